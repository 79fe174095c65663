package import SafeText

/// A sentence of a summary with the figures it rests on.
package struct SummarySentence: Sendable {
  /// As it is read.
  package let text: String
  /// The figures, as `summary.json` has them.
  package let figures: [(key: String, value: JSONValue)]
  /// Whether the first word belongs to a name, whose capital stays.
  private let isNameFirst: Bool

  /// A sentence of the author.
  init(author text: String) {
    self.text = Said(name: text).text
    isNameFirst = true
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
    isNameFirst = phrase.template.beginsWithPlace(voice.language)
    text = Self.beginning(voice.words(phrase, said), voice.language)
  }

  /// The sentence with the name of its series before it, behind which it goes on in lower case.
  func named(_ name: String, _ voice: Voice) -> SummarySentence {
    let what = isNameFirst ? text : text.prefix(1).lowercased() + text.dropFirst()
    return SummarySentence(
      text: Self.beginning(voice.words(.ofSeries, ["name": Said(name: name), "what": Said(what)]), voice.language),
      figures: figures,
      isNameFirst: true)
  }

  /// A sentence begins with a capital, even if its first word is a name in small letters, such as a column's; `pH` and
  /// `iPhone`, which have a capital inside, stay as they are.
  private static func beginning(_ text: String, _ language: SummaryLanguage) -> String {
    guard language != .japanese else { return text }
    let word = text.prefix { $0.isLetter || $0.isNumber }
    return word.contains(where: \.isUppercase) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  private init(text: String, figures: [(key: String, value: JSONValue)], isNameFirst: Bool) {
    (self.text, self.figures, self.isNameFirst) = (text, figures, isNameFirst)
  }
}
