/// What a chart library calls the symbols, dashes and patterns that it can draw: suggestions name them in its words, and
/// suggest nothing that it cannot draw.
package struct MarkerVocabulary: Sendable {
  /// One thing that the library lets a chart set, and its words for it.
  package struct Setting<Value: Hashable & Sendable>: Sendable {
    /// How the setting is written, with `%` where the word stands: `shape %`, `.symbol(%)`.
    package let form: String
    /// What it can be, with the library's word, quotes included, in the order in which to give it out.
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

    /// The setting with a word in its place.
    func filled(_ word: String) -> String {
      form.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: word)
    }
  }

  /// `Vega`.
  package let library: String
  /// Of points and of markers on lines.
  package let symbol: Setting<Symbol>
  /// Of lines, in multiples of the line's width; without words, any lengths in px go: `[8, 3]`.
  package let dash: Setting<[Double]>
  /// Of bars and areas; without words, the library fills them plain.
  package let pattern: Setting<Series.Pattern>
  /// How a name comes to stand at the mark.
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
