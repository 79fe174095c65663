import SourceText

/// What one line of a list of colours says.
struct HexLine {
  /// The text in the place of a colour.
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  /// The name beside it.
  var label: String?

  /// The colours of a line; none for a comment or an empty line.
  ///
  /// In a line with codes, `#264653 deep sea, #2a9d8f shore`, all other words are names: they come before the codes where
  /// one is before the first. In any other line colours have commas or blanks between them, and what comes behind a single
  /// one is its name.
  static func entries(of line: TextLine) -> [HexLine] {
    guard !isComment(line.text) else { return [] }
    let bytes = Array(line.text.utf8)
    let codes = codes(in: bytes)
    if !codes.isEmpty { return named(codes, in: bytes, of: line) }
    let addressed = codesOfAddress(in: bytes)
    if !addressed.isEmpty { return addressed.map { entry($0, in: bytes, of: line) } }
    return parts(of: 0..<bytes.count, in: bytes) { $0 == UInt8(ascii: ",") }.flatMap { part -> [HexLine] in
      let words = parts(of: part, in: bytes) { $0.isBlank || $0 == UInt8(ascii: ";") }
      let entries = words.map { entry($0, in: bytes, of: line) }
      guard var first = entries.first else { return [] }
      if entries.allSatisfy({ (try? BareColor.read($0.text)) != nil }) { return entries }
      first.label = label(bytes[words[0].upperBound..<part.upperBound])
      return [first]
    }
  }

  /// Whether the name is one: prose and programs have more words and other signs beside their colours.
  var isNamedShortly: Bool {
    guard let label else { return true }
    return label.split(separator: " ").count <= Self.mostWords && !label.contains { "(){}[]<>=\"'`".contains($0) }
  }

  /// Words of a name; an engineering choice.
  private static let mostWords = 4

  private static func entry(_ range: Range<Int>, in bytes: [UInt8], of line: TextLine) -> HexLine {
    HexLine(text: String(decoding: bytes[range], as: UTF8.self), range: line.part(range))
  }

  /// Codes with the words before them, or behind them.
  private static func named(_ codes: [Range<Int>], in bytes: [UInt8], of line: TextLine) -> [HexLine] {
    let isBefore = label(bytes[..<codes[0].lowerBound]) != nil
    return codes.indices.map { index in
      var entry = entry(codes[index], in: bytes, of: line)
      let start = isBefore ? (index > 0 ? codes[index - 1].upperBound : 0) : codes[index].upperBound
      let next = index + 1 < codes.count ? codes[index + 1].lowerBound : bytes.count
      entry.label = label(bytes[start..<(isBefore ? codes[index].lowerBound : next)])
      return entry
    }
  }

  /// `#` with what is meant as a code, right or misspelt, as far as its last letter, digit or combining mark.
  private static func codes(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = start + 1
      while index < bytes.count, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
      let word = String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
      let marks = HexSearch.marks(at: index, in: bytes[...])
      guard word.count >= 3, word.allSatisfy(\.isHexDigit) || isMisspelt(word[...]) else { continue }
      index += marks
      found.append(start..<index)
    }
    return found
  }

  /// `# decade` and `#!x` are comments, `#fffff` is a colour with a digit missing.
  private static func isComment(_ text: String) -> Bool {
    if text.isEmpty || text.hasPrefix(";") || text.hasPrefix("//") { return true }
    guard text.utf8.first == UInt8(ascii: "#") else { return false }
    let word = text.dropFirst().prefix { !" \t;,-|/".contains($0) }
    return word.count < 3 || !word.allSatisfy { $0.isHexDigit || !$0.isASCII } && !isMisspelt(word)
  }

  /// Whether a word behind `#` is the code of a colour with a wrong letter or two: about as long, with a digit.
  private static func isMisspelt(_ word: Substring) -> Bool {
    guard (5...9).contains(word.utf8.count), word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
      return false
    }
    return word.contains(where: \.isNumber) && word.count { $0.isHexDigit } >= word.count - 2
  }

  /// The code that begins a line, right or misspelt, in a format where `#` begins comments; nil for a comment in words.
  static func code(of line: TextLine) -> HexLine? {
    guard line.text.hasPrefix("#") else { return nil }
    let word = line.text.dropFirst().prefix { !" \t;,-|/".contains($0) }
    let isCode = [6, 8].contains(word.utf8.count) && word.allSatisfy { $0.isASCII && $0.isHexDigit }
    guard isCode && word.contains(where: \.isNumber) || isMisspelt(word) else { return nil }
    return HexLine(text: "#" + word, range: line.part(0..<(word.utf8.count + 1)))
  }

  /// Six digits each in the address of a palette, `https://coolors.co/264653-2a9d8f`, or in the last part of one alone.
  private static func codesOfAddress(in bytes: [UInt8]) -> [Range<Int>] {
    guard !bytes.contains(where: \.isBlank), bytes.contains(UInt8(ascii: "-")) else { return [] }
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let codes = HexSearch.bareCodes(in: bytes[start...])
    // Nothing but digits and the dashes between them.
    let isWhole = codes.count > 1 && codes.count * 7 - 1 == bytes.count - start
    return isWhole ? codes : []
  }

  /// What is between separators outside parentheses.
  private static func parts(
    of range: Range<Int>, in bytes: [UInt8], separator isSeparator: (UInt8) -> Bool
  ) -> [Range<Int>] {
    var (parts, depth, start): ([Range<Int>], Int, Int) = ([], 0, range.lowerBound)
    for index in range {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 } else if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth <= 0, isSeparator(bytes[index]) else { continue }
      if start < index { parts.append(start..<index) }
      start = index + 1
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  private static func label(_ bytes: ArraySlice<UInt8>) -> String? {
    func isMark(_ byte: UInt8) -> Bool { byte.isBlank || [0x3B, 0x23, 0x2F, 0x2D, 0x3A, 0x2C, 0x7C].contains(byte) }
    var name = bytes.drop(while: isMark)
    while let last = name.last, isMark(last) { name.removeLast() }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
