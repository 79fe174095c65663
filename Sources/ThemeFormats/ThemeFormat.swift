package import PaletteRules

/// One way of writing a theme down: what it is called, how to tell it, how to read it.
package protocol ThemeFormat: SendableMetatype {
  /// The short name, as `--theme-format` takes it: `dtcg`.
  static var name: String { get }
  /// The name in words: `DTCG design tokens`.
  static var label: String { get }
  /// Whether the input is of this format. Asked in the order of ``FormatTable``, so a test may rest on those before.
  static func recognises(_ input: ThemeInput) -> Bool
  /// Reads the theme.
  ///
  /// - Throws: ``ThemeProblem`` when nothing of the file can be judged; lesser trouble is in the theme's `problems`.
  static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme
}
