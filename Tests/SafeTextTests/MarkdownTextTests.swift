import SafeText
import Testing

struct MarkdownTextTests {
  @Test(arguments: ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&"])
  func `what could format is escaped`(mark: String) {
    #expect(markdownText("a\(mark)b") == "a\\\(mark)b")
  }

  @Test func `plain text stays as it is`() {
    #expect(markdownText("Okabe–Ito, 2002: \"unambiguous\" (both)") == "Okabe–Ito, 2002: \"unambiguous\" (both)")
  }

  @Test(arguments: hostileTexts)
  func `hostile text cannot leave its cell`(text: String) {
    #expect(!markdownText(text).unicodeScalars.contains(where: isControl))
  }
}
