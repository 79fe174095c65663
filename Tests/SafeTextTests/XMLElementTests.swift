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

  @Test(arguments: [[0..<1, 1..<1, 1..<3], [0..<3], [0..<0], []] as [[Range<Int>]])
  func `elements in portions are written as elements at once`(_ ranges: [Range<Int>]) {
    let elements = (0..<3).map { XMLElement("b", [("n", "\($0)")]) }
    let portions = XMLElement("a", [], .portions(count: ranges.count) { Array(elements[ranges[$0]]) })
    #expect(portions.document == XMLElement("a", [], .elements(ranges.flatMap { elements[$0] })).document)
  }

  @Test func `a long document is passed on in pieces, which together are the document`() {
    let long = XMLElement(
      "a", [], .portions(count: 1_000) { [XMLElement("b", [], .text(String(repeating: "ä", count: 500 + $0)))] })
    var pieces: [String] = []
    long.write { pieces.append($0) }
    #expect(pieces.count > 2)
    #expect(pieces.joined() == long.document)
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

extension XMLElement {
  /// The complete document.
  fileprivate var document: String {
    var document = ""
    write { document += $0 }
    return document
  }
}
