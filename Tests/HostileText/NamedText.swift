/// A text that a test takes, which goes by a name when the test is reported: short, on one line, and nothing that a terminal
/// or the runner of a CI system obeys.
package struct NamedText: Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  /// Every one of ``hostileTexts``.
  package static let hostile = hostileTexts.map { NamedText($0) }

  /// Letters and digits of ASCII, and the number of everything else.
  package var description: String {
    let length = 24
    let shown = text.unicodeScalars.prefix(length).map { scalar in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || scalar == " " ? String(scalar) : "<\(String(scalar.value, radix: 16))>"
    }
    let count = text.unicodeScalars.count
    return shown.joined() + (count > length ? " and \(count - length) more" : "")
  }
}
