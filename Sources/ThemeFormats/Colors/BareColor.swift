import Colorimetry
import SourceText

/// Colours as people type them in lists: any CSS colour, and hex digits without `#`.
enum BareColor {
  /// Whether a text of a list that is no colour is meant as one: it begins as colours do, has the name of one with a letter
  /// wrong, or as many digits as a colour and one more or less.
  static func isMeant(_ text: String) -> Bool {
    [5, 7].contains(text.utf8.count) && text.utf8.allSatisfy(\.isHexDigit)
      || MisspeltColor.isOne(SourceNode(.string(text), range: 0..<0))
  }

  /// Reads a colour; the error is that of the CSS reading.
  static func read(_ text: String) throws(SourceError) -> Color {
    // No colour of CSS has a name of hex digits alone.
    let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy(\.isHexDigit)
    if [5, 7].contains(text.utf8.count), text.utf8.allSatisfy(\.isHexDigit) {
      throw SourceError(
        "'\(text)' has \(text.utf8.count) hex digits: a colour has 3, 4, 6 or 8", at: 0..<text.utf8.count)
    }
    return try Color(literal: isHex ? "#" + text : text)
  }
}
