import Palette
import SourceText

/// The line of a file that a problem is in, with carets under what is meant.
enum ExcerptLines {
  /// Longer lines are cut around the place: minified files are one line.
  private static let widest = 100

  /// Two lines; none for places in an empty line.
  static func lines(_ origin: TokenOrigin, _ style: TextStyle) -> [String] {
    let (start, end) = (origin.start, origin.end)
    let scalars = Array(String(decoding: origin.file.lines.line(start.line), as: UTF8.self).unicodeScalars)
    guard !scalars.isEmpty else { return [] }
    let first = min(start.column - 1, scalars.count)
    let last = end.line == start.line ? min(max(end.column - 1, first), scalars.count) : scalars.count
    // A window around the place; what is before it ends in the middle of the window at the latest.
    let from = scalars.count > widest ? max(0, first - widest / 3) : 0
    let to = min(scalars.count, from + widest)
    func text(_ range: Range<Int>) -> String {
      var text = String.UnicodeScalarView()
      // A tab is one column here as it is in positions.
      for scalar in scalars[range] { text.append(scalar == "\t" ? " " : scalar) }
      return style.text(String(text))
    }
    let before = text(from..<min(max(first, from), to))
    let marked = text(min(max(first, from), to)..<min(max(last, from), to))
    let after = text(min(max(last, from), to)..<to)
    let ellipsis = style.text("…")
    let number = String(start.line)
    let lead = from > 0 ? ellipsis : ""
    let line = "    \(number) | \(lead)\(before)\(marked)\(after)\(to < scalars.count ? ellipsis : "")"
    let margin = String(repeating: " ", count: number.utf8.count + 4) + " | "
    let offset = String(repeating: " ", count: lead.displayWidth + before.displayWidth)
    let carets = String(repeating: "^", count: max(1, marked.displayWidth))
    return [line, margin + offset + style.paint(carets, .error)]
  }
}
