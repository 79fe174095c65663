/// Prose of a page as a terminal shows it.
enum PageText {
  /// Broken at spaces; what stands between backticks stays on one line and loses them.
  static func lines(_ prose: String, _ style: TextStyle, indent: String) -> [String] {
    Paragraph.wrap(style.text(joined(prose)), width: style.width, indent: indent).map { spaced($0) }
  }

  /// An item of a list.
  static func item(_ prose: String, _ style: TextStyle) -> [String] {
    Paragraph.wrap(style.text(joined(prose)), width: style.width, indent: "  - ", hanging: "    ").map { spaced($0) }
  }

  private static func joined(_ prose: String) -> String {
    var isCode = false
    var text = ""
    for character in prose {
      switch character {
      case "`": isCode.toggle()
      case " " where isCode: text.append(gap)
      default: text.append(character)
      }
    }
    return text
  }

  private static func spaced(_ line: String) -> String { String(line.map { $0 == gap ? " " : $0 }) }

  /// A character that no page holds and that every style lets pass.
  private static let gap: Character = "~"
}
