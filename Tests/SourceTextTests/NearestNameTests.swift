import SourceText
import Testing

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("colr", ["color", "colors", "cool"], "color"), ("serise", ["series", "serie"], "series"),
      ("Series", ["series"], "series"), ("gradient-stop-1", ["gradientStop.1", "gradient"], "gradientStop.1"),
      ("blue.500", ["blue.50", "blue.600", "red.500"], "blue.600"), ("x", ["y", "zz"], nil), ("X", ["y", "x"], "x"),
      ("xyz", ["abc"], nil),
      ("", ["a"], nil), ("a", [], nil), ("grün", ["gruen", "grun"], "grun"), ("name", ["Name", "names"], "Name"),
      ("ab", ["ba"], "ba"), ("background", ["backgruond"], "backgruond"),
    ] as [(String, [String], String?)])
  func `the name that was meant`(word: String, names: [String], nearest: String?) {
    #expect(NearestName.suggestion(for: word, among: names) == nearest)
  }

  @Test func `the order of the candidates does not matter`() {
    let names = ["bat", "cat", "rat", "at", "hats", "HAT", "Hat"]
    #expect(
      NearestName.suggestion(for: "hatt", among: names) == NearestName.suggestion(for: "hatt", among: names.reversed()))
    #expect(NearestName.suggestion(for: "mat", among: ["rat", "cat", "bat"]) == "bat")
  }

  @Test func `no word is as far from a name as the name is long`() {
    #expect(NearestName.isNear("", "a", atMost: 1) && NearestName.isNear("a", "", atMost: 1))
    #expect(!NearestName.isNear("", "ab", atMost: 1) && NearestName.isNear("", "", atMost: 0))
  }

  @Test func `long and many candidates are no burden`() {
    let names = (0..<5_000).map { "color.palette.\($0)" } + [String(repeating: "x", count: 1_000_000)]
    #expect(NearestName.suggestion(for: "color.pallete.777", among: names) == "color.palette.777")
    #expect(NearestName.suggestion(for: String(repeating: "x", count: 65), among: names) == nil)
  }
}
