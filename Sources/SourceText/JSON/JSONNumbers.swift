// Numbers and the words true, false, null.
extension JSONParser {
  /// Reads a number; the next byte is a minus sign or a digit.
  mutating func number() throws(SourceError) -> SourceNode {
    let start = offset
    let negative = next == UInt8(ascii: "-")
    if negative { offset += 1 }
    guard next.isDigit else {
      throw SourceError("expected a digit after '-', found \(found(at: offset))", at: start..<tokenEnd(offset))
    }
    var digits = 0
    let leadingZero = next == UInt8(ascii: "0")
    let integer = offset
    skipDigits(counting: &digits)
    if leadingZero, offset > integer + 1 {
      throw SourceError("a number with a leading zero, '\(excerpt(start..<offset))': remove it", at: start..<offset)
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard next.isDigit else {
        throw SourceError("expected a digit after '.', found \(found(at: offset))", at: start..<offset)
      }
      skipDigits(counting: &digits)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      guard next.isDigit else {
        throw SourceError("expected a digit in the exponent, found \(found(at: offset))", at: start..<offset)
      }
      var exponentDigits = 0
      skipDigits(counting: &exponentDigits)
      digits += exponentDigits
    }
    if next.isWordByte || next == UInt8(ascii: ".") || next == UInt8(ascii: "+") {
      let range = start..<tokenEnd(offset)
      throw SourceError("\(quoted(range)) is not a number", at: range)
    }
    let range = start..<offset
    if digits > limits.digits {
      throw SourceError(
        "the number has \(digits) digits, more than the limit of \(limits.digits)", at: range)
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw SourceError("the number '\(excerpt(range))' is too large: at most 1.8e308 can be held", at: range)
    }
    return SourceNode(.number(value, text: text), range: range)
  }

  /// Moves past digits and counts them, zeros before the first other digit of the number left out.
  private mutating func skipDigits(counting digits: inout Int) {
    while next.isDigit {
      if digits > 0 || next != UInt8(ascii: "0") { digits += 1 }
      offset += 1
    }
  }

  /// Reads `true`, `false` or `null`, or throws why the text is not a value.
  mutating func word() throws(SourceError) -> SourceNode {
    let range = offset..<tokenEnd(offset)
    let values: [(StaticString, SourceNode.Value)] = [
      ("true", .boolean(true)), ("false", .boolean(false)), ("null", .null),
    ]
    for (name, value) in values where bytes[range].elementsEqual(name.description.utf8) {
      offset = range.upperBound
      return SourceNode(value, range: range)
    }
    throw notAValue(range)
  }

  private func notAValue(_ range: Range<Int>) -> SourceError {
    if let error = encodingError(at: offset) { return error }
    if offset >= bytes.count, let error = unclosedInnermost() { return error }
    let lowercased = excerpt(range).lowercased()
    let remedy =
      switch next {
      case UInt8(ascii: "'"): ": put strings in double quotes"
      case UInt8(ascii: "+"): ": a number begins with a digit or '-'"
      case UInt8(ascii: "."): ": a number begins with a digit or '-', as in 0.5"
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"): ""
      default:
        if ["true", "false", "null"].contains(lowercased) {
          ": write \(lowercased)"
        } else if ["none", "undefined", "nil"].contains(lowercased) {
          ": write null"
        } else if ["nan", "infinity", "inf"].contains(lowercased) {
          ": JSON has finite numbers only"
        } else if next.isWordByte && !isInvisible(at: offset) || next == UInt8(ascii: "#") {
          ": put strings in double quotes"
        } else {
          ""
        }
      }
    return SourceError("expected a value, found \(found(at: offset))\(remedy)", at: range)
  }
}

extension UInt8 {
  /// Whether it can be part of a word: letters, digits, `_`, `$`, `-` and every character beyond ASCII.
  var isWordByte: Bool { isNameByte || self == UInt8(ascii: "$") }
}
