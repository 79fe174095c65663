import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// What each language and library says of a colour in the arguments of a call: its opacity, and in which order.
@Suite struct ColorCallTests {
  private func theme(_ path: String, _ list: String) throws -> Theme {
    try ThemeReader.read(SourceFile(path: path, bytes: Array(list.utf8)))
  }

  /// The colours of a list as `#rrggbb` or `#rrggbbaa`.
  private func colors(_ theme: Theme) -> [String] { theme.modes[0].series.map(\.color.hex) }

  private static let swift = ("chart.swift", "let chartColors = [", "]")
  private static let java = ("Chart.java", "class C { static Color[] CHART_COLORS = {", "}; }")
  private static let kotlin = ("Chart.kt", "val chartColors = listOf(", ")")
  private static let csharp = ("Chart.cs", "class C { static Color[] ChartColors = {", "}; }")
  private static let dart = ("chart.dart", "const chartColors = [", "];")
  private static let go = ("chart.go", "var chartColors = []color.Color{", "}")
  private static let r = ("chart.R", "chart_colors <- c(", ")")
  private static let julia = ("chart.jl", "chart_colors = [", "]")

  /// Each call beside an opaque colour.
  @Test(arguments: [
    (swift, "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)", "#33669980"),
    (swift, "NSColor(red: 51 / 255, green: 102 / 255, blue: 153 / 255, alpha: 1)", "#336699"),
    (swift, "Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.25)", "#33669940"),
    (swift, "Color(hex: \"#336699\", alpha: 0.5)", "#33669980"), (swift, "Color(hex: 0x336699)", "#336699"),
    (java, "new Color(51, 102, 153, 128)", "#33669980"), (java, "new Color(0.2f, 0.4f, 0.6f, 0.5f)", "#33669980"),
    (java, "new Color(0x80336699, true)", "#33669980"), (java, "new Color(0x80336699, false)", "#336699"),
    (java, "Color.argb(128, 51, 102, 153)", "#33669980"), (java, "\"#80336699\"", "#33669980"),
    (kotlin, "\"#FF336699\"", "#336699"), (swift, "\"#336699ff\"", "#336699"),
    (kotlin, "Color(0x80336699)", "#33669980"), (kotlin, "Color.parseColor(\"#80336699\")", "#33669980"),
    (kotlin, "Color.parseColor(\"#FF336699\")", "#336699"),
    (kotlin, "Color(51, 102, 153, alpha = 128)", "#33669980"),
    (csharp, "Color.FromArgb(128, 51, 102, 153)", "#33669980"),
    (csharp, "Color.FromArgb(0x80, 0x33, 0x66, 0x99)", "#33669980"),
    (csharp, "SKColor.Parse(\"#FF336699\")", "#336699"), (csharp, "SKColor.Parse(\"#80336699\")", "#33669980"),
    (dart, "Color(0x80336699)", "#33669980"), (dart, "Color.fromARGB(128, 51, 102, 153)", "#33669980"),
    (dart, "Color.fromRGBO(51, 102, 153, 0.5)", "#33669980"), (dart, "Color.fromRGBO(51, 102, 153, 1)", "#336699"),
    (go, "color.NRGBA{51, 102, 153, 128}", "#33669980"), (go, "color.RGBA{R: 51, G: 102, B: 153, A: 255}", "#336699"),
    (r, "rgb(0.2, 0.4, 0.6, 0.5)", "#33669980"), (r, "rgb(51, 102, 153, 128, maxColorValue = 255)", "#33669980"),
    (r, "adjustcolor(\"#336699\", alpha.f = 0.5)", "#33669980"),
    (julia, "RGBA(0.2, 0.4, 0.6, 0.5)", "#33669980"), (julia, "RGB(0.2, 0.4, 0.6)", "#336699"),
  ])
  func `an opacity is read as the call means it`(
    language: (path: String, open: String, close: String), call: String, color: String
  ) throws {
    let plain = language.path.hasSuffix("swift") ? "Color(hex: \"#b2182b\")" : "\"#b2182b\""
    let read = try theme(language.path, "\(language.open)\(call), \(plain)\(language.close)\n")
    #expect(colors(read) == [color, "#b2182b"])
  }

  /// Calls that may change what is seen in a way that is not known: counted, never taken for opaque.
  @Test(arguments: [
    (swift, "Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6)"), (swift, "Color(hex: \"#80336699\")"),
    (swift, "Color(hex: \"#336699\").opacity(0.5)"), (swift, "lightenColor(\"#336699\", 0.2)"),
    (kotlin, "darker(first)"), (kotlin, "Color(0xFF336699).copy(alpha = 0.5f)"),
    (java, "new Color(51, 102, 153, opacity)"),
    (csharp, "Color.FromArgb(128, Base)"), (go, "color.RGBA{51, 102, 153, 128}"),
    (dart, "Color(0xFF336699).withOpacity(0.5)"), (r, "alpha(\"#336699\", 0.4)"), (r, "rgb(0.2, 0.4, 0.6, a)"),
  ])
  func `a call that is not understood is not checked`(
    language: (path: String, open: String, close: String), call: String
  ) throws {
    let plain =
      language.path.hasSuffix("swift")
      ? ["1b7837", "b2182b"].map { "Color(hex: \"#\($0)\")" } : ["\"#1b7837\"", "\"#b2182b\""]
    let read = try theme(language.path, "\(language.open)\(plain[0]), \(call), \(plain[1])\(language.close)\n")
    #expect(colors(read) == ["#1b7837", "#b2182b"])
    #expect(read.unjudged.count == 1, "\(read.unjudged)")
  }

  @Test(arguments: [
    ("Chart.kt", "val moreChartColors = pick(listOf(Color(0xFF2166AC), Color(0xFFB2182B)))"),
    ("chart.swift", "let moreChartColors = base.colors + [accent]"),
    ("chart.go", "var moreChartColors = shades(blue, 3)"),
  ])
  func `computed colours that are called a chart's are not checked`(path: String, computed: String) throws {
    let list = [
      "Chart.kt": Self.kotlin, "chart.swift": Self.swift, "chart.go": ("", "var chartColors = []string{", "}"),
    ][path]
    let (_, open, close) = try #require(list)
    let read = try theme(path, "\(open)\"#1b7837\", \"#b2182b\"\(close)\n\(computed)\n")
    #expect(colors(read) == ["#1b7837", "#b2182b"] && read.unjudged.count == 1)
  }

  @Test func `a colour of Sass with another opacity has it`() throws {
    let read = try theme("charts.scss", "$chart-colors: (rgba(#336699, 0.5), rgba(#b2182b, .25), #1b7837);\n")
    #expect(colors(read) == ["#33669980", "#b2182b40", "#1b7837"])
  }
}
