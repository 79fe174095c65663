import ArgumentParser
import Colorimetry
import PaletteRules
import SourceText

/// A colour given to an option.
struct ColorArgument {
  /// As it was typed.
  let text: String
  /// What it means.
  let color: Color

  /// Parses what was typed, or throws why it is not a colour.
  init(parsing argument: String) throws {
    do throws(SourceError) {
      self.text = argument
      self.color = try Color(literal: argument)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// The colour of a theme, written on the command line.
  var themeColor: ThemeColor {
    let file = SourceFile(path: "command line", bytes: Array(text.utf8))
    return ThemeColor(color, origin: TokenOrigin(file: file, range: 0..<file.bytes.count))
  }
}
