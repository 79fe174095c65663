package import PaletteCharts
package import SafeText

/// What a chart shows, in sentences: how it is built, its statistics, its trends and shapes, and nothing that its figures
/// do not hold.
///
/// The levels are the first three of A. Lundgard and A. Satyanarayan, "Accessible visualization via natural language
/// descriptions: a four-level model of semantic content", IEEE Transactions on Visualization and Computer Graphics 28, 2022;
/// the fourth, what the world knows of it, is for the author.
package struct ChartSummary: Sendable {
  /// The title of the chart.
  package let title: String?
  /// In the order in which they are read; the author's come first.
  package let sentences: [SummarySentence]
  /// What holds of each series, spoken or not.
  let claims: [[Claim]]
  /// Every measurement.
  package let statistics: JSONValue
  /// By series, the places of points far from the rest.
  package let outliers: [Set<Int>]

  /// Summarizes a chart.
  ///
  /// - Parameters:
  ///   - isFull: Whether to say everything, however long it takes.
  ///   - alike: The series that some readers take for each other, from the rules of the palette.
  package init(
    _ chart: Chart, isFull: Bool = false, alike: [AlikeSeries] = []
  ) {
    let voice = Voice(chart)
    let measured = MeasuredSeries.measure(chart)
    let all = measured.map { ClaimedSeries($0) }
    let pairs = MeasuredPair.measure(chart, measured)
    title = chart.title
    outliers = zip(chart.series, measured).map { series, measured in
      let far = Set((measured.statistics?.outliers.indices ?? []).map { measured.points[$0] })
      return Set(far.isEmpty ? [] : series.points.indices.filter { far.contains(series.points[$0]) })
    }
    let author = chart.summary.flatMap { $0.isEmpty ? nil : [SummarySentence(author: $0)] } ?? []
    var found = ConstructionSentences(voice, measured).sentences
    let group = GroupSentences(voice, all)
    // More series than these are summarised together: nobody keeps four courses in mind.
    let isMany = measured.count > (isFull ? Self.mostInFull : Self.mostOneByOne)
    if measured.count > 1 {
      let compared = PairSentences(voice, all)
      // Three pairs take the room of three courses; which is highest, and which change places, is what compares three.
      if measured.count == 2 {
        found += compared.sentences(pairs)
      } else {
        found += group.averages
        if !isMany { found += compared.changes(pairs) }
      }
    }
    let together = (measured.count > 2 ? group.change : []) + group.extremes() + group.courses
    if isMany {
      found += together
    } else {
      // In full, in short with the extremes of all, or together: whichever leaves neither a series nor an extreme out.
      let variants = [false, true].map { isTerse in
        let series = all.map { SeriesSentences(voice, $0, isFull: isFull, isTerse: isTerse) }
        let extremes = isTerse && measured.count > 1 ? group.extremes(exceptIn: series.map(\.namedExtremes)) : []
        return extremes + series.flatMap(\.sentences)
      }
      let fitting = variants.first { SummaryBudget.holds(found + $0, isFull: isFull, series: measured.count) }
      found += fitting ?? (measured.count > 1 ? together : variants[1])
    }
    found += ConstructionSentences.gaps(voice, measured)
    found += AlikeSentences.sentences(voice, alike)
    claims = all.map(\.claims)
    sentences = author + SummaryBudget.chosen(found, voice, isFull: isFull, series: measured.count)
    statistics = StatisticsJSON.value(chart, measured, pairs)
  }

  /// Series whose courses are described one by one. Engineering choices.
  private static let mostOneByOne = 3
  private static let mostInFull = 24

  /// The sentences as a text to read, a line feed at the end.
  package var text: String { sentences.map(\.text).joined(separator: " ") + "\n" }

  /// `summary.json`.
  package var json: JSONValue {
    [
      "title": .string(title),
      "sentences": .array(
        sentences.map { ["text": .string($0.text), "figures": .object($0.figures), "claims": .array($0.claims)] }),
      "statistics": statistics,
    ]
  }
}
