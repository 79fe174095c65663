import PaletteRules
import SourceText

/// A file whose tokens others refer to, in any format that has tokens.
enum TokenFile {
  /// Its tokens; none when it holds something else.
  ///
  /// - Throws: ``ThemeProblem`` when it cannot be read or is no tree.
  static func tokens(
    of file: SourceFile, options: ReadingOptions, record: ReadingRecord
  ) throws(ThemeProblem) -> TokenTree {
    let input = try ThemeInput(file, options: options)
    guard let root = input.placedRoot, root.node.members != nil, root["resolutionOrder"] == nil else {
      throw ThemeProblem("'\(file.path)' holds no design tokens that this version reads", path: file.path)
    }
    if root["palettecheck"] != nil, let colors = root["colors"] {
      return TokenTree(namedColors: colors, record: record)
    }
    if TheoTokens.recognises(input) { return TokenTree(theoTokens: root, record: record) }
    if DesignTokens.recognises(input) { return TokenTree(designTokens: root, options: options, record: record) }
    return StyleDictionaryTokens.tree(root, record: record)
  }
}
