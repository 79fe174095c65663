/// A tag of XML, or of a text that was meant to be XML, with the text behind it.
package struct MarkupTag: Sendable {
  /// The position of a tag in its element.
  package enum Kind: Sendable {
    /// `<color>`
    case opening
    /// `</color>`
    case closing
    /// `<color/>`
    case empty
  }

  /// `name="value"`
  package struct Attribute: Sendable {
    /// As written.
    package let name: String
    /// With character references resolved.
    package let value: String
    /// The bytes of the value, without quotes.
    package let range: Range<Int>
  }

  /// Its position in the element.
  package let kind: Kind
  /// The name without a namespace's prefix, in lower case: `clrscheme` of `<a:clrScheme>`.
  package let name: String
  /// The name as written, prefix included.
  package let spelling: String
  /// In file order.
  package let attributes: [Attribute]
  /// The bytes of the tag, angle brackets included.
  package let range: Range<Int>
  /// The text between this tag and the next, without white space around it, with character references resolved.
  package internal(set) var text = ""
  /// The bytes of ``text``; empty without text.
  package internal(set) var textRange = 0..<0

  /// The attribute of that name, in any case of letters.
  package func attribute(_ name: String) -> Attribute? {
    attributes.first { $0.name.lowercased() == name }
  }
}
