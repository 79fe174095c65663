// How errors name what they found.
extension JSONParser {
  /// An error at the next token; `words` gets the name of what was found.
  func errorHere(_ words: (String) -> String) -> SourceError {
    if let error = encodingError(at: offset) { return error }
    return SourceError(words(found(at: offset)), at: offset..<tokenEnd(offset))
  }

  /// After a value came neither a comma nor the closing bracket.
  func missingComma(after node: SourceNode, isObject: Bool, openedAt: Int) -> SourceError {
    if offset >= bytes.count { return unclosed(openedAt, isObject: isObject) }
    let closing = isObject ? "}" : "]"
    var hint = ""
    switch next {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      hint = "; the \(isObject ? "object" : "array") opens at \(position(openedAt))"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["):
      hint = ": a comma is missing at \(position(node.range.upperBound))"
    case let byte where byte.isWordByte:
      hint = ": a comma is missing at \(position(node.range.upperBound))"
    default: break
    }
    return errorHere { "expected ',' or '\(closing)' after the value, found \($0)\(hint)" }
  }

  /// The text ended before an object or array did.
  func unclosed(_ openedAt: Int, isObject: Bool) -> SourceError {
    SourceError(
      "expected '\(isObject ? "}" : "]")' before the end of the text: the \(isObject ? "object" : "array")"
        + " that opens at \(position(openedAt)) is not closed", at: bytes.count..<bytes.count)
  }

  /// `line 3, column 5`.
  func position(_ offset: Int) -> String {
    let position = (lines ?? LineTable(bytes)).position(of: offset)
    return "line \(position.line), column \(position.column)"
  }

  /// The name of what begins at an offset: the quoted token, or the code point when it cannot be seen.
  func found(at start: Int) -> String {
    guard start < bytes.count else { return "the end of the text" }
    if encodingError(at: start) != nil { return "a byte that is not UTF-8" }
    return quoted(start..<tokenEnd(start))
  }

  /// Bytes in quotes, shortened; the number of the code point when the first cannot be seen.
  func quoted(_ range: Range<Int>) -> String {
    let text = excerpt(range)
    guard let first = text.unicodeScalars.first else { return "nothing" }
    if isInvisible(first) {
      let digits = String(first.value, radix: 16, uppercase: true)
      return "the character U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    } else {
      return text == "'" ? "a single quote" : first == "'" ? text : "'\(text)'"
    }
  }

  /// Whether the character at an offset cannot be seen.
  func isInvisible(at start: Int) -> Bool {
    excerpt(start..<tokenEnd(start)).unicodeScalars.first.map(isInvisible) ?? true
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      true
    default: false
    }
  }

  /// At most 32 characters of a range.
  func excerpt(_ range: Range<Int>) -> String {
    let most = 32
    let text = String(decoding: bytes[range.prefix(4 * most + 4)], as: UTF8.self)
    let scalars = text.unicodeScalars
    guard scalars.count > most || range.count > 4 * most + 4 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(most))) + "…"
  }

  /// Where the token ends that begins at an offset, as far as one can tell: a string, a word or one character.
  func tokenEnd(_ start: Int) -> Int {
    guard start < bytes.count else { return start }
    var end = start
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      end += 1
      while end < bytes.count, bytes[end] >= 0x20, bytes[end] != bytes[start] {
        end += bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count && bytes[end + 1] >= 0x20 ? 2 : 1
      }
      return end < bytes.count && bytes[end] == bytes[start] ? end + 1 : min(end, bytes.count)
    }
    let isNumber =
      bytes[start].isDigit || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(bytes[start])
    while end < bytes.count,
      bytes[end].isWordByte || isNumber && (bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "+"))
        || end == start && bytes[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    return max(end, start + 1)
  }
}
