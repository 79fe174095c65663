// Strings and their escapes, and what is between the tokens.
extension JSONParser {
  /// Reads a string; the next byte is its opening quote.
  mutating func string() throws(SourceError) -> String {
    let start = offset
    let quote = bytes[start]
    // What precedes the last escape; without escapes the text is its bytes.
    var text: [UInt8] = []
    offset += 1
    var run = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        try limits.checkString(start + 1..<offset)
        let last = bytes[run..<offset]
        offset += 1
        if quote == UInt8(ascii: "'") { try note(.singleQuotes, start..<offset) }
        return text.isEmpty ? String(decoding: last, as: UTF8.self) : String(decoding: text + last, as: UTF8.self)
      }
      if byte < 0x20 { throw controlCharacter(byte, stringStart: start) }
      guard byte == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      text += bytes[run..<offset]
      guard offset + 1 < bytes.count else { break }
      text += try String(escape(in: quote)).utf8
      run = offset
    }
    throw SourceError(
      "the string that opens at \(place(start)) is not closed before the end of the text", at: start..<bytes.count)
  }

  /// Reads an escape; the next byte is its backslash.
  private mutating func escape(in quote: UInt8) throws(SourceError) -> Unicode.Scalar {
    let start = offset
    offset += 2
    let letter = bytes[start + 1]
    if let scalar = Self.escaped(letter) { return scalar }
    if letter == quote { return "'" }
    guard letter == UInt8(ascii: "u") else {
      let end = bytes[offset...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
      throw SourceError(
        #"expected one of " \ / b f n r t u after '\', found \#(quoted(start + 1..<end))"#, at: start..<end)
    }
    let unit = try hexadecimal(escapeStart: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // RFC 8259, section 7: characters above U+FFFF are two escapes, a high and a low surrogate.
    let second = offset
    if unit < 0xDC00, bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      offset += 2
      let low = try hexadecimal(escapeStart: second)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
      {
        return scalar
      }
    }
    throw SourceError("\(quoted(start..<second)) is half of a surrogate pair, not a character", at: start..<second)
  }

  private static let letters = Array("\"\\/bfnrt".utf8)
  private static let meant = Array("\"\\/\u{8}\u{C}\n\r\t".unicodeScalars)

  /// What a letter behind a backslash stands for in JSON and TOML; nil for others.
  static func escaped(_ letter: UInt8) -> Unicode.Scalar? { letters.firstIndex(of: letter).map { meant[$0] } }

  private mutating func hexadecimal(escapeStart: Int) throws(SourceError) -> UInt16 {
    let digits = bytes[offset...].prefix(4).compactMap(\.hexDigitValue)
    guard digits.count == 4 else {
      throw SourceError(#"expected four hexadecimal digits after '\u'"#, at: escapeStart..<offset)
    }
    offset += 4
    return digits.reduce(0) { $0 << 4 | UInt16($1) }
  }

  private func controlCharacter(_ byte: UInt8, stringStart: Int) -> SourceError {
    if byte == 0x0A || byte == 0x0D {
      return SourceError("the string is not closed before the end of the line", at: stringStart..<offset)
    }
    let remedy = byte == 0x09 ? #"\t"# : #"it as \u and four hexadecimal digits"#
    return SourceError("\(quoted(offset..<offset + 1)) in a string; write \(remedy)", at: offset..<offset + 1)
  }

  /// Moves to the next token.
  mutating func skipTrivia() throws(SourceError) {
    while true {
      // RFC 8259, section 2: space, tab, line feed and carriage return.
      while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
      guard next == UInt8(ascii: "/"), try skipComment() else { return }
    }
  }

  /// Moves past a comment; false when the slash begins none.
  private mutating func skipComment() throws(SourceError) -> Bool {
    let start = offset
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
    if second == UInt8(ascii: "/") {
      offset = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    } else if let end = bytes.range(of: Array("*/".utf8), from: start + 2) {
      offset = end.upperBound
    } else {
      throw SourceError("the comment is not closed: expected '*/'", at: start..<start + 2)
    }
    try note(.comment, start..<offset)
    return true
  }

  /// Refuses other encodings and passes over the UTF-8 byte order mark.
  mutating func skipByteOrderMark() throws(SourceError) {
    let first = bytes.prefix(4)
    let marked = first.starts(with: [0xFE, 0xFF]) || first.starts(with: [0xFF, 0xFE])
    // JSON begins with an ASCII character, so the zeros show the encoding (RFC 4627, section 3).
    if marked || bytes.count % 2 == 0 && first.prefix(2).contains(0) {
      let is32 = first.count == 4 && (first.prefix(2) == [0, 0] || first.suffix(2) == [0, 0])
      throw SourceError("the text is \(is32 ? "UTF-32" : "UTF-16"): save it as UTF-8", at: 0..<min(2, bytes.count))
    }
    guard first.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    offset = 3
    try note(.byteOrderMark, 0..<3)
  }
}
