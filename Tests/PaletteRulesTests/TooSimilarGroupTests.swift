import PaletteRules
import Testing

struct TooSimilarGroupTests {
  private func found(_ colors: [String]) throws -> [Finding] {
    let judgement = try WrittenTheme(colors).judged(.only("PC203"))
    #expect(judgement.isBalanced)
    return judgement.findings
  }

  @Test func `seven series in one colour are one finding with a part for every pair`() throws {
    let found = try found(Array(repeating: "#2166ac", count: 7))
    #expect(found.count == 1 && found[0].series.count == 7 && found[0].parts.count == 21)
    #expect(found[0].message.hasPrefix("'a', 'b', 'c' and 4 more are the same colour for everyone"))
    #expect(found[0].remedy == "give each of the 7 a colour of its own")
  }

  @Test func `the same two colours again and again are one finding`() throws {
    // Twice two, and a third colour far from both: one finding for each colour and one for the two.
    let found = try found(["#2166ac", "#2a6bb0", "#2166ac", "#2a6bb0", "#d55e00"])
    #expect(found.map(\.parts.count).sorted() == [0, 0, 4])
  }

  @Test func `different colours stay findings of their own`() throws {
    #expect(try found(["#2166ac", "#2a6bb0", "#1c60a6"]).count == 3)
  }

  @Test func `steps of a scale that their dashes distinguish are notes`() throws {
    var theme = try WrittenTheme(["#2b2b2b", "#3e3e3e", "#525252", "#676767", "#7c7c7c"])
    for (index, dash) in ([[], [6, 3], [2, 2], [12, 4], [8, 3, 2, 3]] as [[Double]]).enumerated() {
      (theme.series[index].mark, theme.series[index].dash) = (.line, dash)
    }
    let found = try theme.judged(.only("PC203")).findings
    #expect(!found.isEmpty && found.allSatisfy { $0.level == .info })
  }
}
