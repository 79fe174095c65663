package import PaletteCharts
package import SafeText

/// What a chart shows, in sentences: how it is built, its statistics, its trends and shapes, and nothing that its figures
/// do not hold.
///
/// The levels are the first three of A. Lundgard and A. Satyanarayan, "Accessible visualization via natural language
/// descriptions: a four-level model of semantic content", IEEE Transactions on Visualization and Computer Graphics 28, 2022;
/// the fourth, what the world knows of it, is for the author.
package struct ChartSummary: Sendable {
  /// The amount of detail.
  package enum Verbosity: String, CaseIterable, Hashable, Sendable {
    case brief, normal, full
  }

  /// The title of the chart.
  package let title: String?
  /// In the order in which they are read; the author's come first.
  package let sentences: [SummarySentence]
  /// Every measurement.
  package let statistics: JSONValue
  /// By series, the places of points far from the rest.
  package let outliers: [Set<Int>]
  private let language: SummaryLanguage

  /// Summarizes a chart.
  ///
  /// - Parameter alike: The series that some readers take for each other, from the rules of the palette.
  package init(
    _ chart: Chart, verbosity: Verbosity = .normal, locale: SummaryLanguage = .english, alike: [AlikeSeries] = []
  ) {
    let voice = Voice(language: locale, chart: chart)
    let measured = MeasuredSeries.measure(chart)
    let pairs = MeasuredPair.measure(chart, measured)
    title = chart.title
    outliers = zip(chart.series, measured).map { series, measured in
      let far = Set((measured.statistics?.outliers.indices ?? []).map { measured.points[$0] })
      return Set(far.isEmpty ? [] : series.points.indices.filter { far.contains(series.points[$0]) })
    }
    language = locale
    var sentences: [SummarySentence] = []
    if let summary = chart.summary, !summary.isEmpty { sentences.append(SummarySentence(author: summary)) }
    sentences += ConstructionSentences(voice, measured, verbosity).sentences
    // More series than these are summarised together: nobody keeps twenty courses in mind.
    let isMany = measured.count > (verbosity == .full ? 24 : 6)
    if isMany || verbosity == .brief && measured.count > 3 {
      sentences += PairSentences.averages(voice, measured)
    } else {
      for series in measured {
        sentences += SeriesSentences(voice, series, verbosity, isOnly: measured.count == 1).sentences
      }
    }
    if verbosity != .brief, !isMany { sentences += PairSentences.sentences(voice, measured, pairs) }
    sentences += AlikeSentences.sentences(voice, alike)
    self.sentences = sentences
    statistics = StatisticsJSON.value(chart, measured, pairs)
  }

  /// The sentences as a text to read, a line feed at the end.
  package var text: String {
    sentences.map(\.text).reduce("") { text, next in
      // Sentences of the author may be in a language that divides them.
      let isDivided = text.isEmpty || text.last.map { $0.isASCII } != true
      return text + (isDivided ? text.isEmpty ? "" : language.space : " ") + next
    } + "\n"
  }

  /// `summary.json`.
  package var json: JSONValue {
    [
      "title": .string(title), "language": .string(language.rawValue),
      "sentences": .array(sentences.map { ["text": .string($0.text), "figures": .object($0.figures)] }),
      "statistics": statistics,
    ]
  }
}
