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

  /// Texts of one kind, each wrapped and indented by two columns; at most so many, and the rest counted: `3 more remarks; -v
  /// shows all`.
  static func items(
    _ texts: [String], most: Int = .max, more: (one: String, many: String) = ("", ""), _ style: TextStyle
  ) -> [String] {
    let lines = texts.prefix(most).flatMap {
      wrap(style.text($0), width: style.width, indent: "  ", hanging: "    ")
    }
    let rest = texts.count - min(most, texts.count)
    return rest > 0 ? lines + ["  \(rest) more \(rest == 1 ? more.one : more.many); -v shows all"] : lines
  }

  /// Text after a label, such as `fix: mark 'loss' with a cross`, indented by two columns and wrapped with a hanging indent.
  static func labelled(_ label: String, _ text: String, _ role: TextStyle.Role, _ style: TextStyle) -> [String] {
    let margin = label.utf8.count + 3
    var lines = wrap(style.text(text), width: style.width, indent: String(repeating: " ", count: margin))
    lines[0] = "  " + style.paint(label, role) + " " + lines[0].dropFirst(margin)
    return lines
  }

  /// A title and facts: `theme.json  DTCG design tokens · 4 series on #ffffff`; if that is too wide, the facts go below the
  /// title. Both are safe in a terminal.
  static func titled(_ title: String, _ facts: [String], _ style: TextStyle) -> [String] {
    let whole = facts.joined(separator: style.text(" · "))
    return title.displayWidth + 2 + whole.displayWidth <= style.width
      ? [style.paint(title, .strong) + "  " + whole]
      : [style.paint(title, .strong)] + wrap(whole, width: style.width, indent: "  ")
  }
}

/// The words of a text as far as a line may end between them: a short name in quotes, a figure with its unit and a colour
/// with its swatch stay together.
enum UnbrokenWords {
  /// The most columns of a name that stays on one line. Engineering choice: half a narrow terminal.
  private static let widestName = 30

  /// The words in order; those that stay together are one.
  static func split(_ text: String) -> [String] {
    // Works on bytes: a space is one byte in UTF-8, and no other character contains it.
    let pieces = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    var words: [String] = []
    var index = 0
    while index < pieces.count {
      let end = self.end(pieces, index)
      let word = pieces[index..<end].joined(separator: " ")
      if !word.isEmpty { words.append(word) }
      index = end
    }
    return words
  }

  /// The index after the last piece that stays with the one at `start`.
  private static func end(_ pieces: [String], _ start: Int) -> Int {
    let piece = pieces[start]
    let next = start + 1 < pieces.count ? pieces[start + 1] : ""
    // A swatch is two spaces on its colour, and perhaps two on another, followed by the colour's code.
    if piece.hasPrefix("\u{1b}[48;") {
      let isDouble = start + 2 < pieces.count && pieces[start + 2].contains("\u{1b}[48;")
      return min(start + (isDouble ? 6 : 4), pieces.count)
    }
    if ["ΔE00", "dE00", "ΔL*", "dL*"].contains(piece), next.first?.isNumber == true { return start + 2 }
    if next.first == "%", piece.last?.isNumber == true { return start + 2 }
    guard piece.drop(while: { $0 == "(" }).first == "'", !closes(piece, isFirst: true) else { return start + 1 }
    var width = piece.displayWidth
    for index in pieces.indices.dropFirst(start + 1) {
      width += 1 + pieces[index].displayWidth
      guard width <= widestName else { break }
      if closes(pieces[index], isFirst: false) { return index + 1 }
    }
    return start + 1
  }

  /// Whether a quotation ends with this word, apart from punctuation.
  private static func closes(_ word: String, isFirst: Bool) -> Bool {
    var rest = isFirst ? word.drop(while: { $0 == "(" }).dropFirst() : word[...]
    while let last = rest.last, ",.;:)".contains(last) { rest.removeLast() }
    return rest.last == "'"
  }
}

/// A message for the terminal behind standard error.
package enum TerminalMessage {
  /// The text with lines that are too long wrapped between words. Lines indented by four columns or more show source or
  /// commands to copy and stay whole.
  ///
  /// - Parameter columns: The width of the terminal.
  package static func wrapped(_ text: String, columns: Int) -> String {
    guard columns > 0 else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indent = String(line.prefix { $0 == " " })
      guard indent.utf8.count < 4, String(line).visibleWidth > columns else { return [String(line)] }
      return Paragraph.wrap(String(line), width: columns, indent: indent, hanging: indent + "  ")
    }.joined(separator: "\n")
  }
}
