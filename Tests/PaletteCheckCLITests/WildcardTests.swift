import Testing

@testable import PaletteCheckCLI

struct WildcardTests {
  @Test(arguments: [
    ("*", "", true), ("*", "a", true), ("*.json", "a.json", true), ("*.json", ".json", true),
    ("*.json", "a.jsonc", false),
    ("a?c", "abc", true), ("a?c", "ac", false), ("a*b*c", "axbxc", true), ("a*b*c", "axxc", false), ("", "", true),
    ("", "a", false), ("?", "é", true),
  ])
  func `stars and question marks mean what they mean in a shell`(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(Wildcard(pattern).matches(name) == matches)
  }

  @Test func `many stars do not take exponential time`() {
    let pattern = Wildcard(String(repeating: "a*", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
  }
}
