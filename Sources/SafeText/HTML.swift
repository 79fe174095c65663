/// A piece of HTML. What stands in its literals is the program's own; every text that is put in between is escaped, so that
/// it can neither leave an element nor the double quotes of an attribute.
///
/// `let row: HTML = "<td title=\"\(name)\">\(name)</td>"`. Not for addresses, scripts and styles.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// The HTML, as it goes into a file.
  package private(set) var text: String

  /// Collects the literals and escapes what is between them.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }
    /// The program's own HTML.
    package mutating func appendLiteral(_ literal: String) { text += literal }
    /// Untrusted text.
    package mutating func appendInterpolation(_ untrusted: String) { text += htmlAttribute(untrusted) }
    /// A whole number.
    package mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// HTML that was made the same way.
    package mutating func appendInterpolation(_ html: HTML) { text += html.text }
    /// Pieces one after the other.
    package mutating func appendInterpolation(_ pieces: [HTML]) { for piece in pieces { text += piece.text } }
    /// HTML where there is some.
    package mutating func appendInterpolation(_ html: HTML?) { if let html { text += html.text } }
  }

  /// The program's own HTML.
  package init(stringLiteral value: String) { text = value }
  /// Literals and what is between them.
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A colour as the value of a style: six hexadecimal digits, black for anything else.
  package static func style(hex: String) -> HTML {
    let digits = hex.utf8.dropFirst().prefix(6)
    let isHex =
      hex.utf8.first == UInt8(ascii: "#") && digits.count == 6
      && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    return HTML(stringLiteral: isHex ? "#" + String(decoding: digits, as: UTF8.self) : "#000000")
  }

  /// A PNG picture as an address of itself.
  package static func source(png: [UInt8]) -> HTML { HTML(stringLiteral: "data:image/png;base64," + base64(png)) }
}
