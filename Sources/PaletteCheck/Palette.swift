internal import PaletteRules

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
  ///   - rules: Levels other than the defaults: `[.blueYellowConfusion: .error, .recommendedContrast: nil]`; nil is off.
  public func check(
    background: ChartColor = .white, text: ChartColor? = nil, rules: [Report.Rule: Report.Level?] = [:]
  ) -> Report {
    ChartAppearance.check([ChartAppearance("light", self, background: background, text: text)], rules: rules)
  }

  /// The smallest change of colours after which the palette passes and readers tell every pair apart clearly.
  ///
  /// Keeps the name of each colour: a blue stays a blue. Where no such colours exist, ``Fix/remaining`` says what is left, and
  /// ``marked(on:)`` may help. Deterministic.
  public func fixed(on background: ChartColor = .white, rules: [Report.Rule: Report.Level?] = [:]) -> Fix {
    let theme = theme(on: background)
    let repair = ColorRepair([theme], settings: JudgementSettings(rules), options: RepairOptions())
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
    return Fix(palette: palette, changes: changes, remaining: repair.remaining.compactMap { Report.Finding($0) })
  }

  /// The palette with a marker, dash or label for each series that colour alone does not tell apart from another.
  public func marked(on background: ChartColor = .white) -> Palette {
    let marked = theme(on: background).marked(JudgementSettings()).theme.modes[0].series
    return Palette(zip(series, marked).map { $0.marked($1) })
  }

  private func theme(on background: ChartColor) -> Theme {
    ChartAppearance.theme([ChartAppearance("light", self, background: background)])
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
