package import SafeText

/// A sentence of a summary with the figures it rests on.
package struct SummarySentence: Sendable {
  /// As it is read.
  package let text: String
  /// The figures, as `summary.json` has them.
  package let figures: [(key: String, value: JSONValue)]

  /// A sentence of the author.
  init(author text: String) {
    self.text = Said(name: text).text
    figures = [("author", .boolean(true))]
  }

  /// A phrase whose places are filled; every figure of a place goes with it.
  ///
  /// - Parameter series: The name of the series that the sentence is of; empty for the only one.
  init(
    _ phrase: Phrase, _ said: [String: Said], _ voice: Voice, series: String = "",
    further: [(key: String, value: JSONValue)] = []
  ) {
    let figures = said.sorted { $0.key < $1.key }.compactMap { key, said in said.figure.map { (key, $0) } } + further
    self.figures = (series.isEmpty ? [] : [("series", .string(series))]) + figures
    text = voice.words(phrase, said)
  }

  /// The sentence with the name of its series before it.
  func named(_ name: String, _ voice: Voice) -> SummarySentence {
    SummarySentence(
      text: voice.words(.ofSeries, ["name": Said(name: name), "what": Said(text)]), figures: figures)
  }

  private init(text: String, figures: [(key: String, value: JSONValue)]) { (self.text, self.figures) = (text, figures) }
}
