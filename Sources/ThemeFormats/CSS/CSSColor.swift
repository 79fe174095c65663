import Colorimetry
import Palette
import SourceText

/// Reads a value, everything it refers to put in, as a colour.
enum CSSColor {
  /// Reads a colour, or the components of one without the function around them (``CSSChannels``).
  ///
  /// - Parameters:
  ///   - isPlain: whether the text is the value as written, so that a fault can be shown at its place.
  ///   - function: the function that the sheet puts around the property, if any.
  ///   - guess: called where bare numbers are read and nothing else says what they are.
  static func read(
    _ text: [UInt8], at value: CSSValue, isPlain: Bool, in function: String? = nil, guess: () -> Void = {}
  ) throws(CSSFailure) -> Color {
    let css = String(decoding: text, as: UTF8.self)
    let channels = CSSChannels.colorText(text, in: function)
    do throws(ColorSyntaxError) {
      let color = try Color(computing: channels?.css ?? css)
      if channels?.isGuess == true { guess() }
      return color
    } catch {
      let start = value.range.lowerBound
      let place =
        isPlain && channels == nil ? value.part(start + error.range.lowerBound..<start + error.range.upperBound) : value
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

  private static func isThreeNumbers(_ text: [UInt8]) -> Bool {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank && $0.kind != .delimiter(0x2C) }
    return parts.count == 3 && parts.allSatisfy { $0.kind == .number }
  }
}
