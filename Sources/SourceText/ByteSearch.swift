extension [UInt8] {
  /// Whether the bytes hold a word.
  package func hold(_ word: StaticString) -> Bool { range(of: Array(word.description.utf8)) != nil }

  /// The first place of a word, of 1 to 255 bytes, at or after an index; nil without one.
  ///
  /// Looks at the last byte of each place where the word may be, which gives the least distance to the next one
  /// (R. N. Horspool, Practical fast searching in strings, Software: Practice and Experience 10, 1980).
  package func range(of word: [UInt8], from start: Int = 0) -> Range<Int>? {
    let last = word.count - 1
    var steps = [UInt8](repeating: UInt8(word.count), count: 256)
    for index in 0..<last { steps[Int(word[index])] = UInt8(last - index) }
    let (text, distances) = (span, steps.span)
    var end = start + last
    while end < count {
      let byte = text[end]
      if byte == word[last], self[end - last...end].elementsEqual(word) { return end - last..<end + 1 }
      end += Int(distances[Int(byte)])
    }
    return nil
  }

  /// A range without the bytes at either end that say nothing.
  func trimming(_ range: Range<Int>, _ isBlank: (UInt8) -> Bool) -> Range<Int> {
    guard let first = self[range].firstIndex(where: { !isBlank($0) }),
      let last = self[range].lastIndex(where: { !isBlank($0) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }
}

extension [UInt8] {
  /// The first byte that belongs to no character of UTF-8 (Unicode, table 3-7); nil where all do.
  var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var (bytes, parser, offset) = (makeIterator(), UTF8.ForwardParser(), 0)
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return offset
      }
    }
  }
}

extension SourceFile {
  /// Whether the file may hold a key of this name: far quicker than walking its tree, which most files then are spared.
  ///
  /// Where there is an escape, any name may be spelled with it.
  ///
  /// - Parameter name: ASCII, 2 to 255 bytes.
  package func mayHold(key name: StaticString) -> Bool { bytes.hold(name) || bytes.contains(UInt8(ascii: "\\")) }

  /// Whether the file may hold a key that ends so; what is not made of ASCII letters, digits, `-` and `_` it may always hold.
  ///
  /// Letters can be spelled as `\u`, `\U` and `\x` with digits, in JSON or YAML.
  package func mayHold(keyEndingIn text: String) -> Bool {
    guard (2...255).contains(text.utf8.count), text.utf8.allSatisfy({ $0.isNameByte && $0 < 0x80 }) else { return true }
    return bytes.range(of: Array(text.utf8)) != nil || bytes.hold("\\u") || bytes.hold("\\U") || bytes.hold("\\x")
  }
}

/// What bytes of a text are, in ASCII.
extension UInt8 {
  /// `0`…`9`.
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// `0`…`9`, `a`…`f`, `A`…`F`.
  package var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// 0…15; nil unless it is a hexadecimal digit.
  package var hexDigitValue: UInt8? { isDigit ? self - 0x30 : isHexDigit ? (self | 0x20) - 0x57 : nil }

  /// `a`…`z`, `A`…`Z`.
  package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// A space or a tab.
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// A space, a tab or a line break: white space of JSON and XML.
  package var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D }

  /// A line break of CSS, where form feeds are some.
  package var isCSSLineBreak: Bool { self == 0x0A || self == 0x0D || self == 0x0C }

  /// White space of CSS.
  package var isCSSSpace: Bool { isSpace || self == 0x0C }

  /// What names begin with: a letter, `_` or a byte outside ASCII.
  package var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }

  /// What names consist of in CSS and in keys without quotes: also digits and `-`.
  package var isNameByte: Bool { isNameStart || isDigit || self == UInt8(ascii: "-") }
}
