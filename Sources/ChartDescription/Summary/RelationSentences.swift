import PaletteCharts
import SafeText

/// What y does as x grows, among scattered points.
struct RelationSentences {
  private let voice: Voice
  private let series: MeasuredSeries
  private let name: String

  init(_ voice: Voice, _ series: MeasuredSeries, _ name: String) {
    (self.voice, self.series, self.name) = (voice, series, name)
  }

  func sentences(_ statistics: SeriesStatistics, _ verbosity: ChartSummary.Verbosity) -> [SummarySentence] {
    guard let trend = statistics.trend, let correlation = statistics.correlation else { return [] }
    let titles = [
      "x": voice.title(voice.chart.xAxis.title, else: .xAxis), "y": voice.title(voice.chart.yAxis?.title, else: .yAxis),
    ]
    guard trend.isSignificant, let rho = correlation.rho, rho.magnitude >= 0.1 else {
      return [
        say(
          .noRelation, titles,
          further: [("rankCorrelation", .number(correlation.rho)), ("p", .number(trend.probability))])
      ]
    }
    // A rate says little where x does.
    let rate = rho.magnitude >= 0.4 ? SpokenRate(voice, series) : nil
    let said = titles.merging([
      "rate": rate?.clause ?? Said(""), "strength": Said(voice.words(Self.strength(rho))),
      "rho": voice.number(rho, digits: 2),
    ]) { $1 }
    var sentences = [say(rho > 0 ? .relationRising : .relationFalling, said)]
    if verbosity == .full, let rate {
      sentences.append(say(.trend, rate.interval))
      if statistics.lineStride > 1 { sentences.append(say(.sampled, ["count": voice.count(statistics.lineStride)])) }
    }
    return sentences
  }

  private func say(
    _ phrase: Phrase, _ said: [String: Said], further: [(key: String, value: JSONValue)] = []
  ) -> SummarySentence { SummarySentence(phrase, said, voice, series: name, further: further) }

  /// Strong from 0.7 on, moderate from 0.4 on: C. Dancey and J. Reidy, "Statistics without maths for psychology", 2007.
  private static func strength(_ correlation: Double) -> Phrase {
    correlation.magnitude >= 0.7 ? .strong : correlation.magnitude >= 0.4 ? .moderate : .weak
  }
}
