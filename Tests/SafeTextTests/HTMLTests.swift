import HostileText
import SafeText
import SourceText
import Testing

struct HTMLTests {
  @Test(arguments: NamedText.hostile)
  func `text between literals neither leaves its element nor its attribute`(_ hostile: NamedText) {
    let text = hostile.text
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    let tags = Array(MarkupScanner(Array(html.text.utf8)))
    #expect(tags.map(\.spelling) == ["p", "p"])
    #expect(tags.first?.attributes.map(\.name) == ["title"])
  }

  @Test(arguments: [
    ("\u{2068}مطر\u{2069}: 3", true), ("\u{2068}a\u{2068}b\u{2069}\u{2069}", true), ("\u{2068}a", false),
    ("a\u{2069}", false),
    ("\u{2069}a\u{2068}", false), ("\u{2067}a\u{2069}", false), ("\u{202E}a", false), ("\u{2066}a\u{2069}", false),
  ])
  func `isolates that are closed stay in a page, and nothing else that turns a text`(text: String, stays: Bool) {
    let html: HTML = "<p title=\"\(text)\">\(text)</p>"
    #expect(html.text.contains("u{20") != stays && html.text.contains(text) == stays)
    #expect(xmlAttribute(text).contains("u{20") != stays)
  }

  @Test func `fragments of HTML are joined unchanged`() {
    let items = ["<&>", "b"].map { "<li>\($0)</li>" as HTML }
    let none: HTML? = nil
    let list: HTML = "<ul>\(items)</ul>\(3)\(none)"
    #expect(list.text == "<ul><li>&lt;&amp;&gt;</li><li>b</li></ul>3")
  }

  @Test(arguments: [
    ("#12aBef", "#12aBef"), ("#12abef80", "#12abef"), ("red;background:url(x)", "#000000"), ("#12345", "#000000"),
    ("", "#000000"),
    ("#12345\"", "#000000"),
  ])
  func `a style holds a colour and nothing else`(hex: String, style: String) {
    #expect(HTML.style(hex: hex).text == style)
  }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 follows the standard`(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
  }
}
