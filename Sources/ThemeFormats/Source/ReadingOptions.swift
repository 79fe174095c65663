package import PaletteRules
package import SourceText

/// How to read a theme.
package struct ReadingOptions: Sendable {
  /// A format by its short name instead of detection.
  package var format: String?
  /// Stands in for the theme's background.
  package var background: ThemeColor?
  /// Stands in for the theme's text colour.
  package var text: ThemeColor?
  /// Where the series are, in order: JSON pointers, names of tokens with dots and stars, or names of the colour sets of an
  /// asset catalog; empty if the file states it.
  package var series: [String] = []
  /// Further parts of the chart that the user names.
  package var named = NamedParts()
  /// Where it is written down which of the names were found; nil where nobody asks.
  package var names: NameLedger?
  /// Whether to hold files to the letter of their specification.
  package var strict = false
  /// What a document may hold.
  package var limits = JSONReader.Limits()
  /// Tokens of one file and those it draws in.
  package var maxTokens = 200_000
  /// Series of one theme.
  package var maxSeries = 2_048
  /// Contexts of a resolver document, as `theme=dark`; where none is named, all are read.
  package var contexts: [String] = []
  /// Files whose tokens references may reach, before any that are found beside the theme.
  package var includes: [SourceFile] = []
  /// Finds the files that a theme refers to.
  package var siblings: (any SiblingFiles)?
  /// What was made of those files; the same in every reading of a run.
  package var parsed = ParsedFiles()
  /// Whether nobody named the file: it was found in a directory, and is a theme only if something says that its colours are
  /// those of a chart.
  package var isFound = false

  /// The defaults.
  package init() {}
}
