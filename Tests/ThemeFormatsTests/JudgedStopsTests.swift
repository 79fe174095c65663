import PaletteRules
import Testing

@testable import ThemeFormats

struct JudgedStopsTests {
  private func echarts(_ ground: String) throws -> Theme {
    try readTheme(
      ##"""
      {"backgroundColor": "\##(ground)", "color": ["#2166ac", {"type": "linear", "colorStops":
        [{"offset": 0, "color": "#7a1f00"}, {"offset": 0.5, "color": "#b2452a"}, {"offset": 1, "color": "#ffd9cc"}]}]}
      """##)
  }

  @Test(arguments: [("#ffffff", "#ffd9cc"), ("#200800", "#7a1f00"), ("#b2452a", "#b2452a")])
  func `a series in a gradient is judged by the stop that stands out least`(ground: String, worst: String) throws {
    let theme = try echarts(ground)
    #expect(theme.modes[0].series.map(\.color.hex) == ["#2166ac", worst])
    #expect(
      theme.notes.contains(
        ReadingNote.gradientByWorst("color.2", "#7a1f00, #b2452a, #ffd9cc", worst)
      ))
    #expect(theme.unjudged == [UnjudgedReason.otherStops("color.2")])
  }

  @Test func `where nobody knows what is behind it, the first stop is judged, and that is reported`() throws {
    let theme = try echarts("rgba(255, 255, 255, 0.5)")
    #expect(theme.modes[0].series[1].color.hex == "#7a1f00")
    #expect(theme.notes.contains { $0.isA(ReadingNote.gradientByFirst) && $0.arguments[2] == "#7a1f00" })
  }

  @Test func `Highcharts' gradients are judged alike, and a text in one as well`() throws {
    let theme = try readTheme(
      ##"""
      {"chart": {"backgroundColor": "#ffffff"}, "colors": ["#2166ac", {"linearGradient": {"x1": 0, "y1": 0, "x2": 0, "y2": 1},
        "stops": [[0, "#003399"], [1, "#ccddff"]]}]}
      """##)
    #expect(theme.format == "highcharts" && theme.modes[0].series[1].color.hex == "#ccddff")
    #expect(theme.unjudged.count == 1)
  }

  @Test func `the failing end of a gradient fails the theme, though its first colour passes`() throws {
    let findings = Judge.judge(try echarts("#ffffff")).findings.filter { $0.rule == .markContrast }
    #expect(findings.map(\.series) == [["#ffd9cc"]])
  }
}
