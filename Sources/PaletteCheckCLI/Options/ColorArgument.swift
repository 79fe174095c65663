import ArgumentParser
import Colorimetry
import Palette
import SourceText

/// A colour given to an option.
struct ColorArgument: ExpressibleByArgument {
  /// As it was typed.
  let text: String
  /// What it means.
  let color: Color

  init?(argument: String) {
    guard let color = try? Color(css: argument) else { return nil }
    self.text = argument
    self.color = color
  }

  /// The colour of a theme, written on the command line.
  var themeColor: ThemeColor {
    let file = SourceFile(path: "command line", bytes: Array(text.utf8))
    return ThemeColor(color, origin: TokenOrigin(file: file, range: 0..<file.bytes.count))
  }
}
