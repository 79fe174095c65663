import ArgumentParser
import Colorimetry
import SourceText

/// A colour that must be one: of `contrast` and `simulate`.
struct TypedColor {
  /// As it was typed.
  let text: String
  /// In sRGB, mapped into the gamut.
  let srgb: SRGB
  /// 0…1.
  let alpha: Double
  /// Whether it was outside sRGB as written.
  let wasOutside: Bool

  /// Reads a colour, or throws why the argument is not one.
  init(_ text: String, host: some CommandHost) throws {
    do throws(SourceError) {
      let color = try Color(css: text)
      let mapped = color.mappedToSRGB
      self.text = text
      srgb = mapped.srgb
      alpha = color.opacity
      wasOutside = mapped.wasOutside
    } catch {
      if host.kind(of: text) != nil {
        throw ValidationError("'\(text)' is a file; give colours, such as '#2166ac'")
      }
      // No colour name has a slash or an ending.
      let ending = text.contains(".") && !text.contains("(") ? text.split(separator: ".").last?.first : nil
      if text.contains("/") || ending?.isLetter ?? false { throw ValidationError("no such file: '\(text)'") }
      throw ValidationError(error.message.hasPrefix("'\(text)'") ? error.message : "'\(text)': \(error.message)")
    }
  }
}
