package import SafeText

/// A sentence of a summary with the figures and the claims it rests on.
package struct SummarySentence: Sendable {
  /// As it is read.
  package let text: String
  /// The figures, as `summary.json` has them.
  package let figures: [(key: String, value: JSONValue)]
  /// What it states, as `summary.json` has it: a kind and what the statement rests on.
  package let claims: [JSONValue]
  /// How much it is worth saying where words are few.
  let worth: SentenceWorth
  /// The name of the series that it is of; empty for the whole chart and the only series.
  package let series: String
  /// The words as they follow a name.
  private let plain: String
  /// Whether the first word belongs to a name, whose capital stays.
  private let isNameFirst: Bool

  init(author text: String) {
    self.text = Spoken(name: text).text
    plain = self.text
    (isNameFirst, figures, claims, worth, series) = (true, [("author", .boolean(true))], [], .always, "")
  }

  /// A phrase whose places are filled; every figure of a place goes with it.
  ///
  /// - Parameter series: The name of the series that the sentence is of; empty for the only one.
  init(
    _ phrase: Phrase, _ fields: [String: Spoken], _ voice: Voice, series: String = "", worth: SentenceWorth = .always,
    claims: [JSONValue] = []
  ) {
    let figures = fields.sorted { $0.key < $1.key }.compactMap { key, field in field.figure.map { (key, $0) } }
    self.figures = (series.isEmpty ? [] : [("series", .string(series))]) + figures
    isNameFirst = phrase.template.beginsWithPlace
    plain = voice.words(phrase, fields)
    text = Template.beginning(plain)
    (self.series, self.worth, self.claims) = (series, worth, claims)
  }

  /// The sentence with the names of its series before it, behind which it goes on in lower case.
  func named(_ names: [String], _ voice: Voice) -> SummarySentence {
    let what = isNameFirst ? plain : plain.prefix(1).lowercased() + plain.dropFirst()
    let fields = ["name": voice.names(names), "what": Spoken(what)]
    return SummarySentence(
      text: Template.beginning(voice.words(.ofSeries, fields)), plain: plain,
      figures: names.count > 1 ? [("series", .strings(names))] + figures.filter { $0.key != "series" } : figures,
      claims: claims, worth: worth, series: series)
  }

  /// The sentence with the claims of others that say the same of their series.
  func joined(_ others: [SummarySentence]) -> SummarySentence {
    SummarySentence(
      text: text, plain: plain, figures: figures, claims: claims + others.flatMap(\.claims), worth: worth,
      series: series,
      isNameFirst: isNameFirst)
  }

  /// How many words it takes to read it.
  var words: Int { text.split(separator: " ").count }

  private init(
    text: String, plain: String, figures: [(key: String, value: JSONValue)], claims: [JSONValue], worth: SentenceWorth,
    series: String, isNameFirst: Bool = true
  ) {
    (self.text, self.plain, self.figures, self.claims, self.worth) = (text, plain, figures, claims, worth)
    (self.series, self.isNameFirst) = (series, isNameFirst)
  }
}

/// How much a sentence is worth where words are few, the worthiest first.
enum SentenceWorth: Int, Comparable, Sendable {
  /// What the author says, what the chart is.
  case always
  /// How the series lie to each other, what changes most, the lowest and the highest value, how values go.
  case comparison, change, extremes, course
  /// Single values, gaps, signs.
  case exception, gap, sign
  /// Which series look alike.
  case alike
  /// What only a full summary has.
  case detail

  static func < (a: SentenceWorth, b: SentenceWorth) -> Bool { a.rawValue < b.rawValue }
}
