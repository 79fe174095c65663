/// Splits a name into words: `darkHighContrast`, `dark-high-contrast` and `Dark High Contrast` have the same three.
package enum NameWords {
  /// Runs of Latin letters, lowercased; a capital after a small letter starts a word.
  package static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for byte in name.utf8 {
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      if !word.isEmpty, !(isSmall || isCapital) || isCapital && wasSmall {
        words.append(word)
        word = ""
      }
      if isSmall || isCapital { word.unicodeScalars.append(UnicodeScalar(isSmall ? byte : byte | 0x20)) }
      wasSmall = isSmall
    }
    return word.isEmpty ? words : words + [word]
  }
}
