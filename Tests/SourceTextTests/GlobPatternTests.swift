import SourceText
import Testing

@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("a.json", "a.json"), ("*.json", "a.json"), ("*.json", ".json"), ("**/*.json", "a.json"),
    ("**/*.json", "a/b/c.json"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("a/**", "a/x/y"), ("**", ""), ("**", "a/b"),
    ("*", ""), ("a*b*c", "a1b2b3c"), ("**/a/**/b", "a/b"), ("**/a/**/b", "x/a/y/b"), ("", ""), ("a**b", "axb"),
    ("***", "a/b"), ("*/*", "a/b"), ("[a]", "[a]"), ("**/**/a", "a"),
  ])
  func `matches`(pattern: String, path: String) { #expect(GlobPattern(pattern).matches(path)) }

  @Test(arguments: [
    ("a.json", "b.json"), ("*.json", "a/b.json"), ("?", ""), ("?", "/"), ("?", "ab"), ("**/b", "ab"), ("**/b", "a/xb"),
    ("a/**/b", "ab"), ("a/**/b", "a/xb"), ("a/**", "a"), ("*", "a/b"), ("", "a"), ("A", "a"), ("*.json", "a.jsonc"),
  ])
  func `does not match`(pattern: String, path: String) { #expect(!GlobPattern(pattern).matches(path)) }

  @Test func `no pattern takes more than the product of the lengths`() {
    let path = String(repeating: "a", count: 2_000)
    #expect(!GlobPattern(String(repeating: "*a", count: 50) + "b").matches(path))
    #expect(!GlobPattern(String(repeating: "**/", count: 50) + "b").matches(path))
  }

  @Test func `a pattern without wildcards is literal`() {
    #expect(GlobPattern("a/b.json").isLiteral && !GlobPattern("a/*").isLiteral && !GlobPattern("**/a").isLiteral)
  }
}
