import PaletteCharts
import SafeText

/// What one series shows: its values if they are few, otherwise its extremes, its course or relation, and outliers.
struct SeriesSentences {
  /// In the order in which they are read; the first names the series.
  var sentences: [SummarySentence] {
    guard !name.isEmpty, let first = said.first else { return said }
    return [first.named(name, voice)] + said.dropFirst()
  }
  private var said: [SummarySentence] = []
  private let voice: Voice
  private let series: MeasuredSeries
  private let name: String

  /// - Parameter isOnly: Whether the chart has no other series, so that none needs to be named.
  init(_ voice: Voice, _ series: MeasuredSeries, _ verbosity: ChartSummary.Verbosity, isOnly: Bool) {
    self.voice = voice
    self.series = series
    name = isOnly ? "" : series.name
    guard let statistics = series.statistics else { return }
    guard series.points.count >= SeriesStatistics.minimumCount else {
      list()
      if (2...3).contains(statistics.phases.count), series.points.count > 2 {
        self.said.append(CourseSentences(voice, series, name).phases(withValues: true))
      }
      return
    }
    if statistics.shape == .constant || statistics.sample.values.first == statistics.sample.values.last {
      say(.constant, ["value": voice.y(statistics.y[0])])
      return
    }
    if statistics.arrangement == .distribution {
      rank(statistics)
    } else {
      say(.extremes, extremes(statistics))
    }
    if verbosity != .brief { say(.mean, ["mean": voice.estimate(statistics.sample.mean)]) }
    if verbosity == .full { quartiles(statistics.sample) }
    switch statistics.arrangement {
    case .sequence: self.said += CourseSentences(voice, series, name).sentences(statistics, verbosity)
    case .relation: self.said += RelationSentences(voice, series, name).sentences(statistics, verbosity)
    case .distribution: break
    }
    if verbosity != .brief { outliers(statistics) }
    if verbosity == .full, voice.chart.pointCount <= Self.mostListed { list(.pointByPoint) }
  }

  /// The points of a chart that are all listed. An engineering choice: two years of months take a minute to listen to.
  private static let mostListed = 24

  private mutating func say(
    _ phrase: Phrase, _ said: [String: Said], further: [(key: String, value: JSONValue)] = []
  ) {
    self.said.append(SummarySentence(phrase, said, voice, series: name, further: further))
  }

  /// Every point, as the talk reads its example: "0 cups, 20 lines of code".
  private mutating func list(_ phrase: Phrase = .sentence) {
    let total = series.points.reduce(0) { $0 + max($1.y ?? 0, 0) }
    let items = series.points.map { point in
      let (x, y) = (voice.x(point.x), voice.y(point.y ?? 0))
      let isShare = voice.chart.kind == .pie && total > 0
      let said = ["x": x, "y": y, "share": voice.percent(isShare ? max(point.y ?? 0, 0) / total : 0)]
      return Said(voice.words(isShare ? .listedShare : .listed, said), figure: Self.figure(said))
    }
    say(phrase, ["what": Said(items, separator: voice.language.semicolon)])
  }

  private static func figure(_ said: [String: Said]) -> JSONValue {
    .object(["x", "y", "share"].compactMap { key in said[key]?.figure.map { (key, $0) } })
  }

  private func extremes(_ statistics: SeriesStatistics) -> [String: Said] {
    func extreme(_ index: Int) -> Said {
      let value = voice.y(statistics.y[index])
      let count = statistics.y.count { $0 == statistics.y[index] }
      guard count > 1 else { return value }
      let said = ["value": value, "count": voice.count(count)]
      return Said(
        voice.words(.tied, said), figure: ["value": .number(statistics.y[index]), "count": .integer(count)])
    }
    let (least, greatest) = (statistics.least, statistics.greatest)
    return [
      "low": extreme(least), "lowAt": voice.of(series.points[least].x),
      "high": extreme(greatest), "highAt": voice.of(series.points[greatest].x),
    ]
  }

  /// The three greatest and the least of categories.
  private mutating func rank(_ statistics: SeriesStatistics) {
    let order = statistics.y.indices.sorted { (-statistics.y[$0], $0) < (-statistics.y[$1], $1) }
    guard let last = order.last else { return }
    let total = statistics.y.reduce(0) { $0 + max($1, 0) }
    func item(_ index: Int) -> Said {
      let isShare = voice.chart.kind == .pie && total > 0
      var said = ["x": voice.x(series.points[index].x), "y": voice.y(statistics.y[index])]
      if isShare { said["share"] = voice.percent(max(statistics.y[index], 0) / total) }
      return Said(voice.words(isShare ? .listedShare : .item, said), figure: Self.figure(said))
    }
    let items = Said(order.prefix(3).map(item), separator: voice.language.semicolon)
    say(.ranking, ["items": items, "lowest": item(last)])
  }

  private mutating func quartiles(_ sample: Sample) {
    say(
      .quartiles,
      [
        "low": voice.estimate(sample.quantile(0.25)), "high": voice.estimate(sample.quantile(0.75)),
        "median": voice.estimate(sample.median),
      ])
  }

  /// The points far from the rest, the farthest three by name.
  private mutating func outliers(_ statistics: SeriesStatistics) {
    let indices = statistics.outliers.indices
    // Where x says little of y, no point is far from what x says.
    let isLoose = statistics.arrangement == .relation && (statistics.correlation?.rho ?? 0).magnitude < 0.4
    guard !indices.isEmpty, !isLoose else { return }
    let points = indices.prefix(3).map { index -> Said in
      let point = series.points[index]
      var said = ["x": voice.x(point.x), "y": voice.y(point.y ?? 0), "at": voice.of(point.x)]
      if statistics.arrangement == .relation, let x = said["x"], let y = said["y"] {
        said["x"] = voice.named(x, by: voice.chart.xAxis.numeric)
        said["y"] = voice.named(y, by: voice.chart.yAxis)
      }
      let place = voice.words(statistics.arrangement == .sequence ? .pointOf : .item, said)
      guard let label = point.label, !label.isEmpty else { return Said(place, figure: Self.figure(said)) }
      return Said(
        voice.words(.labelled, ["label": Said(name: label), "point": Said(place)]),
        figure: ["label": .string(label), "x": said["x"]?.figure ?? .null, "y": .number(point.y)])
    }
    let isRelation = statistics.arrangement == .relation
    let phrase: Phrase =
      switch indices.count {
      case 1: isRelation ? .outlier : .standsOut
      case 2...3: isRelation ? .outliers : .standOut
      default: .manyOutliers
      }
    say(
      phrase, ["count": voice.count(indices.count), "points": Said(points, separator: voice.language.semicolon)],
      further: [("method", .string(statistics.outliers.method.rawValue))])
  }
}
