/// An XML 1.0 element. Names are literals of the program; everything else is escaped on output, so that no text can
/// become markup.
package struct XMLElement: Sendable {
  /// The content of an element.
  package enum Content: Sendable {
    /// Elements, one per line, in portions, each made when it is written: a long list then never is in memory as a whole.
    case portions(count: Int, @Sendable (Int) -> [XMLElement])
    /// Text, on the same line as the tags.
    case text(String)

    /// Elements, one per line.
    package static func elements(_ elements: [XMLElement]) -> Content { .portions(count: 1) { _ in elements } }
  }

  private let name: StaticString
  private let attributes: [(name: StaticString, value: String)]
  private let content: Content

  /// Creates an element.
  ///
  /// - Parameter attributes: In output order; those without a value are left out.
  package init(
    _ name: StaticString, _ attributes: [(StaticString, String?)] = [], _ content: Content = .elements([])
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    self.content = content
  }

  /// Passes the document on in pieces, declared as UTF-8, with a final line break.
  package func write<Failure>(to sink: (String) throws(Failure) -> Void) throws(Failure) {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    try write(into: &text, depth: 0, to: sink)
    try sink(text)
  }

  /// The bytes that are gathered before they are passed on. Engineering choice, as in ``JSONWriter``.
  private static let piece = 1 << 18

  private func write<Failure>(
    into text: inout String, depth: Int, to sink: (String) throws(Failure) -> Void
  ) throws(Failure) {
    if text.utf8.count >= Self.piece {
      try sink(text)
      text.removeAll(keepingCapacity: true)
    }
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(xmlAttribute(value))\"" }
    switch content {
    case .portions(let count, let portion):
      var isEmpty = true
      for index in 0..<count {
        for element in portion(index) {
          if isEmpty { text += ">\n" }
          isEmpty = false
          try element.write(into: &text, depth: depth + 1, to: sink)
        }
      }
      text += isEmpty ? "/>\n" : "\(indent)</\(name)>\n"
    case .text(let inner): text += ">\(xmlText(inner))</\(name)>\n"
    }
  }
}

/// Escapes untrusted text for XML 1.0 content.
///
/// XML cannot represent every character, not even by reference (section 2.2, `Char`): those characters and control
/// characters appear as `\u{1b}`.
package func xmlText(_ text: String) -> String {
  replacing(text, keepingIsolates: true) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    // Text must not contain `]]>` (section 2.4).
    case ">": "&gt;"
    case "\t": nil
    // Raw, it has the same meaning, but starts a new line if a build log shows the file.
    case "\n": "&#10;"
    // Parsers read a raw one as a line feed (section 2.11).
    case "\r": "&#13;"
    default: shownInMarkup(scalar)
    }
  }
}

/// Escapes untrusted text for a quoted XML attribute.
package func xmlAttribute(_ text: String) -> String {
  // Parsers read a raw tab as a space (section 3.3.3).
  replacing(xmlText(text), keepingIsolates: true) {
    $0 == "\"" ? "&quot;" : $0 == "'" ? "&apos;" : $0 == "\t" ? "&#9;" : nil
  }
}

/// Characters that XML 1.0 or HTML forbids or discourages.
func shownInMarkup(_ scalar: Unicode.Scalar) -> String? {
  // The last two code points of every plane are noncharacters; XML forbids those of the first, HTML all.
  scalar.value & 0xFFFE == 0xFFFE && scalar.value < 0x10FF80 || (0xFDD0...0xFDEF).contains(scalar.value)
    ? UnsafeCharacter.code(scalar) : UnsafeCharacter.shown(scalar)
}
