/// An XML 1.0 element. Names are literals of the program; everything else is escaped on output, so that no text can
/// become markup.
package struct XMLElement: Sendable {
  /// The content of an element.
  package enum Content: Sendable {
    /// Elements, one per line.
    case elements([XMLElement])
    /// Text, on the same line as the tags.
    case text(String)
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

  /// The complete document, declared as UTF-8, with a final line break.
  package var document: String {
    var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    write(into: &text, depth: 0)
    return text
  }

  private func write(into text: inout String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(xmlAttribute(value))\"" }
    switch content {
    case .elements(let elements) where elements.isEmpty: text += "/>\n"
    case .elements(let elements):
      text += ">\n"
      for element in elements { element.write(into: &text, depth: depth + 1) }
      text += "\(indent)</\(name)>\n"
    case .text(let inner): text += ">\(xmlText(inner))</\(name)>\n"
    }
  }
}
