import PaletteRules
import Testing

/// Series in one colour, confused with others: one finding for the two colours, a part for every pair.
struct SharedColorTests {
  private func found(_ colors: [String], _ change: (inout [Series]) -> Void = { _ in }) throws -> [Finding] {
    var written = try WrittenTheme(colors)
    change(&written.series)
    let judgement = try written.judged(.only("PC201", "PC202", "PC203"))
    #expect(judgement.isBalanced)
    return judgement.findings
  }

  @Test(arguments: [("#b8602f", "#5b8c2a", "PC201"), ("#4477aa", "#228833", "PC202")])
  func `two colours are one finding however many series share them`(one: String, other: String, rule: String) throws {
    let found = try found([one, one, other, one]).filter { $0.rule.id == rule }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.series == ["a", "b", "c", "d"])
    #expect(
      finding.parts.map(\.tokens) == [["series.c", "series.a"], ["series.c", "series.b"], ["series.d", "series.c"]])
    #expect(finding.parts.allSatisfy { $0.measured == finding.measure?.value })
    #expect(finding.message.hasPrefix("'c' with 'a', 'c' with 'b', 'd' with 'c' are"))
    #expect(finding.colors.map(\.token) == finding.tokens && finding.colors.allSatisfy { $0.simulatedHex != nil })
  }

  @Test func `the colour that all pairs share is the one to change`() throws {
    let finding = try #require(try found(["#9467bd", "#1f77b4", "#9467bd"]).first { $0.rule == .redGreenConfusion })
    let changed = try #require(finding.suggestions.last { $0.hex != nil })
    #expect(changed.series == "b")
    // A colour for each side cannot mend four pairs.
    let both = try #require(
      try found(["#9467bd", "#1f77b4", "#9467bd", "#1f77b4"]).first { $0.rule == .redGreenConfusion })
    #expect(both.suggestions.allSatisfy { $0.hex == nil } && both.remedy.contains("palettecheck fix"))
  }

  @Test func `every series of a group gets its mark, and the rest of a long list is counted`() throws {
    let colors = ["#5b8c2a"] + Array(repeating: "#b8602f", count: 6)
    let finding = try #require(try found(colors).first { $0.rule == .redGreenConfusion })
    #expect(finding.suggestions.filter { $0.alternative == 0 && $0.symbol != nil }.count == 7)
    #expect(finding.remedy.hasPrefix("mark 'b' with a ") && finding.remedy.contains(" and 4 more, or "))
  }

  @Test func `pairs that a second channel tells apart are information of their own`() throws {
    let found = try found(["#b8602f", "#5b8c2a", "#b8602f"]) {
      ($0[0].symbol, $0[1].symbol, $0[2].symbol) = (.circle, .cross, .cross)
    }.filter { $0.rule == .redGreenConfusion }
    #expect(found.map(\.level) == [.info, .error] && found.map(\.series) == [["b", "a"], ["c", "b"]])
  }

  @Test func `different colours stay findings of their own`() throws {
    #expect(try found(["#b8602f", "#5b8c2a", "#5a8c2c"]).filter { $0.rule == .redGreenConfusion }.count == 2)
  }
}
