import SourceText

/// Finds hex colours in any text.
enum HexSearch {
  /// The bytes of every `#` with 3, 4, 6 or 8 hex digits that stand for themselves: no letter, digit or `&` before, no
  /// letter or digit behind.
  static func codes(in bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      index += 1
      guard bytes[start] == UInt8(ascii: "#") else { continue }
      // `&#123;` is a character of HTML, `page#top` a part of an address.
      if start > bytes.startIndex, isWord(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "&"),
        !isQuote(at: start - 3, in: bytes)
      {
        continue
      }
      while index < bytes.endIndex, bytes[index].isHexDigit { index += 1 }
      let isWhole =
        index == bytes.endIndex || isQuote(at: index, in: bytes)
        || !isWord(bytes[index]) && marks(at: index, in: bytes) == 0
      if isWhole, [4, 5, 7, 9].contains(index - start) { found.append(start..<index) }
    }
    return found
  }

  /// Whether a curly quote begins here: U+2018 to U+201F.
  private static func isQuote(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    index >= bytes.startIndex && index + 2 < bytes.endIndex && bytes[index] == 0xE2 && bytes[index + 1] == 0x80
      && (0x98...0x9F).contains(bytes[index + 2])
  }

  /// How many bytes of combining marks are here: with one, the last digit of a code is another letter.
  static func marks(at index: Int, in bytes: ArraySlice<UInt8>) -> Int {
    guard index < bytes.endIndex, bytes[index] >= 0x80 else { return 0 }
    let text = String(decoding: bytes[index...].prefix(mostMarks), as: UTF8.self).unicodeScalars
    let categories: [Unicode.GeneralCategory] = [.nonspacingMark, .spacingMark, .enclosingMark]
    let marks = text.prefix { categories.contains($0.properties.generalCategory) }
    return min(String(marks).utf8.count, bytes.endIndex - index)
  }

  /// Bytes of marks that are looked at; an engineering choice.
  private static let mostMarks = 16

  private static func isWord(_ byte: UInt8) -> Bool { byte.isNameStart || byte.isDigit }
}
