/// Running text, wrapped between words.
enum Paragraph {
  /// The text in lines of at most `width` columns, unless a single word is longer. The text may contain the escape
  /// sequences of ``TextStyle``.
  ///
  /// - Parameters:
  ///   - indent: Precedes the first line.
  ///   - hanging: Precedes every further line; as wide as `indent` by default.
  static func wrap(_ text: String, width: Int, indent: String = "", hanging: String? = nil) -> [String] {
    let hanging = hanging ?? String(repeating: " ", count: indent.displayWidth)
    var lines: [String] = []
    var line = indent
    var column = indent.displayWidth
    var isEmpty = true
    for word in UnbrokenWords.split(text) {
      let wordWidth = word.visibleWidth
      if !isEmpty, column + 1 + wordWidth > width {
        lines.append(line)
        line = hanging
        column = hanging.displayWidth
        isEmpty = true
      }
      if !isEmpty {
        line += " "
        column += 1
      }
      line += word
      column += wordWidth
      isEmpty = false
    }
    if !isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }
}
