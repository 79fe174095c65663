extension String {
  /// The number of terminal columns of the text, which must not contain control characters.
  ///
  /// Source: Unicode Standard Annex #11, East Asian Width: wide and fullwidth characters take two columns; combining
  /// marks take none.
  var displayWidth: Int {
    // Fast path for ASCII, which nearly every name is.
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// The text, padded with trailing spaces to a number of columns.
  func padded(to columns: Int) -> String { self + String(repeating: " ", count: max(0, columns - displayWidth)) }

  /// The text, padded with leading spaces to a number of columns.
  func leftPadded(to columns: Int) -> String { String(repeating: " ", count: max(0, columns - displayWidth)) + self }

  /// The text, or as much of its beginning as fits with an ellipsis.
  func shortened(to columns: Int, ellipsis: String) -> String {
    guard displayWidth > columns else { return self }
    var kept = ""
    var width = ellipsis.displayWidth
    for character in self {
      width += character.displayWidth
      if width > columns { break }
      kept.append(character)
    }
    return kept + ellipsis
  }

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

extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// The blocks whose characters are W or F in EastAsianWidth-16.0.0.txt, unassigned gaps included.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
