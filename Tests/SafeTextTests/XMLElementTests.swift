import HostileText
import SafeText
import SourceText
import Testing

struct XMLElementTests {
  @Test func `elements are indented, text stays on its tags' line, nil is omitted`() {
    let root = XMLElement(
      "a", [("x", "1"), ("y", nil)],
      .elements([XMLElement("b", [], .text("<&>")), XMLElement("c", [("z", "\"\n")])]))
    #expect(
      root.document == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a x="1">
          <b>&lt;&amp;&gt;</b>
          <c z="&quot;&#10;"/>
        </a>

        """)
  }

  @Test(arguments: NamedText.hostile)
  func `no text becomes an element`(_ hostile: NamedText) {
    let text = hostile.text
    let document = XMLElement("a", [("x", text)], .text(text)).document
    #expect(Set(MarkupScanner(Array(document.utf8)).map(\.spelling)) == ["a"])
    #expect(!document.unicodeScalars.contains { isControl($0) && $0 != "\n" && $0 != "\t" })
  }

  @Test(
    arguments: [("[x](1)", "\\[x\\](1)"), ("plain", "plain"), ("\u{1B}[31m", "\\u{1b}\\[31m")] as [(NamedText, String)])
  func `a SARIF message has only its own links`(given: NamedText, message: String) {
    #expect(sarifMessage(given.text) == message)
  }
}
