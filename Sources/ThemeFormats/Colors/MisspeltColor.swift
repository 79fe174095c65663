import Colorimetry
import SourceText

/// Distinguishes a misspelt colour from a value that is not meant to be one, if no type is declared.
enum MisspeltColor {
  private static let functions = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(", "color-mix(",
  ]

  /// Whether a value begins as colours do, is a name near that of a colour (CSS Color 4, section 6.1), or an object that
  /// names a colour space.
  static func isOne(_ node: SourceNode) -> Bool {
    guard let text = node.string else { return node["colorSpace"] != nil || node["components"] != nil }
    let word = text.trimmingBlanks.lowercased()
    if word.hasPrefix("#") || functions.contains(where: word.hasPrefix) { return true }
    guard word.utf8.count < 30, word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
    do throws(SourceError) {
      _ = try Color(css: word)
      return true
    } catch {
      return error.suggestion != nil
    }
  }
}
