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
    var end = 0
    func skipDigits() -> Int {
      let start = end
      while byte(end).isDigit { end += 1 }
      return end - start
    }
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { end += 1 }
    var digits = skipDigits()
    if byte(end) == UInt8(ascii: "."), byte(end + 1).isDigit {
      end += 1
      digits += skipDigits()
    }
    guard digits > 0 else { return nil }
    if byte(end) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(end + 1) == UInt8(ascii: "+") || byte(end + 1) == UInt8(ascii: "-") ? 1 : 0
      if byte(end + 1 + sign).isDigit {
        end += 1 + sign
        _ = skipDigits()
      }
    }
    defer { position += end }
    return Double(text(position..<position + end))
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
