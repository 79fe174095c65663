// Text between the tokens: white space, and in lenient reading comments and a byte order mark.
extension JSONParser {
  /// Moves to the next token.
  mutating func skipTrivia() throws(SourceError) {
    while true {
      skipWhitespace()
      guard next == UInt8(ascii: "/"), try skipComment() else { return }
    }
  }

  private mutating func skipWhitespace() {
    var index = offset
    let end = bytes.count
    while index < end {
      let byte = bytes[index]
      // RFC 8259, section 2: space, tab, line feed and carriage return.
      guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else { break }
      index += 1
    }
    offset = index
  }

  /// Moves past a comment; false when the slash begins none.
  private mutating func skipComment() throws(SourceError) -> Bool {
    let start = offset
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
    if isStrict {
      throw SourceError("a comment: JSON has none; remove it", at: start..<start + 2)
    }
    let isBlock = second == UInt8(ascii: "*")
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if isBlock {
        if byte == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          note(.comment, start..<offset, "a comment, which JSON does not have")
          return true
        }
      } else if byte == 0x0A || byte == 0x0D {
        break
      }
      offset += byte < 0x80 ? 1 : try characterLength(at: offset)
    }
    if isBlock { throw SourceError("the comment is not closed: expected '*/'", at: start..<start + 2) }
    note(.comment, start..<offset, "a comment, which JSON does not have")
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
    if isStrict {
      throw SourceError("a byte order mark, which JSON forbids: save the text as UTF-8 without one", at: 0..<3)
    }
    offset = 3
    note(.byteOrderMark, 0..<3, "a byte order mark, which JSON forbids")
  }

  /// Remembers something that was let pass.
  mutating func note(_ kind: JSONReader.Note.Kind, _ range: Range<Int>, _ message: String) {
    guard notes.count < JSONReader.noteCount else { return }
    notes.append(JSONReader.Note(kind: kind, range: range, message: message))
  }
}
