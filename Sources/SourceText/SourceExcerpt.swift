/// The line that a range begins in, and carets under the range.
package struct SourceExcerpt: Sendable {
  /// From 1.
  package let lineNumber: Int
  /// The line, or as much of it around the range as fits, with `…` where something is left out. Escaped.
  package let text: String
  /// Spaces, then `^~~~` under the range, to the end of the line at most.
  package let carets: String

  /// Makes the excerpt.
  ///
  /// - Parameters:
  ///   - width: Columns of the text at most. Columns are those of a terminal, after escaping: wide characters of East
  ///     Asia and emoji take two (after Unicode Standard Annex 11), combining characters none.
  ///   - escape: Makes untrusted text harmless; tabs are spaces before it is asked.
  package init(_ file: SourceFile, _ range: Range<Int>, width: Int = 120, escape: (String) -> String) {
    lineNumber = file.lines.position(of: range.lowerBound).line
    var line = file.lines.line(lineNumber)
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    let low = min(max(range.lowerBound, line.startIndex), line.endIndex)
    let high = min(max(range.upperBound, low), line.endIndex)

    // What is far from the range is not even looked at: a line may have megabytes.
    let most = 4 * (width + 1)
    var before = Self.scalars(line[line.startIndex..<low].suffix(most))[...]
    var marked = Self.scalars(line[low..<high].prefix(most))[...]
    var after = Self.scalars(line[high...].prefix(most))[...]
    let all = (before.count, marked.count, after.count)

    func columns(_ scalar: Unicode.Scalar) -> Int { Self.columns(escape(String(scalar))) }
    // Two columns are kept for the marks of omission. The range comes first, then half of the rest for what precedes it.
    var left = width - 2
    marked = Self.fitting(marked, into: &left, columns)
    var room = max(left / 2, left - after.reduce(0) { $0 + columns($1) })
    left -= room
    before = Self.fitting(before.reversed()[...], into: &room, columns).reversed()[...]
    left += room
    after = marked.count < all.1 ? [] : Self.fitting(after, into: &left, columns)

    let cutBefore = before.count < all.0 || low - line.startIndex > most
    let cutAfter = marked.count < all.1 || after.count < all.2 || line.endIndex - high > most || high - low > most
    let prefix = (cutBefore ? "…" : "") + Self.text(before)
    text = escape(prefix + Self.text(marked) + Self.text(after) + (cutAfter ? "…" : ""))
    let indent = Self.columns(escape(prefix))
    let length = max(1, Self.columns(escape(Self.text(marked))))
    carets = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: length - 1)
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    // A character cut at the edge is left out.
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    return String(decoding: whole, as: UTF8.self).unicodeScalars.map { $0 == "\t" ? " " : $0 }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func fitting(
    _ scalars: ArraySlice<Unicode.Scalar>, into room: inout Int, _ columns: (Unicode.Scalar) -> Int
  ) -> ArraySlice<Unicode.Scalar> {
    var count = 0
    for scalar in scalars {
      let needed = columns(scalar)
      if needed > room { break }
      room -= needed
      count += 1
    }
    return scalars.prefix(count)
  }

  private static func columns(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns($1) } }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x200B...0x200D, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
