import PaletteCharts
import SafeText

/// What y does as x grows, among scattered points, and which points lie far from the rest.
struct RelationSentences {
  private let voice: Voice
  private let series: ClaimedSeries
  private let statistics: SeriesStatistics
  private let json: ClaimJSON

  init(_ voice: Voice, _ series: ClaimedSeries, _ statistics: SeriesStatistics) {
    (self.voice, self.series, self.statistics) = (voice, series, statistics)
    json = ClaimJSON(series, voice)
  }

  func sentences(isFull: Bool) -> [SummarySentence] {
    series.claims.flatMap { claim -> [SummarySentence] in
      switch claim {
      case .noRelation: [say(.noRelation, titles, claim)]
      case .relation(let direction): relation(direction, claim, isFull: isFull)
      case .farFromRest(let places): farFromRest(places, claim)
      default: []
      }
    }
  }

  private var titles: [String: Spoken] {
    [
      "x": voice.title(voice.chart.xAxis.title, else: .xAxis), "y": voice.title(voice.chart.yAxis?.title, else: .yAxis),
    ]
  }

  private func say(
    _ phrase: Phrase, _ fields: [String: Spoken], _ claim: Claim?, worth: SentenceWorth = .course
  ) -> SummarySentence {
    SummarySentence(
      phrase, fields, voice, series: voice.name(of: series.measured), worth: worth,
      claims: claim.map { [json.value($0)] } ?? [])
  }

  private func relation(
    _ direction: Direction, _ claim: Claim, isFull: Bool
  ) -> [SummarySentence] {
    guard let rho = statistics.correlation?.rho else { return [] }
    // A rate says little where x does.
    let rate = rho.magnitude >= 0.4 ? SpokenRate(voice, series.measured) : nil
    let fields = titles.merging([
      "rate": rate?.clause ?? Spoken(""), "strength": Spoken(voice.words(Self.strength(rho))),
      "rho": voice.number(rho, digits: 2),
    ]) { $1 }
    var sentences = [say(direction == .rising ? .relationRising : .relationFalling, fields, claim)]
    if isFull, let rate {
      sentences.append(say(.trend, rate.interval, nil, worth: .detail))
    }
    return sentences
  }

  /// The points far from the rest, the farthest three by name.
  private func farFromRest(_ places: [Int], _ claim: Claim) -> [SummarySentence] {
    // A ranking names the greatest already.
    let ranked = series.claims.flatMap { claim -> [Int] in
      if case .ranking(let top, let least, _) = claim { top + [least] } else { [] }
    }
    if places.allSatisfy({ ranked.contains($0) }) { return [] }
    let points = places.prefix(3).map { index -> Spoken in
      let point = series.measured.points[index]
      var fields = ["x": voice.x(point.x), "y": voice.y(point.y ?? 0)]
      if statistics.arrangement == .relation, let x = fields["x"], let y = fields["y"] {
        fields["x"] = voice.named(x, by: voice.chart.xAxis.numeric)
        fields["y"] = voice.named(y, by: voice.chart.yAxis)
      }
      let figure = JSONValue.object(["x", "y"].compactMap { key in fields[key]?.figure.map { (key, $0) } })
      let place = voice.phrase(.listed, fields, figure: figure)
      guard let label = point.label, !label.isEmpty else { return place }
      return voice.phrase(
        .labelled, ["label": Spoken(name: label), "point": place],
        figure: ["label": .string(label), "x": fields["x"]?.figure ?? .null, "y": .number(point.y)])
    }
    let phrase: Phrase = places.count == 1 ? .outlier : places.count <= 3 ? .outliers : .manyOutliers
    let fields = ["count": voice.count(places.count), "points": Spoken(points, separator: "; ")]
    return [say(phrase, fields, claim, worth: .exception)]
  }

  /// Strong from 0.7 on, moderate from 0.4 on: C. Dancey and J. Reidy, "Statistics without maths for psychology", 2007.
  private static func strength(_ correlation: Double) -> Phrase {
    correlation.magnitude >= 0.7 ? .strong : correlation.magnitude >= 0.4 ? .moderate : .weak
  }
}
