/// Cuts a style sheet into tokens, one after the other.
///
/// Every byte belongs to one token, and each call moves on by at least one byte, so that no input makes it hang.
/// Source: CSS Syntax Module Level 3, section 4.3.
package struct CSSScanner: Sendable {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int

  /// Starts at the beginning of a part of a text.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = min(max(range.lowerBound, 0), bytes.count)
    end = min(max(range.upperBound, position), bytes.count)
  }

  /// Every token of a part of a text.
  package static func tokens(_ bytes: [UInt8], in range: Range<Int>) -> [CSSToken] {
    var scanner = CSSScanner(bytes, in: range)
    var tokens: [CSSToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// The next token; nil at the end.
  package mutating func next() -> CSSToken? {
    guard position < end else { return nil }
    let start = position
    let kind = scan()
    return CSSToken(kind: kind, range: start..<position)
  }

  private func byte(_ offset: Int = 0) -> UInt8 { position + offset < end ? bytes[position + offset] : 0 }

  private mutating func scan() -> CSSToken.Kind {
    switch byte() {
    case let byte where byte.isCSSSpace:
      while position < end, bytes[position].isCSSSpace { position += 1 }
      return .space
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): return comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
    case UInt8(ascii: "#") where byte(1).isNameByte || isEscape(1):
      position += 1
      skipName()
      return .hash
    case UInt8(ascii: "@") where startsName(1):
      position += 1
      skipName()
      return .atKeyword
    case UInt8(ascii: "<") where starts(with: "<!--"):
      position += 4
      return .space
    case UInt8(ascii: "-") where starts(with: "-->"):
      position += 3
      return .space
    default:
      if startsNumber { return number() }
      if startsName(0) { return name() }
      position += 1
      return .delimiter(bytes[position - 1])
    }
  }

  private mutating func comment() -> CSSToken.Kind {
    position += 2
    while position < end {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        position += 2
        return .comment
      }
      position += 1
    }
    return .comment
  }

  private mutating func string() -> CSSToken.Kind {
    let quote = byte()
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte == quote {
        position += 1
        return .string
      }
      if byte.isCSSLineBreak { return .badString }
      // A backslash keeps whatever follows, a line break too.
      position += byte == UInt8(ascii: "\\") ? min(2, end - position) : 1
    }
    return .badString
  }

  private mutating func number() -> CSSToken.Kind {
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
    skipDigits()
    if byte() == UInt8(ascii: "."), byte(1).isDigit {
      position += 1
      skipDigits()
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let isSigned = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-")
      if byte(isSigned ? 2 : 1).isDigit {
        position += isSigned ? 2 : 1
        skipDigits()
      }
    }
    if byte() == UInt8(ascii: "%") { position += 1 } else if startsName(0) { skipName() }
    return .number
  }

  private mutating func name() -> CSSToken.Kind {
    let start = position
    skipName()
    guard byte() == UInt8(ascii: "(") else { return .identifier }
    let isURL = bytes[start..<position].map { $0 | 0x20 } == Array("url".utf8)
    position += 1
    guard isURL else { return .function }
    var ahead = position
    while ahead < end, bytes[ahead].isCSSSpace { ahead += 1 }
    if ahead < end, bytes[ahead] == UInt8(ascii: "\"") || bytes[ahead] == UInt8(ascii: "'") { return .function }
    while position < end, byte() != UInt8(ascii: ")") {
      position += byte() == UInt8(ascii: "\\") ? min(2, end - position) : 1
    }
    if position < end { position += 1 }
    return .url
  }

  private mutating func skipDigits() { while byte().isDigit { position += 1 } }

  private mutating func skipName() {
    while position < end {
      if byte().isNameByte { position += 1 } else if isEscape(0) { position += 2 } else { return }
    }
  }

  private var startsNumber: Bool {
    let sign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") ? 1 : 0
    return byte(sign).isDigit || byte(sign) == UInt8(ascii: ".") && byte(sign + 1).isDigit
  }

  private func startsName(_ offset: Int) -> Bool {
    let first = byte(offset)
    if first == UInt8(ascii: "-") {
      return byte(offset + 1) == UInt8(ascii: "-") || byte(offset + 1).isNameStart || isEscape(offset + 1)
    }
    return first.isNameStart || isEscape(offset)
  }

  private func isEscape(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "\\") && position + offset + 1 < end && !byte(offset + 1).isCSSLineBreak
  }

  private func starts(with text: StaticString) -> Bool {
    "\(text)".utf8.enumerated().allSatisfy { byte($0) == $1 }
  }
}

/// A token of a style sheet and its place.
///
/// Source: CSS Syntax Module Level 3, section 4.
package struct CSSToken: Hashable, Sendable {
  /// What kind of token it is.
  package enum Kind: Hashable, Sendable {
    /// A name: `red`, `--chart-1`.
    case identifier
    /// A name and `(`.
    case function
    /// `@` and a name.
    case atKeyword
    /// `#` and a name: a colour or an id.
    case hash
    /// Text in quotes.
    case string
    /// Text in quotes that ends with its line or with the file.
    case badString
    /// `url(…)` without quotes, whole.
    case url
    /// A number with its unit or `%`.
    case number
    /// Spaces, line breaks and `<!--`, `-->`.
    case space
    /// `/* … */`, or up to the end of the file where it is not closed.
    case comment
    /// Any other byte: `: ; , { } [ ] ( )` and the rest.
    case delimiter(UInt8)
  }

  /// What it is.
  package let kind: Kind
  /// Its bytes in the text.
  package let range: Range<Int>

  /// Whether it says nothing: white space or a comment.
  package var isBlank: Bool { kind == .space || kind == .comment }
}
