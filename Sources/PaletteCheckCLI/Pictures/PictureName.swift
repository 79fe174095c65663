import SourceText

/// Names of files made from names that somebody else wrote.
enum PictureName {
  /// Letters, digits, dots, dashes and underscores of ASCII; a dash for whatever else, none at the ends; `theme` for none.
  static func word(_ text: String) -> String {
    var word = ""
    for byte in text.utf8 {
      let scalar = UnicodeScalar(byte)
      let isKept =
        byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2E)
      if isKept { word.unicodeScalars.append(scalar) } else if word.last != "-", !word.isEmpty { word.append("-") }
      if word.utf8.count >= longest { break }
    }
    while let last = word.last, last == "-" || last == "." { word.removeLast() }
    while let first = word.first, first == "-" || first == "." { word.removeFirst() }
    return word.isEmpty ? "theme" : word
  }

  /// Bytes; with the rest of the name far below what file systems take.
  private static let longest = 60

  /// `theme` for `folder/theme.json`, made a word.
  static func stem(_ path: String) -> String {
    let name = path.pathNames.last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return word(name) }
    return word(String(name[..<dot]))
  }
}
