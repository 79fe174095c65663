/// Running text, wrapped at spaces.
enum Paragraph {
  /// The text in lines of at most `width` columns, unless a single word is longer.
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
    // Works on bytes: a space is one byte in UTF-8, and no other character contains it.
    for bytes in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(Substring(bytes))
      let wordWidth = word.displayWidth
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
