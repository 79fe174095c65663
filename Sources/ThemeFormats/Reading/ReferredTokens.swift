import PaletteRules
import SourceText

extension Reading {
  /// The tokens of a file that this input refers to, in whatever format it is.
  ///
  /// - Throws: ``ThemeProblem`` when the file cannot be read or holds no tokens.
  func tokens(of file: SourceFile) throws(ThemeProblem) -> TokenTree {
    let input = try ThemeInput(file, options: options)
    if input.root?.members != nil {
      for format in formats {
        if let tokens = try format.tokens(input, for: .reference, self) { return tokens }
      }
    }
    throw ThemeProblem("'\(file.path)' holds no design tokens that this version reads", path: file.path)
  }
}
