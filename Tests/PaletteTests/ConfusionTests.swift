import Colorimetry
import Palette
import SourceText
import Testing

struct ConfusionTests {
  /// Pairs that real people and published palettes show to be confused; figures clamped, model auto.
  @Test(arguments: [
    ("#2ca02c", "#d62728", "PC201"), ("#ff9da7", "#bab0ac", "PC201"), ("#4477aa", "#228833", "PC202"),
    ("#00ba38", "#619cff", "PC202"), ("#ececec", "#f9eaea", "PC203"),
  ])
  func `a confused pair fails one rule`(first: String, second: String, rule: String) throws {
    let judgement = try WrittenTheme(first, second).judged(.only("PC201", "PC202", "PC203"))
    #expect(judgement.findings.map(\.rule) == [rule])
    #expect(judgement.isBalanced)
    let finding = try #require(judgement.findings.first)
    #expect(try #require(finding.measured) < 8)
    #expect(finding.series == ["b", "a"])
    #expect(finding.origin?.start.line == 2)
    #expect(finding.related.map(\.label) == ["'a'"])
  }

  @Test(arguments: [
    ["#5790fc", "#f89c20", "#e42536", "#964a8b", "#9c9ca1", "#7a21dd"], ["#0000ff", "#ffff00"],
    ["#6929c4", "#1192e8"],
  ])
  func `a safe palette passes`(colors: [String]) throws {
    let judgement = try WrittenTheme(colors).judged(.only("PC201", "PC202", "PC203"))
    #expect(judgement.findings.isEmpty)
    #expect(judgement.isBalanced)
    #expect(judgement.passed == 3 * colors.count * (colors.count - 1) / 2)
  }
}
