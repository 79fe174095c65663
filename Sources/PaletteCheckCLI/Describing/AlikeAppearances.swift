import ChartDescription
import Colorimetry
import PaletteCharts
import PaletteRules
import SourceText

extension Chart {
  /// The series that some readers take for each other in a chart as it is drawn, measured by the rules for themes.
  func alikeSeries(_ origin: TokenOrigin) -> [AlikeSeries] {
    guard series.count > 1 else { return [] }
    let drawn = series.map { series in
      let appearance = series.appearance
      return Series(
        name: series.name, token: series.name,
        color: ThemeColor(Color(appearance.color ?? SRGB(0, 0, 0)), origin: origin), symbol: appearance.symbol,
        dash: appearance.dash, pattern: appearance.pattern)
    }
    let mode = ThemeMode(series: drawn)
    let theme = Theme(path: origin.file.path, format: "chart", formatLabel: "chart", modes: [mode])
    let judged = JudgedMode(mode, of: theme, settings: JudgementSettings())
    return AlikeSeries.pairs([Vision.normal, .protan, .deutan, .tritan].map { SeenAlike($0, judged) })
  }
}
