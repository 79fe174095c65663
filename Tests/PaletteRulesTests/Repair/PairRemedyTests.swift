import Colorimetry
import PaletteRules
import Testing

struct PairRemedyTests {
  @Test(arguments: [
    ["#9467bd", "#1f77b4"], ["#9467bd", "#1f77b4", "#000000"], ["#c0c020", "#f09030", "#808080"],
  ])
  func `the colour that a finding suggests mends its pair and spoils no other`(colors: [String]) throws {
    var theme = try WrittenTheme(colors)
    let before = try theme.judged(.only("PC201"))
    let found = before.findings("PC201")
    let finding = try #require(found.first { $0.suggestions.last?.hex != nil })
    let suggestion = try #require(finding.suggestions.last)
    // Beside the symbols, not together with them.
    #expect(finding.suggestions.dropLast().allSatisfy { $0.alternative < suggestion.alternative && $0.hex == nil })
    #expect(suggestion.measured.map { $0 >= 10 } == true)
    let index = try #require(theme.series.firstIndex { $0.token == suggestion.token })
    let old = theme.series[index].color
    theme.series[index].color = ThemeColor(try Color(css: try #require(suggestion.hex)), origin: old.origin)
    let left = try theme.judged(.only("PC201")).findings("PC201")
    #expect(left.count < found.count)
    #expect(!left.contains { Set($0.series) == Set(finding.series) })
    // Only the lightness moves; at the edge of the gamut the hue gives way a little.
    let (was, new) = (OKLCh(OKLab(LinearSRGB(old.srgb))), OKLCh(OKLab(LinearSRGB(theme.series[index].color.srgb))))
    #expect(abs(was.hue - new.hue) < 10)
  }

  @Test func `a remedy for contrast keeps a yellow yellow, or points to fix`() throws {
    let yellow = try WrittenTheme("#ffcc00", "#1f77b4").judged(.only("PC102")).findings("PC102")
    #expect(yellow.flatMap(\.suggestions).compactMap(\.hex) == ["#b98f00"])
    let pale = try WrittenTheme("#f0f0a0", "#1f77b4").judged(.only("PC102")).findings("PC102")
    #expect(pale.flatMap(\.suggestions).compactMap(\.hex).isEmpty)
    #expect(pale.contains { $0.remedy.contains("try 'palettecheck fix ") })
  }

  @Test func `no remedy is too faint for its background`() throws {
    // Highcharts' green and light blue on a light grey: both are fainter than 3:1.
    let written = try WrittenTheme("#2caffe", "#00e272")
    let theme = try written.theme(try written.mode(background: "#dddddd"))
    let findings = Judge.judge(theme).findings.filter { ["PC201", "PC202"].contains($0.rule.id) }
    for hex in findings.flatMap(\.suggestions).compactMap(\.hex) {
      #expect(
        WCAG.contrastRatio(try Color(css: hex).mappedToSRGB.srgb, try Color(css: "#dddddd").mappedToSRGB.srgb) >= 3)
    }
    #expect(!findings.isEmpty)
  }

  @Test func `a pair that a symbol tells apart needs no other colour`() throws {
    var theme = try WrittenTheme("#5b8c2a", "#b8602f")
    theme.series[1].symbol = .cross
    #expect(try theme.judged().findings("PC201").allSatisfy(\.suggestions.isEmpty))
  }
}
