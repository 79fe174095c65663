import HostileText
import SafeText
import Testing

struct MarkdownTextTests {
  @Test(arguments: ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&"])
  func `formatting characters are escaped`(mark: String) {
    #expect(markdownText("a\(mark)b") == "a\\\(mark)b")
  }

  @Test func `plain text stays as it is`() {
    #expect(markdownText("Okabe–Ito, 2002: \"unambiguous\" (both)") == "Okabe–Ito, 2002: \"unambiguous\" (both)")
  }

  @Test(arguments: [
    ("see https://example.com", "see https\\://example.com"), ("www.example.com", "www\\.example.com"),
    ("a: b. c", "a: b. c"), ("ww.x", "ww.x"),
  ])
  func `no address becomes a link`(text: String, markdown: String) { #expect(markdownText(text) == markdown) }

  @Test(arguments: NamedText.hostile)
  func `hostile text cannot leave its cell`(_ hostile: NamedText) {
    let text = hostile.text
    #expect(!markdownText(text).unicodeScalars.contains(where: isControl))
  }
}
