/// The prose of a page, formatted for a terminal.
enum PageText {
  /// Wrapped at spaces; text between backticks stays on one line and loses the backticks.
  static func lines(_ prose: String, _ style: TextStyle, indent: String) -> [String] {
    Paragraph.wrap(style.text(joined(prose)), width: style.width, indent: indent).map { spaced($0) }
  }

  /// A list item.
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

  /// A character that no page contains and every style accepts.
  private static let gap: Character = "~"
}
