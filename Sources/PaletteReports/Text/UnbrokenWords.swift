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
    // A swatch is two spaces on its colour, followed by the colour's code.
    if piece.hasPrefix("\u{1b}[48;") { return min(start + 4, pieces.count) }
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

extension String {
  /// Terminal columns of a text that may contain the escape sequences of ``TextStyle``.
  var visibleWidth: Int {
    guard utf8.contains(0x1b) else { return displayWidth }
    var plain = String.UnicodeScalarView()
    var isEscape = false
    for scalar in unicodeScalars {
      if scalar == "\u{1b}" {
        isEscape = true
      } else if !isEscape {
        plain.append(scalar)
      } else if scalar == "m" {
        isEscape = false
      }
    }
    return String(plain).displayWidth
  }
}
