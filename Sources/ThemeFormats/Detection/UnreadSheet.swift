import PaletteRules
package import SourceText

/// Style sheets in indented Sass and in Less, and programs in languages whose literals this version does not read: one that
/// names chart colours must not be passed over in silence.
package enum UnreadSheet {
  /// Extensions of the style sheets, without a dot.
  static let sheets = ["sass", "less"]
  /// Extensions of the programs.
  private static let programs = ["swift", "kt", "java", "r", "rmd", "dart", "cs", "jl", "rb", "php"]
  /// The extensions of all.
  package static let fileExtensions = sheets + programs
  /// Bytes that are looked through; an engineering choice.
  private static let head = 1 << 18

  /// Whether two variables or more are named for charts and set to a hex colour: `@chart-1: #2166ac`.
  package static func namesChart(_ file: SourceFile) -> Bool {
    let path = file.path.lowercased()
    if programs.contains(where: { path.hasSuffix("." + $0) }) { return listsColors(file) }
    var count = 0
    for line in file.bytes.prefix(head).split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[colon...].prefix(80).contains(UInt8(ascii: "#")),
        colon - line.startIndex < 256
      else { continue }
      let name = String(decoding: line[..<colon].drop { $0.isBlank }, as: UTF8.self)
      guard name.hasPrefix("$") || name.hasPrefix("@"), ChartWords.contain(TokenWords.split(name)) else { continue }
      count += 1
      if count > 1 { return true }
    }
    return false
  }

  /// Whether a program holds several quoted hex colours, and words for palettes of charts in its name or before them.
  private static func listsColors(_ file: SourceFile) -> Bool {
    let bytes = file.bytes.prefix(head)
    let isNamed = namesPalette(String(ThemeInput.name(of: file.path)))
    var count = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      count += colors(in: line)
      // The line of a palette names it, or one of those above.
      if count >= leastColors {
        return isNamed || namesPalette(String(decoding: bytes[..<line.endIndex].suffix(nearby), as: UTF8.self))
      }
    }
    return false
  }

  /// Fewer are parts of a page; an engineering choice.
  private static let leastColors = 4
  /// Bytes before the colours of a palette in which its name is; an engineering choice.
  private static let nearby = 600

  private static func namesPalette(_ text: String) -> Bool {
    let words = TokenWords.split(text)
    return ChartWords.contain(words)
      || words.contains { paletteWords.contains($0) || NamedPalette.Kind(word: $0) != nil }
  }

  private static let paletteWords: Set<String> = ["palette", "palettes", "pal", "colormap", "colorway"]

  /// How programs write a colour without quotes: Swift, Java and Kotlin, Dart, R.
  private static let calls = ["olor(red:", "olor(hex:", "olor(0x", "rgb("].map { Array($0.utf8) }

  /// How many colours a line holds: `"#2166ac"`, `UIColor(red: 0.1, …)`, `Color(0xFF2166AC)`.
  private static func colors(in line: ArraySlice<UInt8>) -> Int {
    var count = 0
    if line.contains(UInt8(ascii: "(")) {
      for (index, byte) in line.enumerated() where byte == UInt8(ascii: "o") || byte == UInt8(ascii: "r") {
        let rest = line[(line.startIndex + index)...]
        if calls.contains(where: { rest.starts(with: $0) }) { count += 1 }
      }
    }
    var rest = line
    while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      let digits = rest[(mark + 1)...].prefix { Character(UnicodeScalar($0)).isHexDigit }
      let isQuoted = mark > rest.startIndex && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(rest[mark - 1])
      if isQuoted, digits.count == 6 || digits.count == 8 { count += 1 }
      rest = rest[(mark + 1)...]
    }
    return count
  }
}
