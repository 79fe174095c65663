internal import Colorimetry
internal import PaletteRules
internal import SourceText

/// One look of a chart: its colours and the background behind them, as in light, in dark, or with Increase Contrast.
///
///     let report = ChartAppearance.check([
///       ChartAppearance("light", palette, background: "#ffffff", text: "#1c1c1e"),
///       ChartAppearance("dark", darkPalette, background: "#1c1c1e", text: "#f2f2f7"),
///     ])
///     #expect(report.passes, "\(report)")
public struct ChartAppearance: Hashable, Sendable {
  /// `light`, `dark`, `increased contrast`. A name that asks for more contrast has its higher thresholds: 4.5:1 for marks, 7:1
  /// for text.
  public var name: String
  /// The colours, in the same order and under the same names in each look.
  public var palette: Palette
  /// Behind the marks; opaque.
  public var background: ChartColor
  /// The colour of titles and labels on the background; nil leaves them out.
  public var text: ChartColor?

  /// Creates a look.
  public init(
    _ name: String, _ palette: Palette, background: ChartColor = .white, text: ChartColor? = nil
  ) {
    (self.name, self.palette, self.background, self.text) = (name, palette, background, text)
  }

  /// Judges several looks of one chart together: each by itself, and whether a series keeps the name of its colour in all.
  ///
  /// - Parameters:
  ///   - appearances: The one that most people see first. None passes nothing.
  ///   - rules: Levels other than the defaults: `[.blueYellowConfusion: .error, .recommendedContrast: nil]`; nil is off.
  public static func check(
    _ appearances: [ChartAppearance], rules: [Report.Rule: Report.Level?] = [:]
  ) -> Report {
    var settings = JudgementSettings(rules)
    // Leaving text out is a choice here, not something that could not be checked.
    if appearances.allSatisfy({ $0.text == nil }) { settings.levels[.textContrast] = .off }
    return Report(Judge.judge(theme(appearances), settings: settings))
  }

  /// The theme that the rules judge. A line for each colour gives findings an order.
  static func theme(_ appearances: [ChartAppearance]) -> Theme {
    let colors = appearances.flatMap { look in
      look.palette.series.map(\.color) + [look.background] + [look.text].compactMap(\.self)
    }
    let lines = colors.map { Array("\($0.hex)\n".utf8) }
    let file = SourceFile(path: "palette", bytes: lines.flatMap(\.self), isBuiltIn: true)
    var start = 0
    var placed = zip(colors, lines).map { color, line in
      defer { start += line.count }
      let components = Color.Components(color.red, color.green, color.blue)
      return ThemeColor(
        Color(space: .srgb, components: components, alpha: color.opacity),
        origin: TokenOrigin(file: file, range: start..<(start + line.count - 1)))
    }[...]
    let modes = appearances.map { look in
      let series = look.palette.series.map { $0.judged(placed.removeFirst()) }.namedApart
      let background = placed.removeFirst()
      return ThemeMode(
        name: look.name, background: background, text: look.text.map { _ in placed.removeFirst() }, series: series)
    }
    return Theme(path: "palette", format: "palettecheck", formatLabel: "palette", modes: modes)
  }
}
