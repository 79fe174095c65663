import Colorimetry
import SourceText

/// Colours that R calls as CSS calls others.
///
/// Source: R 4.4, `src/library/grDevices/src/colors.c`, `ColorDataBase`, after X11's `rgb.txt`; CSS Color Module Level 4, section
/// 6.1, took the other ones from HTML.
enum RColor {
  private static let names: [String: String] = [
    "green": "#00ff00", "gray": "#bebebe", "grey": "#bebebe", "maroon": "#b03060", "purple": "#a020f0",
  ]

  /// What a name means in a file of R; nil in any other file, and for a name that means the same in both.
  static func named(_ text: String, in path: String) -> Color? {
    ["R", "R Markdown", "Quarto"].contains(LiteralLanguage.of(path)?.name) ? named(text) : nil
  }

  /// What such a name means, whatever the file.
  static func named(_ text: String) -> Color? { names[text.lowercased()].flatMap { try? Color(css: $0) } }
}
