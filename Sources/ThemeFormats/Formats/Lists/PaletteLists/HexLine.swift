import SourceText

/// What one line of a list of colours says.
struct HexLine {
  /// The text in the place of a colour.
  let text: String
  /// Its bytes in the file.
  let range: Range<Int>
  /// The name behind it.
  var label: String?

  /// The colours of a line; none for a comment or an empty line. Between colours are commas or whatever else may; what
  /// comes behind one is its name as far as the next.
  static func entries(of line: TextLine) -> [HexLine] {
    guard !isComment(line.text) else { return [] }
    let bytes = Array(line.text.utf8)
    let addressed = codesOfAddress(in: bytes)
    guard addressed.isEmpty else {
      return addressed.map {
        HexLine(text: String(decoding: bytes[$0], as: UTF8.self), range: line.part($0))
      }
    }
    var codes = HexSearch.codes(in: bytes[...])[...]
    var entries: [HexLine] = []
    var index = 0
    while index < bytes.count {
      let start = index
      codes = codes.drop { $0.lowerBound < start }
      index = codes.first?.lowerBound == start ? codes[codes.startIndex].upperBound : end(of: start, in: bytes)
      if index > start {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        entries.append(HexLine(text: text, range: line.part(start..<index)))
      }
      while index < bytes.count, bytes[index].isBlank { index += 1 }
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        continue
      }
      // A word that is not a colour begins a sentence, not a list.
      if let last = entries.last, (try? BareColor.read(last.text)) == nil {
        entries[entries.count - 1].label = label(bytes[index...])
        break
      }
      codes = codes.drop { $0.lowerBound < index }
      let next = bareCode(at: index, in: bytes) ?? codes.first?.lowerBound ?? bytes.count
      if !entries.isEmpty { entries[entries.count - 1].label = label(bytes[index..<next]) }
      index = next
    }
    return entries
  }

  /// `# decade` and `#!x` are comments, `#fffff` is a colour with a digit missing.
  private static func isComment(_ text: String) -> Bool {
    if text.isEmpty || text.hasPrefix(";") || text.hasPrefix("//") { return true }
    guard text.hasPrefix("#") else { return false }
    let word = text.dropFirst().prefix { !" \t;,-|/".contains($0) }
    return word.count < 3 || !word.allSatisfy { $0.isASCII && $0.isHexDigit } && !isMisspelt(word)
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
    let blank = bytes.firstIndex(where: \.isBlank) ?? bytes.count
    guard blank == bytes.count, bytes.contains(UInt8(ascii: "-")), bytes.first != UInt8(ascii: "#") else { return [] }
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let codes = HexSearch.bareCodes(in: bytes[start...])
    // Nothing but digits and the dashes between them.
    let isWhole = codes.count > 1 && codes.count * 7 - 1 == bytes.count - start
    return isWhole ? codes : []
  }

  /// Where the colour that starts here ends: at a blank, a comma or a semicolon outside parentheses.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "\t"):
        if depth <= 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// The position of the next six digits without `#`, with nothing but punctuation before them; `facade` is a name.
  private static func bareCode(at start: Int, in bytes: [UInt8]) -> Int? {
    let behind = bytes[start...].drop { isMark($0) && $0 != UInt8(ascii: "#") }
    guard behind.count >= 6, behind.startIndex - start < 8 else { return nil }
    let word = behind.prefix(7)
    let codes = HexSearch.bareCodes(in: word.count == 7 && isMark(word[word.endIndex - 1]) ? word.dropLast() : word)
    guard codes.first?.lowerBound == behind.startIndex,
      word.prefix(6).contains(where: \.isDigit)
    else { return nil }
    return behind.startIndex
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte.isBlank || [0x3B, 0x23, 0x2F, 0x2D, 0x3A, 0x2C, 0x7C].contains(byte)
  }

  private static func label(_ bytes: ArraySlice<UInt8>) -> String? {
    var name = bytes.drop(while: isMark)
    while let last = name.last, isMark(last) { name.removeLast() }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
