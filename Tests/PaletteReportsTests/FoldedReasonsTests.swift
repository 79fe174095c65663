import Testing

@testable import PaletteReports

struct FoldedReasonsTests {
  @Test func `reasons that differ in a name are one sentence`() {
    let reasons = ["a", "b", "it's c", "d", "e"].map { "PC102 of '\($0)' in mode light: nothing is known" }
    #expect(
      FoldedReasons.sentences(["first"] + reasons + ["PC102 of 'a' in mode dark: nothing is known"]) == [
        "first", "PC102 of 'a', 'b', 'it's c' and 2 more in mode light: nothing is known",
        "PC102 of 'a' in mode dark: nothing is known",
      ])
    #expect(
      FoldedReasons.sentences(Array(reasons.prefix(2))) == ["PC102 of 'a' and 'b' in mode light: nothing is known"])
    #expect(FoldedReasons.sentences([]).isEmpty)
  }
}
