import PaletteCharts
import SafeText

/// What all series of a chart show together: how they go, then how they lie to each other and between which values.
struct GroupSentences {
  private let text: ChartText
  private let all: [MeasuredSeries]
  private let claims: GroupClaims

  init(_ text: ChartText, _ all: [MeasuredSeries]) {
    (self.text, self.all, claims) = (text, all, GroupClaims(all: all))
  }

  /// The most important first.
  var findings: [SummarySentence] {
    var speech = Speech(text)
    let second = [order ?? averages(&speech), extremes(&speech)].compactMap(\.self)
    let merged =
      second.isEmpty
      ? [] : [SummarySentence(second.map(\.text).joined(separator: "; ") + ".", claims: second.flatMap(\.claims))]
    let rest = [change].compactMap(\.self).map { SummarySentence($0.text + ".", claims: $0.claims) }
    return totals + pooled + courses + merged + rest
  }

  private func name(_ series: Int) -> String { text.name(all[series].name) }

  private typealias Statement = (text: String, claims: [JSONValue])

  /// How the sum goes, which is what stacked bars and areas show first; of shares it is always the whole.
  private var totals: [SummarySentence] {
    guard text.chart.isStacked, case .number(_, let unit)? = text.chart.yAxis?.values, unit?.other != "%@%" else {
      return []
    }
    let sums = ChartSeries(name: "", isContinuous: all[0].arrangement == .sequence, points: text.chart.totals)
    let measured = MeasuredSeries("all together", sums, text.chart.kind, PointPositions(text.chart))
    guard let first = SeriesSentences(text, measured, isListed: false).findings.first else { return [] }
    return [SummarySentence(first.text, claims: [ClaimJSON.claim("totals", [("claims", .array(first.claims))])])]
  }

  /// What y does as x grows over the points of all series, where they are scattered.
  private var pooled: [SummarySentence] {
    guard all.allSatisfy({ $0.arrangement == .relation }) else { return [] }
    var series = ChartSeries(name: "", isContinuous: false, points: text.chart.series.flatMap(\.points))
    series.points.sort { ($0.x.number ?? 0) < ($1.x.number ?? 0) }
    let pooled = MeasuredSeries("", series, text.chart.kind, PointPositions(text.chart))
    let json = ClaimJSON(text, pooled)
    return pooled.claims.prefix(1).filter { ["relation", "noRelation"].contains($0.kind) }.map { claim in
      SummarySentence("over all points, \(RelationWords.sentence(claim, text, pooled))", claims: [json.value(claim)])
    }
  }

  /// Which series go the same way, and which go no way that has a word.
  private var courses: [SummarySentence] {
    let (found, isRelation) = (claims.courses, all.contains { $0.arrangement == .relation })
    let others = Set(all.indices).subtracting(found.flatMap(\.series)).sorted()
    // That one of several stays as it is says little of the others.
    guard found.contains(where: { $0.course != .constant }) || !found.isEmpty && others.isEmpty else { return [] }
    let x = text.precision == nil && isRelation ? " as \(text.title(text.chart.xAxis.title, else: "x")) grows" : ""
    let groups = found.enumerated().map { place, group in
      let names = text.names(group.series.map { all[$0].name })
      return "\(group.course.rawValue)\(place == 0 ? x : ""): \(names)"
    }
    let rest = others.isEmpty ? "" : "; another way: \(text.names(others.map { all[$0].name }, atMost: 3))"
    let json = found.flatMap { group -> [JSONValue] in
      [
        ClaimJSON.claim(
          "courses",
          [("course", .string(group.course.rawValue)), ("series", .strings(group.series.map { all[$0].name }))])
      ]
        + group.series.flatMap { index in
          let json = ClaimJSON(text, all[index])
          return all[index].claims.prefix(1).map { json.value($0) }
        }
    }
    return [SummarySentence("\(groups.joined(separator: "; "))\(rest).", claims: json)]
  }

  /// Which of two series is higher, how often and how much.
  private var order: Statement? {
    guard let (order, shared) = claims.order else { return nil }
    func claim(_ kind: String, _ first: Int, _ more: [(key: String, value: JSONValue)] = []) -> JSONValue {
      ClaimJSON.claim(
        kind,
        [
          ("first", .string(all[first].name)), ("second", .string(all[1 - first].name)), ("shared", .integer(shared)),
        ] + more)
    }
    switch order {
    case .throughout(let first, let ratio):
      let words = "\(name(first)) is higher than \(name(1 - first)) throughout"
      // Twice as many degrees is not twice as warm.
      guard let ratio, !text.worded("2").contains("°") else { return (words, [claim("higherThroughout", first)]) }
      return (
        "\(words), on average \(ChartText.rounded(ratio, digits: 2)) times as high",
        [claim("higherThroughout", first), claim("ratio", first, [("ratio", .number(ratio))])]
      )
    case .until(let first, let x):
      return (
        "\(name(first)) is higher until \(text.x(x)), then \(name(1 - first))",
        [claim("higherUntil", first, [("until", text.figure(x))])]
      )
    case .mostly(let first, let count):
      return (
        "\(name(first)) is higher than \(name(1 - first)) at \(count) of \(ChartText.count(shared, "point", "points"))",
        [claim("higherMostly", first, [("count", .integer(count))])]
      )
    }
  }

  /// The series that are highest and lowest on average.
  private func averages(_ speech: inout Speech) -> Statement? {
    guard all.count > 2, let (high, low) = claims.averages else { return nil }
    let (most, least) = (all[high].sample.mean, all[low].sample.mean)
    return (
      "highest on average: \(name(high)), \(speech.y(most)); lowest: \(name(low)), \(speech.y(least))",
      [
        ClaimJSON.claim(
          "averages",
          [
            ("highest", .string(all[high].name)), ("mean", .number(most)), ("lowest", .string(all[low].name)),
            ("lowestMean", .number(least)),
          ])
      ]
    )
  }

  /// The series that changes most from its beginning to its end.
  private var change: Statement? {
    guard let series = claims.changesMost else { return nil }
    var speech = Speech(text)
    let (measured, last) = (all[series], all[series].points.count - 1)
    let json = ClaimJSON(text, measured)
    let ends = [0, last].map { speech.placed(measured.y[$0], measured.points[$0].x) }
    return (
      "\(name(series)) changes most, from \(ends[0]) to \(ends[1])",
      [
        ClaimJSON.claim(
          "changesMost", [("series", .string(measured.name)), ("from", json.point(0)), ("to", json.point(last))])
      ]
    )
  }

  /// The lowest and the highest value of all.
  private func extremes(_ speech: inout Speech) -> Statement? {
    guard let (least, greatest) = claims.extremes else { return nil }
    var basis: [(key: String, value: JSONValue)] = []
    let parts = [("low", least), ("high", greatest)].map { key, extreme in
      let (measured, place) = (all[extreme.series], extreme.place)
      basis += [
        (key, ClaimJSON(text, measured).point(place)), ("\(key)Series", .string(measured.name)),
        ("\(key)Times", .integer(extreme.times)),
      ]
      let value = speech.y(measured.y[place])
      return extreme.times > 1
        ? "\(value), \(extreme.times) times" : "\(value) (\(name(extreme.series)), \(text.x(measured.points[place].x)))"
    }
    return ("of all values, lowest \(parts[0]), highest \(parts[1])", [ClaimJSON.claim("extremesOfAll", basis)])
  }
}
