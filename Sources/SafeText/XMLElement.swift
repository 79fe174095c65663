/// An element of XML 1.0. Names are literals of the program and everything else is escaped when it is written, so that no
/// text can become markup.
package struct XMLElement: Sendable {
  /// What stands between the tags.
  package enum Content: Sendable {
    /// Elements, a line each.
    case elements([XMLElement])
    /// Text, on the line of the tags.
    case text(String)
  }

  private let name: StaticString
  private let attributes: [(name: StaticString, value: String)]
  private let content: Content

  /// Creates an element.
  ///
  /// - Parameter attributes: In the order in which they are written; those without a value are left out.
  package init(
    _ name: StaticString, _ attributes: [(StaticString, String?)] = [], _ content: Content = .elements([])
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    self.content = content
  }

  /// The whole document, declared to be UTF-8, with a line break at its end.
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
