/// A chart library's words for the symbols, dashes and patterns it can draw: suggestions use these words, and suggest
/// only what the library can draw.
package struct MarkerVocabulary: Sendable {
  /// A setting of the library, and its words for each value.
  package struct Setting<Value: Hashable & Sendable>: Sendable {
    /// The form of the setting, with `%` for the word: `shape %`, `.symbol(%)`.
    package let form: String
    /// The possible values with the library's words, including quotes, in order of preference.
    package let words: [(value: Value, word: String)]

    /// Creates a setting.
    package init(_ form: String, _ words: [(value: Value, word: String)] = []) {
      self.form = form
      self.words = words
    }

    /// The setting with the word for a value; nil when the library has none.
    package func text(_ value: Value) -> String? {
      words.first { $0.value == value }.map { filled($0.word) }
    }

    /// The value that the library calls by a word; nil for words that are not here.
    package func value(_ word: String) -> Value? {
      let escaped = word.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: #"\\"#)
      return words.first { $0.word == "\"\(escaped)\"" }?.value
    }

    func filled(_ word: String) -> String {
      form.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: word)
    }
  }

  /// `Vega`.
  package let library: String
  /// For points and markers on lines.
  package let symbol: Setting<Symbol>
  /// For lines, in multiples of the line's width; without words, the library accepts any lengths in px: `[8, 3]`.
  package let dash: Setting<[Double]>
  /// For bars and areas; without words, the library fills them plain.
  package let pattern: Setting<Series.Pattern>
  /// How to write a name next to the mark.
  package let label: String

  /// Gathers the words.
  package init(
    library: String, symbol: Setting<Symbol>, dash: Setting<[Double]>, pattern: Setting<Series.Pattern>, label: String
  ) {
    self.library = library
    self.symbol = symbol
    self.dash = dash
    self.pattern = pattern
    self.label = label
  }
}
