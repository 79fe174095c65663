import HostileText
import SafeText
import Testing

@Suite struct CommandTextTests {
  @Test(arguments: NamedText.hostile)
  func `a workflow command stays one command`(_ hostile: NamedText) {
    let text = hostile.text
    for escape in [githubData, githubProperty] {
      let safe = escape(text)
      #expect(!safe.unicodeScalars.contains(where: isControl))
      #expect(!safe.contains("##["))
    }
    #expect(!githubProperty(text).contains { $0 == ":" || $0 == "," })
  }

  @Test func `escapes match the toolkit`() {
    #expect(githubData("50%\r\n::a,b") == "50%25%0D%0A::a,b")
    #expect(githubProperty("50%\r\n::a,b") == "50%25%0D%0A%3A%3Aa%2Cb")
  }

  @Test(arguments: NamedText.hostile)
  func `a code span holds everything to its end`(_ hostile: NamedText) {
    let text = hostile.text
    let code = markdownCode(text)
    let fence = code.prefix { $0 == "`" }
    let inside = code.dropFirst(fence.count).dropLast(fence.count)
    let runs = inside.split { $0 != "`" }.map(\.count)
    #expect(!runs.contains(fence.count) && inside.first != "`" && inside.last != "`" && !inside.isEmpty)
    #expect(!code.contains("|") && !code.unicodeScalars.contains(where: isControl))
  }

  @Test(arguments: [
    ("a", "`a`"), ("`", "`` ` ``"), ("a``b", "```a``b```"), ("", "` `"), ("  ", "`  `"), (" a ", "`  a  `"),
    ("a|b", #"`a\u{7c}b`"#),
  ])
  func `a code span by example`(text: String, code: String) { #expect(markdownCode(text) == code) }

  @Test(arguments: NamedText.hostile)
  func `a path in a URI is plain ASCII`(_ hostile: NamedText) {
    let text = hostile.text
    let uri = uriPath(text)
    let allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/%"
    #expect(uri.allSatisfy(allowed.contains))
    #expect(!uri.hasPrefix("//"))
  }

  @Test(arguments: [
    ("a/b.json", "a/b.json"), ("a b?c#d", "a%20b%3Fc%23d"), ("grün", "gr%C3%BCn"), ("c:x", "c%3Ax"), ("%", "%25"),
    ("\u{10FFFF}", "%FF"), ("\n", "%0A"), ("//h", "/%2Fh"), ("a//b", "a//b"),
  ])
  func `a path in a URI by example`(path: String, uri: String) { #expect(uriPath(path) == uri) }
}
