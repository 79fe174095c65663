import HostileText
import SafeText
import Testing

struct ManualTextTests {
  @Test(arguments: [
    (".Sh x", "\\&.Sh x"), ("'br", "\\&'br"), ("a.b", "a.b"), ("\\fB", "\\efB"), ("--rule", "\\-\\-rule"),
    ("é", "\\[u00E9]"), ("🎨", "\\[u1F3A8]"), ("a\n.so /etc", "a\\eu{a}.so /etc"), ("plain", "plain"),
  ])
  func `text is shown unchanged and contains no request`(_ text: String, _ expected: String) {
    #expect(manualText(text) == expected)
  }

  @Test(arguments: NamedText.hostile)
  func `hostile text stays on its line, in ASCII`(_ hostile: NamedText) {
    let text = hostile.text
    let shown = manualText(text)
    #expect(shown.unicodeScalars.allSatisfy { $0.isASCII && !isControl($0) })
    #expect(!shown.hasPrefix(".") && !shown.hasPrefix("'"))
  }
}
