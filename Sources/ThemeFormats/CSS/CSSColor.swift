import Colorimetry
import Palette
import SourceText

/// Reads a value, everything it refers to put in, as a colour.
enum CSSColor {
  /// Reads a colour, or the components of one in HSL without the function around them, as shadcn's themes had them.
  ///
  /// - Parameter isPlain: whether the text is the value as written, so that a fault can be shown at its place.
  static func read(_ text: [UInt8], at value: CSSValue, isPlain: Bool) throws(CSSFailure) -> Color {
    let css = String(decoding: text, as: UTF8.self)
    do throws(ColorSyntaxError) {
      return try Color(computing: isTriplet(text) ? "hsl(\(css))" : css)
    } catch {
      let start = value.range.lowerBound
      let place = isPlain ? value.part(start + error.range.lowerBound..<start + error.range.upperBound) : value
      let help =
        isThreeNumbers(text)
        ? "three numbers may be any space: write rgb(\(css))" : nil
      var failure = CSSFailure.notAColor(error.message, help: help, at: place.origin)
      failure.isAttempt = looksLikeColor(value)
      throw failure
    }
  }

  /// Whether a value that is no colour was most likely meant to be one.
  private static func looksLikeColor(_ value: CSSValue) -> Bool {
    guard let first = value.tokens.first else { return false }
    switch first.kind {
    case .hash: return true
    case .function:
      let name = String(value.word(first).dropLast())
      return ["color-mix", "color", "light-dark"].contains(name)
        || ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"].contains(name)
    default: return false
    }
  }

  /// `12 76% 61%`, perhaps with `/ 50%` behind it.
  private static func isTriplet(_ text: [UInt8]) -> Bool {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank }
    func isPercentage(_ index: Int) -> Bool { text[parts[index].range].last == UInt8(ascii: "%") }
    guard parts.count == 3 || parts.count == 5, parts.prefix(3).allSatisfy({ $0.kind == .number }) else { return false }
    return !isPercentage(0) && isPercentage(1) && isPercentage(2)
      && (parts.count == 3 || parts[3].kind == .delimiter(UInt8(ascii: "/")))
  }

  private static func isThreeNumbers(_ text: [UInt8]) -> Bool {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank && $0.kind != .delimiter(0x2C) }
    return parts.count == 3 && parts.allSatisfy { $0.kind == .number }
  }
}
