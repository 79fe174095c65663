import HostileText
import SafeText
import Testing

@Suite struct MarkupTextTests {
  /// What a parser of XML or HTML makes of escaped text; nothing when an ampersand begins no reference.
  private func parsed(_ markup: String) -> String? {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var text = ""
    var rest = markup[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == "&" else {
        text.append(first)
        continue
      }
      guard let end = rest.firstIndex(of: ";") else { return nil }
      let name = String(rest[..<end])
      if name.hasPrefix("#"), let number = UInt32(name.dropFirst()), let scalar = Unicode.Scalar(number) {
        text.unicodeScalars.append(scalar)
      } else if let known = names[name] {
        text += known
      } else {
        return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    return text
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      !isControl(scalar) && scalar.value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF).contains(scalar.value)
        && ![0x200E, 0x200F, 0x061C].contains(scalar.value)
    }
  }

  @Test(arguments: NamedText.hostile)
  func `no tag, reference or forbidden character passes through`(_ hostile: NamedText) {
    let text = hostile.text
    for escape in [xmlText, xmlAttribute, htmlAttribute] {
      let markup = escape(text)
      #expect(!markup.contains("<") && !markup.contains(">"))
      #expect(parsed(markup) != nil)
      #expect(isHarmless(markup.filter { $0 != "\t" && $0 != "\n" }))
    }
  }

  @Test(arguments: NamedText.hostile)
  func `no quote ends an attribute, and line breaks survive`(_ hostile: NamedText) {
    let text = hostile.text
    for escape in [xmlAttribute, htmlAttribute] {
      let markup = escape(text)
      #expect(!markup.contains { $0 == "\"" || $0 == "'" || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" })
    }
  }

  @Test(arguments: NamedText.hostile)
  func `harmless text reads back as it was`(_ hostile: NamedText) {
    let text = hostile.text
    guard isHarmless(text) else { return }
    for escape in [xmlText, xmlAttribute, htmlAttribute] { #expect(parsed(escape(text)) == text) }
  }

  @Test func `permitted white space reads back`() {
    #expect(parsed(xmlText("a\r\n\tb")) == "a\r\n\tb")
    // Where a log shows the file, no text of a theme begins a line.
    #expect(!xmlText("a\n::error::b").contains("\n"))
    #expect(parsed(xmlAttribute("a\r\n\tb")) == "a\r\n\tb")
  }

  @Test func `characters that XML cannot hold are shown by their number`() {
    #expect(xmlText("\u{1B}\0\u{FFFE}") == #"\u{1b}\u{0}\u{fffe}"#)
    #expect(xmlText("]]>") == "]]&gt;")
  }
}
