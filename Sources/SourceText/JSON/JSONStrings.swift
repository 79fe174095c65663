// Strings: quotes, escapes, UTF-8.
extension JSONParser {
  /// Reads a string; the next byte is its opening quote.
  mutating func string() throws(SourceError) -> String {
    let start = offset
    let quote = bytes[start]
    let end = bytes.count
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == quote {
        try checkLength(start + 1..<index)
        offset = index + 1
        return unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0[start + 1..<index], as: UTF8.self) }
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start, firstEscape: index) }
      if byte < 0x20 { throw controlCharacter(at: index, stringStart: start) }
      index += byte < 0x80 ? 1 : try characterLength(at: index)
    }
    throw unclosedString(start)
  }

  private mutating func escapedString(from start: Int, firstEscape: Int) throws(SourceError) -> String {
    let quote = bytes[start]
    var unescaped = Array(bytes[start + 1..<firstEscape])
    offset = firstEscape
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        try checkLength(start + 1..<offset)
        offset += 1
        return String(decoding: unescaped, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        unescaped.append(contentsOf: UTF8.encode(try escape(stringStart: start)) ?? UTF8.encodedReplacementCharacter)
        continue
      }
      if byte < 0x20 { throw controlCharacter(at: offset, stringStart: start) }
      let length = byte < 0x80 ? 1 : try characterLength(at: offset)
      unescaped.append(contentsOf: bytes[offset..<offset + length])
      offset += length
    }
    throw unclosedString(start)
  }

  /// Reads an escape; the next byte is its backslash.
  private mutating func escape(stringStart: Int) throws(SourceError) -> Unicode.Scalar {
    let start = offset
    guard start + 1 < bytes.count else { throw unclosedString(stringStart) }
    offset += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "'") where !isStrict && bytes[stringStart] == UInt8(ascii: "'"): return "'"
    case UInt8(ascii: "u"): break
    default:
      let length = try bytes[start + 1] < 0x80 ? 1 : characterLength(at: start + 1)
      throw SourceError(
        #"expected one of " \ / b f n r t u after '\', found \#(quoted(start + 1..<start + 1 + length))"#,
        at: start..<start + 1 + length)
    }
    let unit = try hexadecimal(escapeStart: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // RFC 8259, section 7: characters above U+FFFF are two escapes, a high and a low surrogate.
    if unit < 0xDC00, offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    {
      let second = offset
      offset += 2
      let low = try hexadecimal(escapeStart: second)
      if (0xDC00...0xDFFF).contains(low) {
        let high: UInt32 = (UInt32(unit) - 0xD800) << 10
        if let scalar = Unicode.Scalar(0x10000 + high + UInt32(low) - 0xDC00) { return scalar }
      }
      offset = second
    }
    throw SourceError(
      "\(quoted(start..<offset)) is half of a surrogate pair, not a character", at: start..<offset)
  }

  private mutating func hexadecimal(escapeStart: Int) throws(SourceError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = next.hexDigitValue else {
        throw SourceError(
          #"expected four hexadecimal digits after '\u', found \#(found(at: offset))"#, at: escapeStart..<offset)
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  private func checkLength(_ range: Range<Int>) throws(SourceError) {
    if range.count > limits.string {
      throw SourceError(
        "the string has \(range.count) bytes, more than the limit of \(limits.string); raise it with --limit string=N",
        at: range.lowerBound - 1..<range.upperBound + 1)
    }
  }

  private func controlCharacter(at index: Int, stringStart: Int) -> SourceError {
    if bytes[index] == 0x0A || bytes[index] == 0x0D {
      let quote = bytes[stringStart] == UInt8(ascii: "'") ? "a single quote" : "'\"'"
      return SourceError(
        "the string is not closed: expected \(quote) before the end of the line", at: stringStart..<index)
    }
    let remedy = bytes[index] == 0x09 ? #"; write \t"# : #"; write it as \u and four hexadecimal digits"#
    return SourceError("\(found(at: index)) in a string\(remedy)", at: index..<index + 1)
  }

  private func unclosedString(_ start: Int) -> SourceError {
    SourceError(
      "the string that opens at \(position(start)) is not closed before the end of the text", at: start..<bytes.count)
  }
}

extension JSONParser {
  /// The bytes of the character beyond ASCII that begins at an offset.
  ///
  /// - Throws: ``SourceError`` when it is not well-formed UTF-8 (Unicode, table 3-7).
  func characterLength(at start: Int) throws(SourceError) -> Int {
    let length =
      switch bytes[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    let second: ClosedRange<UInt8> =
      switch bytes[start] {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard length > 0, start + length <= bytes.count, second.contains(bytes[start + 1]),
      bytes[start + 2..<max(start + 2, start + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else {
      let digits = String(bytes[start], radix: 16)
      throw SourceError("the byte 0x\(digits) is not UTF-8: save the text as UTF-8", at: start..<start + 1)
    }
    return length
  }

  /// The error when no well-formed character begins at an offset.
  func encodingError(at start: Int) -> SourceError? {
    guard start < bytes.count, bytes[start] >= 0x80 else { return nil }
    do throws(SourceError) {
      _ = try characterLength(at: start)
      return nil
    } catch {
      return error
    }
  }
}
