import SourceText
import Testing

/// Examples from gitignore(5) and the corners of `wildmatch.c`; an integration check compares hundreds with git itself.
@Suite struct IgnorePatternTests {
  private static func matches(_ pattern: String, _ path: String, isDirectory: Bool) -> Bool {
    IgnorePattern(Array(pattern.utf8))?.matches(path, isDirectory: isDirectory) ?? false
  }

  @Test(arguments: [
    ("hello.*", "hello.txt"), ("hello.*", "a/hello.java"), ("/hello.*", "hello.c"), ("foo/*", "foo/test.json"),
    ("foo/*", "foo/bar"), ("doc/frotz", "doc/frotz"), ("**/foo", "foo"), ("**/foo", "a/b/foo"),
    ("**/foo/bar", "a/foo/bar"),
    ("abc/**", "abc/x/y"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("frotz", "a/frotz"), ("\\#x", "#x"),
    ("\\!x", "!x"),
    ("x\\ ", "x "), ("x  ", "x"), ("[a-c].json", "b.json"), ("[!a].json", "b.json"), ("[^a].json", "b.json"),
    ("[[:digit:]]x", "1x"), ("[]]", "]"), ("[a-]", "-"), ("[\\]]", "]"), ("\\*.json", "*.json"), ("*", "a"),
    ("**", "a/b"),
    ("a**b", "axb"), ("*.j?on", "a.json"),
  ])
  func `matches files`(pattern: String, path: String) {
    #expect(Self.matches(pattern, path, isDirectory: false))
    #expect(Self.matches(pattern, path, isDirectory: true))
  }

  @Test(arguments: [
    ("/hello.*", "a/hello.java"), ("foo/*", "foo/bar/hello.c"), ("doc/frotz", "a/doc/frotz"), ("abc/**", "abc"),
    ("**/foo", "xfoo"), ("#x", "#x"), ("", ""), ("/", "a"), ("[a", "a"), ("[a", "[a"), ("x\\", "x\\"),
    ("[[:word:]]", "a"),
    ("A", "a"), ("?", "ab"), ("a?b", "a/b"), ("a[/]b", "a/b"), ("a[!x]b", "a/b"), ("a/**b", "a/x/b"),
  ])
  func `does not match`(pattern: String, path: String) {
    #expect(!Self.matches(pattern, path, isDirectory: false))
    #expect(!Self.matches(pattern, path, isDirectory: true))
  }

  @Test(arguments: [("frotz/", "frotz"), ("frotz/", "a/frotz"), ("doc/frotz/", "doc/frotz"), ("**/x/", "a/x")])
  func `a slash at the end means directories alone`(pattern: String, path: String) {
    #expect(Self.matches(pattern, path, isDirectory: true))
    #expect(!Self.matches(pattern, path, isDirectory: false))
  }

  @Test func `a file has a pattern for each line that says something`() {
    let text = "\u{FEFF}a\r\n# comment\n\n   \n!b\nc/\n"
    let patterns = IgnorePattern.patterns(Array(text.utf8))
    #expect(patterns.map(\.isNegated) == [false, true, false])
    #expect(patterns[0].matches("a", isDirectory: false))
    #expect(patterns[1].matches("b", isDirectory: false))
  }

  @Test func `no pattern takes more than the product of the lengths`() {
    let path = String(repeating: "a", count: 2_000)
    #expect(!Self.matches(String(repeating: "*a", count: 50) + "b", path, isDirectory: false))
    #expect(!Self.matches(String(repeating: "**/", count: 50) + "b", path, isDirectory: false))
  }
}
