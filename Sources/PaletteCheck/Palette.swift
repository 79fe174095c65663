internal import Colorimetry
internal import PaletteRules
internal import SourceText

/// The colours that appear together in a chart.
///
///     let palette = try Palette(["Revenue": "#0b62d6", "Cost": "oklch(0.55 0.16 40)"])
///     #expect(palette.check(background: "#ffffff").passes)
public struct Palette: Hashable, Sendable {
  /// In drawing order.
  public var series: [ChartSeries]

  /// Creates a palette of series.
  public init(_ series: [ChartSeries]) { self.series = series }

  /// Creates a palette of colours as CSS writes them, by the names of their series.
  ///
  /// - Throws: ``ColorError`` for the first text that is not a colour.
  public init(_ colors: KeyValuePairs<String, String>) throws(ColorError) {
    series = []
    for (name, css) in colors { series.append(ChartSeries(name, try ChartColor(css))) }
  }

  /// Creates a palette of colours; their series are `series 1`, `series 2` and so on.
  public init(colors: [ChartColor]) {
    series = colors.enumerated().map { ChartSeries("series \($0.offset + 1)", $0.element) }
  }

  /// Judges the palette on a background, by the rules of the command `palettecheck`.
  ///
  /// - Parameters:
  ///   - background: Behind the marks; opaque.
  ///   - text: The colour of titles and labels on the same background; nil leaves them out.
  ///   - rules: Levels other than the defaults, by the id of the rule: `["PC202": .error, "PC104": nil]`; nil is off.
  ///     An id that no rule has is an error of the report.
  public func check(
    background: ChartColor = .white, text: ChartColor? = nil, rules: [String: Report.Level?] = [:]
  ) -> Report {
    var (settings, unknown) = Self.settings(rules)
    // Leaving text out is a choice here, not something that could not be checked.
    if text == nil { settings.levels[.textContrast] = .off }
    return Report(Judge.judge(theme(background, text), settings: settings), besides: unknown)
  }

  /// The smallest change of colours after which the palette passes and readers tell every pair apart clearly.
  ///
  /// Keeps the name of each colour: a blue stays a blue. Where no such colours exist, ``Fix/remaining`` says what is left, and
  /// ``marked(on:)`` may help. Deterministic.
  public func fixed(on background: ChartColor = .white, rules: [String: Report.Level?] = [:]) -> Fix {
    let theme = theme(background, nil)
    let (settings, unknown) = Self.settings(rules)
    let repair = ColorRepair([theme], settings: settings, options: RepairOptions())
    var palette = self
    var changes: [Fix.Change] = []
    let repaired = theme.replacing(repair.replacements).modes[0].series
    for index in series.indices {
      let new = ChartColor(repaired[index].color.srgb, opacity: series[index].color.opacity)
      let old = series[index].color
      guard new != old else { continue }
      palette.series[index].color = new
      changes.append(Fix.Change(name: series[index].name, old: old, new: new, difference: old.difference(from: new)))
    }
    return Fix(palette: palette, changes: changes, remaining: unknown + repair.remaining.map { Report.Finding($0) })
  }

  /// The palette with a marker, dash or label for each series that colour alone does not tell apart from another.
  public func marked(on background: ChartColor = .white) -> Palette {
    let marked = theme(background, nil).marked(JudgementSettings()).theme.modes[0].series
    return Palette(zip(series, marked).map { $0.marked($1) })
  }

  /// A line for each colour, so that findings have an order.
  private func theme(_ background: ChartColor, _ text: ChartColor?) -> Theme {
    let colors = series.map(\.color) + [background] + (text.map { [$0] } ?? [])
    let lines = colors.map { Array("\($0.hex)\n".utf8) }
    let file = SourceFile(path: "palette", bytes: lines.flatMap(\.self), isBuiltIn: true)
    var start = 0
    var placed: [ThemeColor] = []
    for (color, line) in zip(colors, lines) {
      let components = Color.Components(color.red, color.green, color.blue)
      placed.append(
        ThemeColor(
          Color(space: .srgb, components: components, alpha: color.opacity),
          origin: TokenOrigin(file: file, range: start..<(start + line.count - 1))))
      start += line.count
    }
    let mode = ThemeMode(
      background: placed[series.count], text: text == nil ? nil : placed[series.count + 1],
      series: zip(series, placed).map { $0.judged($1) }.namedApart)
    return Theme(path: "palette", format: "palettecheck", formatLabel: "palette", modes: [mode])
  }

  /// The levels of rules, and an error for each name that no rule has.
  private static func settings(_ rules: [String: Report.Level?]) -> (JudgementSettings, unknown: [Report.Finding]) {
    var settings = JudgementSettings()
    var unknown: [Report.Finding] = []
    for (name, level) in rules.sorted(by: { $0.key < $1.key }) {
      if let rule = RuleCatalog.rule(name)?.key {
        settings.levels[rule] = level.flatMap { JudgementSettings.RuleLevel(rawValue: $0.rawValue) } ?? .off
      } else {
        let near = NearestName.suggestion(for: name, among: RuleCatalog.all.flatMap { [$0.id, $0.name] })
        let help = near.map { "did you mean '\($0)'?" } ?? "'palettecheck rules' lists the rules"
        let problem = ThemeProblem("unknown rule '\(name)'", help: help, path: "palette")
        unknown.append(Report.Finding(UnreadableInput.finding(for: problem)))
      }
    }
    return (settings, unknown)
  }
}

/// A change of colours that makes a palette pass.
public struct Fix: Hashable, Sendable {
  /// A colour and its new value.
  public struct Change: Hashable, Sendable {
    /// The name of the series.
    public let name: String
    /// As it was.
    public let old: ChartColor
    /// As it becomes.
    public let new: ChartColor
    /// CIEDE2000 between the two.
    public let difference: Double
  }

  /// The palette after the changes.
  public let palette: Palette
  /// In drawing order; empty for a palette that passes.
  public let changes: [Change]
  /// The errors that no change of colours removes.
  public let remaining: [Report.Finding]
}
