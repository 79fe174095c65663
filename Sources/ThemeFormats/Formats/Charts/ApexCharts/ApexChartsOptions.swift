import PaletteRules
import SourceText

/// Options of an ApexCharts chart or page: `{chart: {type: 'donut', foreColor: …}, colors: […], theme: {mode: 'dark'}}`.
///
/// Source: ApexCharts 6.10, `src/modules/settings/Options.js`. Its own palettes, which a theme names (`palette: 'palette4'`),
/// are in the library and not in the options.
enum ApexChartsOptions: OptionsFormat {
  static let name = "apexcharts"
  static let label = "ApexCharts options"

  static let spelling = OptionsSpelling(
    expectation: Refusal.otherForms("ApexCharts options", "an object"), opacities: ["fill/opacity"],
    ownText: ("#373d3f", "ApexCharts", "chart/background"))

  static func read(_ options: inout OptionsReader) throws(ThemeProblem) {
    options.mode.background = options.surface("chart/background")
    options.mode.text = options.color("chart/foreColor")
    options.mode.gridlines = options.color("grid/borderColor")
    if options.place("theme/mode")?.node.string == "dark" {
      options.mode.name = "dark"
      let reason = "theme.mode is dark and no background is set; set it with --background"
      options.mode.unknownGround = options.mode.background == nil ? reason : nil
    } else if options.place("chart/sparkline/enabled")?.node.boolean != true,
      !texts.contains(where: { options.place($0) != nil })
    {
      options.addOwnText()
    }
    options.mode.series = try options.series("colors", as: "colors")
    let kind = options.place("chart/type")?.node.string ?? "line"
    options.drawsOpaqueMarks = Self.lines.contains(kind)
  }

  /// Where texts have colours of their own.
  private static let texts: [OptionKeys] = [
    "xaxis/labels/style/colors", "yaxis/labels/style/colors", "legend/labels/colors",
  ]
  /// Keys at the top that Highcharts has not: it writes `xAxis`, and has no top key for the others.
  private static let own = ["xaxis", "yaxis", "stroke", "dataLabels", "markers", "fill", "forecastDataPoints"]
  /// Kinds of charts whose series are told by their lines, which `fill` does not fade.
  private static let lines: Set<String> = ["line", "area", "rangeArea", "radar", "scatter", "bubble"]
  /// Kinds of charts that only ApexCharts has by these names.
  private static let kinds: Set<String> = [
    "donut", "radialBar", "rangeBar", "rangeArea", "boxPlot", "polarArea", "radar",
  ]

  static func recognises(_ input: ThemeInput) -> Bool { input.root.map(areOptions) ?? false }

  /// In a program that names the library, an object with its chart and the colours is enough.
  static func recognises(object input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    let isChart = root["chart"]?.members != nil && (root["colors"]?.items != nil || root["series"]?.items != nil)
    return areOptions(root) || isChart && isNamed(in: input.file)
  }

  /// Whether a program names the library.
  static func isNamed(in file: SourceFile) -> Bool {
    file.bytes.hold("pexCharts") || file.bytes.hold("pexchart")
  }

  /// Whether an object holds such options, which look much like those of Highcharts.
  static func areOptions(_ root: SourceNode) -> Bool {
    let isChart = root["chart"]?.members != nil && root["series"]?.items != nil
    return root["colors"]?.items != nil && isNamed(root) || isChart && isDrawn(root)
  }

  /// Whether options say so by what they set for the whole page.
  private static func isNamed(_ root: SourceNode) -> Bool {
    root["chart"]?.holdsOne(of: ["foreColor", "background"]) ?? false
      || root["theme"]?.holdsOne(of: ["mode", "palette", "monochrome", "accessibility"]) ?? false
  }

  /// Whether a chart is one of ApexCharts, by the names of its parts and its kind; its pies have plain numbers.
  private static func isDrawn(_ root: SourceNode) -> Bool {
    root.holdsOne(of: own) || root["chart"]?["type"]?.string.map(kinds.contains) ?? false
      || root["series"]?.items?.contains { $0.number != nil } ?? false
  }
}
