import PaletteCharts
import SafeText

/// What one series shows: its values if they are few, otherwise its extremes, its course or relation, and what stands out.
struct SeriesSentences {
  /// In the order in which they are read.
  private(set) var sentences: [SummarySentence] = []
  /// The places whose values the sentences about the course name.
  private(set) var namedExtremes: Set<Int> = []
  private let voice: Voice
  private let series: ClaimedSeries
  private let json: ClaimJSON

  private let name: String

  init(_ voice: Voice, _ series: ClaimedSeries, isFull: Bool, isTerse: Bool = false) {
    (self.voice, self.series, name) = (voice, series, voice.name(of: series.measured))
    json = ClaimJSON(series, voice)
    guard let statistics = series.measured.statistics else { return }
    // A list takes less time than sentences about it.
    if voice.chart.pointCount < SeriesStatistics.minimumCount {
      list(.sentence, worth: .comparison)
      // What is the same but for a value or two goes nowhere.
      let isFlat = series.claims.contains { if case .equalExcept = $0 { true } else { false } }
      if isFlat { values(statistics) }
      if series.measured.points.count > 2, !isFlat {
        sentences += CourseSentences(voice, series, statistics, isTerse: isTerse).sentences(isFull: isFull)
      }
      signs()
      return
    }
    values(statistics)
    let course = CourseSentences(voice, series, statistics, isTerse: isTerse)
    namedExtremes = course.namedExtremes
    // In short, those of all series are spoken together.
    if !isTerse || name.isEmpty { extremes(statistics, named: isFull ? [] : namedExtremes) }
    ranking(statistics)
    sentences += course.sentences(isFull: isFull)
    sentences += RelationSentences(voice, series, statistics).sentences(isFull: isFull)
    exceptions(statistics)
    signs()
    guard isFull, !series.claims.contains(.constant) else { return }
    say(.mean, ["mean": voice.y(statistics.sample.mean)], [], worth: .detail)
    quartiles(statistics.sample)
    if voice.chart.pointCount <= Self.mostListed { list(.pointByPoint, worth: .detail) }
  }

  /// The points of a chart that are all listed. An engineering choice: two years of months take a minute to listen to.
  private static let mostListed = 24

  /// Extremes that come more often are no news of the first place. Engineering choice.
  private static let mostTied = 3

  private mutating func say(_ phrase: Phrase, _ fields: [String: Spoken], _ claims: [Claim], worth: SentenceWorth) {
    sentences.append(
      SummarySentence(
        phrase, fields, voice, series: name, worth: worth, claims: claims.map { json.value($0) }))
  }

  /// Every point, as the talk reads its example: "0 cups, 20 lines of code".
  private mutating func list(_ phrase: Phrase, worth: SentenceWorth) {
    let points = series.measured.points
    let total = points.reduce(0) { $0 + max($1.y ?? 0, 0) }
    let items = points.map { point in
      let (x, y) = (voice.x(point.x), voice.y(point.y ?? 0))
      let isShare = voice.chart.kind == .pie && total > 0
      let fields = ["x": x, "y": y, "share": voice.percent(isShare ? max(point.y ?? 0, 0) / total : 0)]
      return voice.phrase(isShare ? .listedShare : .listed, fields, figure: Self.figure(fields))
    }
    say(phrase, ["what": Spoken(items, separator: "; ")], [], worth: worth)
  }

  private static func figure(_ fields: [String: Spoken]) -> JSONValue {
    .object(["x", "y", "share"].compactMap { key in fields[key]?.figure.map { (key, $0) } })
  }

  /// What all values are, or most.
  private mutating func values(_ statistics: SeriesStatistics) {
    for claim in series.claims {
      switch claim {
      case .constant: say(.constant, ["value": voice.whole(statistics.y[0])], [claim], worth: .extremes)
      case .equalExcept(let places):
        let value = statistics.y.indices.first { !places.contains($0) }.map { statistics.y[$0] } ?? 0
        let points = Spoken(places.map(point), separator: ", ")
        say(.equalExcept, ["value": voice.whole(value), "points": points], [claim], worth: .extremes)
      case .usual(let place, let count):
        let fields = [
          "count": voice.count(count), "total": voice.count(statistics.y.count),
          "value": voice.whole(statistics.y[place]),
        ]
        say(.usual, fields, [claim], worth: .extremes)
      default: continue
      }
    }
  }

  private func point(_ place: Int) -> Spoken {
    let point = series.measured.points[place]
    let fields = ["value": voice.y(point.y ?? 0), "at": voice.at(point.x)]
    return voice.phrase(.placed, fields, figure: json.point(place))
  }

  /// The lowest and the highest value, as far as the course does not name them.
  private mutating func extremes(_ statistics: SeriesStatistics, named: Set<Int>) {
    var fields: [String: Spoken] = [:]
    var claims: [Claim] = []
    func extreme(_ place: Int, _ times: Int) -> Spoken {
      let value = voice.y(statistics.y[place])
      guard times > 1 else { return value }
      return voice.phrase(
        times > Self.mostTied ? .times : .tied, ["value": value, "count": voice.count(times)],
        figure: ["value": .number(statistics.y[place]), "count": .integer(times)])
    }
    let usual = series.claims.compactMap { claim in
      if case .usual(let place, _) = claim { statistics.y[place] } else { nil }
    }
    let apart = series.claims.compactMap { claim in if case .unlikeNeighbours(let place) = claim { place } else { nil }
    }
    for claim in series.claims {
      let (key, place, times): (String, Int, Int)
      switch claim {
      case .least(let found, let count): (key, place, times) = ("low", found, count)
      case .greatest(let found, let count): (key, place, times) = ("high", found, count)
      default: continue
      }
      guard !named.contains(place) || times > 1, !usual.contains(statistics.y[place]) else { continue }
      claims.append(claim)
      fields[key] = extreme(place, times)
      let at = voice.at(series.measured.points[place].x)
      fields[key + "At"] =
        times > Self.mostTied ? Spoken("") : Spoken(" " + at.text, figure: at.figure)
      fields[key + "Note"] = Spoken("")
      if apart.contains(place), times == 1 {
        claims.append(.unlikeNeighbours(place))
        fields[key + "Note"] = voice.phrase(.unlikeNeighbours)
      }
    }
    guard !claims.isEmpty else { return }
    let phrase: Phrase = fields["low"] == nil ? .highest : fields["high"] == nil ? .lowest : .extremes
    say(phrase, fields, claims, worth: .extremes)
  }

  /// The three greatest and the least of categories.
  private mutating func ranking(_ statistics: SeriesStatistics) {
    let y = statistics.y
    let total = y.reduce(0) { $0 + max($1, 0) }
    func item(_ index: Int) -> Spoken {
      let isShare = voice.chart.kind == .pie && total > 0
      var fields = ["x": voice.x(series.measured.points[index].x), "y": voice.y(y[index])]
      if isShare { fields["share"] = voice.percent(max(y[index], 0) / total) }
      return voice.phrase(isShare ? .listedShare : .listed, fields, figure: Self.figure(fields))
    }
    for claim in series.claims {
      guard case .ranking(let places, let least, let times) = claim else { continue }
      let fields = ["value": voice.y(y[least]), "count": voice.count(times)]
      let lowest =
        times == 1
        ? item(least) : voice.phrase(.times, fields, figure: ["value": .number(y[least]), "count": .integer(times)])
      let items = Spoken(places.map(item), separator: "; ")
      say(.ranking, ["items": items, "lowest": lowest], [claim], worth: .extremes)
    }
  }

  private mutating func quartiles(_ sample: Sample) {
    let fields = [
      "low": voice.y(sample.quantile(0.25)), "high": voice.y(sample.quantile(0.75)), "median": voice.y(sample.median),
    ]
    say(.quartiles, fields, [], worth: .detail)
  }

  /// The values that leave their neighbours and are not the extremes, which are spoken before.
  private mutating func exceptions(_ statistics: SeriesStatistics) {
    let exceptions =
      series.claims.lazy.compactMap(\.stretches).first?.exceptions ?? []
    let claims = series.claims.filter { claim in
      guard case .unlikeNeighbours(let place) = claim else { return false }
      return ![statistics.least, statistics.greatest].contains(place) && !exceptions.contains(place)
    }
    let places = claims.compactMap { claim in if case .unlikeNeighbours(let place) = claim { place } else { nil } }
    // More than three nobody keeps in mind, and leaving the neighbours is what the series does.
    guard (1...3).contains(places.count) else { return }
    let points = Spoken(places.map(point), separator: ", ")
    say(.standsOut, ["count": voice.count(places.count), "points": points], claims, worth: .exception)
  }

  /// Where the values are below and above 0.
  private mutating func signs() {
    for claim in series.claims {
      guard case .sign(let signs) = claim, let y = series.measured.statistics?.y else { continue }
      let (below, above) = (signs.below, signs.above)
      func x(_ place: Int) -> Spoken { voice.x(series.measured.points[place].x) }
      let (level, hasZeros) = (Spoken("", figure: 0), y.contains(0))
      if below.count == 1, above.count == 1, !hasZeros, below[0].count > 1, above[0].count > 1 {
        let isBelowFirst = below[0].lowerBound < above[0].lowerBound
        let last = isBelowFirst ? below[0].upperBound : above[0].upperBound
        say(isBelowFirst ? .belowUntil : .aboveUntil, ["x": x(last), "level": level], [claim], worth: .sign)
      } else if below.count <= 2 || above.count <= 2 {
        let isBelow = below.count <= above.count
        let places = (isBelow ? below : above).map { span in
          let (from, to) = (x(span.lowerBound), x(span.upperBound))
          guard span.count > 1 else { return voice.at(series.measured.points[span.lowerBound].x) }
          return voice.phrase(
            .within, ["from": from, "to": to], figure: .array([from.figure, to.figure].compactMap(\.self)))
        }
        let fields = ["places": Spoken(places, separator: ", "), "level": level]
        say(isBelow ? .belowWithin : .aboveWithin, fields, [claim], worth: .sign)
      } else {
        let count = below.reduce(0) { $0 + $1.count }
        say(
          .belowAt, ["count": voice.count(count), "total": voice.count(y.count), "level": level], [claim], worth: .sign)
      }
    }
  }
}
