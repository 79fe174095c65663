import SourceText

/// A position in a text that is read byte by byte, following the tokens of CSS Syntax 3 as far as colours need them.
struct CSSCursor {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }
  /// The byte at the cursor; 0 at the end.
  var next: UInt8 { byte(0) }

  private func byte(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

  /// Skips `byte` if it comes next.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Skips white space and comments.
  mutating func skipSpace() throws(SourceError) {
    while !isAtEnd {
      if next.isCSSSpace {
        position += 1
      } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        let start = position
        position += 2
        while !(next == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          guard !isAtEnd else { throw error(start..<position, "comment is not closed: '*/' is missing") }
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  /// Reads an identifier without escapes; nil if none starts here.
  mutating func identifier() -> Range<Int>? {
    guard startsIdentifier else { return nil }
    let start = position
    while next.isNameByte { position += 1 }
    return start..<position
  }

  /// Reads name bytes: hexadecimal digits, or anything written in their place.
  mutating func nameBytes() -> Range<Int> {
    let start = position
    while next.isNameByte { position += 1 }
    return start..<position
  }

  /// Reads a number; nil if none starts here.
  mutating func number() -> Double? {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { position += 1 }
    var (mantissa, digits, fraction) = (0, 0, 0)
    skipDigits(&mantissa, &digits)
    if next == UInt8(ascii: "."), byte(1).isDigit {
      position += 1
      skipDigits(&mantissa, &fraction)
    }
    guard digits + fraction > 0 else {
      position = start
      return nil
    }
    let hasExponent = skipExponent()
    // Both numbers are exact doubles, so their quotient is correctly rounded.
    if !hasExponent, digits + fraction <= 15 {
      let value = Double(mantissa) / Self.powersOfTen[fraction]
      return isNegative ? -value : value
    }
    return Double(text(start..<position))
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Skips digits, counts them and appends them to a mantissa, which is valid up to fifteen digits.
  private mutating func skipDigits(_ mantissa: inout Int, _ count: inout Int) {
    while next.isDigit {
      mantissa = mantissa &* 10 &+ Int(next - 0x30)
      count += 1
      position += 1
    }
  }

  /// Skips an exponent if one follows.
  private mutating func skipExponent() -> Bool {
    guard next | 0x20 == UInt8(ascii: "e") else { return false }
    let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
    guard byte(isSigned ? 2 : 1).isDigit else { return false }
    position += isSigned ? 2 : 1
    while next.isDigit { position += 1 }
    return true
  }

  private var startsIdentifier: Bool {
    if next == UInt8(ascii: "-") { return byte(1) == UInt8(ascii: "-") || byte(1).isNameStart }
    return next.isNameStart
  }

  // MARK: Words for errors

  /// The text at the cursor as an error message quotes it: a run of name bytes and dots, or one character.
  mutating func offender() -> Range<Int> {
    let start = position
    while next.isNameByte || [".", "+", "%"].contains(Unicode.Scalar(next)) { position += 1 }
    if position == start, !isAtEnd { position += 1 }
    return start..<position
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// ASCII letters in lower case.
  func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The text of a range in quotation marks, truncated to 32 characters.
  func quoted(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range].prefix(200), as: UTF8.self)
    return text.count > 32 ? "'\(text.prefix(32))…'" : "'\(text)'"
  }

  func error(_ range: Range<Int>, _ message: String) -> SourceError {
    SourceError(message, at: range)
  }

  func error(_ range: Range<Int>, _ message: String, meaning suggestion: String) -> SourceError {
    SourceError("\(message): did you mean '\(suggestion)'?", meaning: suggestion, at: range)
  }
}
