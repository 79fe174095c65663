import Colorimetry
import PaletteRules
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
      failure.likeness = CSSLikeness(text)
      if case .system(let name) = failure.likeness { failure = .systemColor(name, at: value.origin) }
      throw failure
    }
  }

  private static func isThreeNumbers(_ text: [UInt8]) -> Bool {
    let parts = CSSScanner.tokens(text, in: 0..<text.count).filter { !$0.isBlank && $0.kind != .delimiter(0x2C) }
    return parts.count == 3 && parts.allSatisfy { $0.kind == .number }
  }
}
