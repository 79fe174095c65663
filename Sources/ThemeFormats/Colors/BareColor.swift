import Colorimetry

/// Colours as people type them in lists: any CSS colour, and hex digits without `#`.
enum BareColor {
  /// Reads a colour; the error is that of the CSS reading.
  static func read(_ text: String) throws(ColorSyntaxError) -> Color {
    do throws(ColorSyntaxError) {
      return try Color(css: text)
    } catch {
      let isHex = [3, 4, 6, 8].contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
      guard isHex else { throw error }
      return try Color(css: "#" + text)
    }
  }
}
