package import PaletteCharts
package import SafeText

/// A sentence of a summary with the claims it rests on.
package struct SummarySentence: Sendable {
  /// As it is read.
  package let text: String
  /// What it states, as `summary.json` has it: a kind and what the statement rests on.
  package let claims: [JSONValue]
  /// The name of the series that it is of; empty for the whole chart and the only series.
  let series: String

  /// - Parameter text: A sentence that may begin in lower case, and that goes on after the name of its series.
  init(_ text: String, series: String = "", claims: [JSONValue] = []) {
    self.text = ChartText.beginning(series.isEmpty ? text : "\(series): \(text)")
    (self.series, self.claims) = (series, claims)
  }

  /// The sentence after another, whose series it need not name again.
  func after(_ sentence: SummarySentence?) -> SummarySentence {
    guard let sentence, !series.isEmpty, sentence.series == series else { return self }
    return SummarySentence(String(text.dropFirst(ChartText.beginning(series).count + 2)), claims: claims)
  }
}

/// What a chart shows, in sentences that its figures hold: the finding first, then the extremes or the relation; in full also how
/// it is built, each series, and its statistics.
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
  /// By series, the places of points far from the rest.
  package let outliers: [Set<Int>]

  /// Sentences of a summary that is not full. Engineering choice: twenty seconds.
  private static let mostSentences = 2
  /// Series that a full summary describes one by one. An engineering choice.
  private static let mostInFull = 24

  /// Summarizes a chart.
  ///
  /// - Parameter isFull: Whether to say everything, however long it takes.
  package init(_ chart: Chart, isFull: Bool = false) {
    let text = ChartText(chart)
    let measured = MeasuredSeries.measure(chart)
    title = chart.title
    outliers = zip(chart.series, measured).map { series, measured in
      let far = Set(measured.outliers.map { measured.points[$0] })
      return Set(far.isEmpty ? [] : series.points.indices.filter { far.contains(series.points[$0]) })
    }
    let single = measured.count == 1 ? SeriesSentences(text, measured[0]) : nil
    var findings = single?.findings ?? GroupSentences(text, measured).findings
    // Where nothing holds of all series together, each speaks for itself.
    if findings.isEmpty { findings = measured.flatMap { SeriesSentences(text, $0).findings } }
    var found = findings.isEmpty ? [ConstructionSentences.nothing(text)] : findings
    let gaps = findings.isEmpty ? [] : ConstructionSentences.gaps(text, measured)
    if isFull {
      found += ConstructionSentences.construction(text, measured)
      found += gaps
      found +=
        single?.details
        ?? measured.prefix(Self.mostInFull).map { SeriesSentences(text, $0) }.flatMap { $0.findings + $0.details }
    } else {
      // Nobody may take what is missing for a line between its neighbours.
      found = found.prefix(Self.mostSentences) + gaps
    }
    let author = chart.summary.flatMap { $0.isEmpty ? nil : SummarySentence(text.line($0)) }
    sentences = (author.map { [$0] } ?? []) + zip(found, [nil] + found).map { $0.after($1) }
    claims = measured.map(\.claims)
  }

  /// The sentences as a text to read, a line feed at the end.
  package var text: String { sentences.map(\.text).joined(separator: " ") + "\n" }

  /// `summary.json`.
  package var json: JSONValue {
    [
      "title": .string(title),
      "sentences": .array(sentences.map { ["text": .string($0.text), "claims": .array($0.claims)] }),
    ]
  }
}
