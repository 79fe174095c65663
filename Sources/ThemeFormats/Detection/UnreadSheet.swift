import PaletteRules
package import SourceText

/// Style sheets in indented Sass and in Less, which this version does not read: one that names chart colours must not be passed
/// over in silence.
package enum UnreadSheet {
  /// Extensions of the style sheets, without a dot.
  package static let fileExtensions = ["sass", "less"]
  /// Bytes that are looked through; an engineering choice.
  private static let head = 1 << 18

  /// Whether two variables or more are named for charts and set to a hex colour: `@chart-1: #2166ac`.
  package static func namesChart(_ file: SourceFile) -> Bool {
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
}
