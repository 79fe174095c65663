import PaletteCharts
import SafeText

/// How the series of a chart lie to each other.
enum PairSentences {
  /// Which series is higher, how often and how much, and where they cross.
  static func sentences(_ voice: Voice, _ measured: [MeasuredSeries], _ pairs: [MeasuredPair]) -> [SummarySentence] {
    guard measured.count <= 3 else { return averages(voice, measured) }
    return pairs.flatMap { pair -> [SummarySentence] in
      let comparison = pair.comparison
      let isFirstHigher = comparison.firstHigher >= comparison.secondHigher
      let names = [measured[pair.first].name, measured[pair.second].name]
      let (higher, lower) = isFirstHigher ? (names[0], names[1]) : (names[1], names[0])
      let count = max(comparison.firstHigher, comparison.secondHigher)
      guard comparison.shared > 1, count > 0 else { return [] }
      var said = [
        "a": Said(name: higher), "b": Said(name: lower), "higher": voice.count(count),
        "shared": voice.count(comparison.shared),
      ]
      var sentences = [SummarySentence(count == comparison.shared ? .throughout : .mostly, said, voice)]
      if let ratio = comparison.ratioOfMeans.map({ isFirstHigher ? $0 : 1 / $0 }), ratio >= 1.05 {
        said = ["a": said["a"]!, "b": said["b"]!, "ratio": voice.number(ratio, digits: 2)]
        sentences.append(SummarySentence(.ratio, said, voice))
      }
      if pair.isSequence, let crossings = crossings(voice, pair, names) { sentences.append(crossings) }
      return sentences
    }
  }

  private static func crossings(_ voice: Voice, _ pair: MeasuredPair, _ names: [String]) -> SummarySentence? {
    let crossings = pair.comparison.crossings
    guard !crossings.isEmpty else { return nil }
    let places = crossings.prefix(3).map { crossing -> Said in
      let (before, after) = (pair.x[crossing.before], pair.x[crossing.after])
      if crossing.before == crossing.after { return voice.at(before) }
      let said = ["before": voice.x(before), "after": voice.x(after)]
      return Said(
        voice.words(.between, said), figure: .array([said["before"], said["after"]].compactMap { $0?.figure }))
    }
    let said = [
      "a": Said(name: names[0]), "b": Said(name: names[1]), "count": voice.count(crossings.count),
      "places": Said(places, separator: voice.language.comma),
    ]
    let phrase: Phrase = crossings.count == 1 ? .crossOnce : crossings.count <= 3 ? .crossSeveral : .crossOften
    return SummarySentence(phrase, said, voice)
  }

  /// The series that are highest and lowest on average.
  static func averages(_ voice: Voice, _ measured: [MeasuredSeries]) -> [SummarySentence] {
    let means = measured.compactMap { series in series.statistics.map { (name: series.name, mean: $0.sample.mean) } }
    guard means.count > 1, let high = means.max(by: { $0.mean < $1.mean }),
      let low = means.min(by: { $0.mean < $1.mean }),
      high.mean > low.mean
    else { return [] }
    return [
      SummarySentence(
        .averages,
        [
          "a": Said(name: high.name), "high": voice.estimate(high.mean), "b": Said(name: low.name),
          "low": voice.estimate(low.mean),
        ], voice)
    ]
  }
}
