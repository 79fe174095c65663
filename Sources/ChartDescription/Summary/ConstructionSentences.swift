import PaletteCharts
import SafeText

/// What is drawn: the kind of the chart, its axes, its series and points.
struct ConstructionSentences {
  private(set) var sentences: [SummarySentence] = []

  init(_ voice: Voice, _ measured: [MeasuredSeries]) {
    let chart = voice.chart
    let kind = Spoken(voice.words(Self.phrase(chart.kind)), figure: .string(chart.kind.rawValue))
    if let title = chart.title, !title.isEmpty {
      let name = Spoken(name: title)
      let bare = Spoken(String(name.text.reversed().drop { ".。".contains($0) }.reversed()), figure: name.figure)
      sentences.append(SummarySentence(.titled, ["kind": kind, "title": bare], voice))
    } else {
      sentences.append(SummarySentence(.untitled, ["kind": kind], voice))
    }
    sentences.append(Self.extent(voice, measured))
    for (place, axis) in chart.additionalAxes.enumerated() {
      let values = chart.series.flatMap(\.points).compactMap { point in
        point.additional.indices.contains(place) ? point.additional[place].number : nil
      }
      guard let axis = axis.numeric, let low = values.min(), let high = values.max(), !axis.title.isEmpty else {
        continue
      }
      let fields = [
        "axis": Spoken(name: axis.title), "low": voice.value(low, axis.values, range: high - low),
        "high": voice.value(high, axis.values, range: high - low),
      ]
      sentences.append(SummarySentence(.additional, fields, voice, worth: .sign))
    }
  }

  /// How many values are missing, and where if these are three stretches or fewer of one series.
  static func gaps(_ voice: Voice, _ measured: [MeasuredSeries]) -> [SummarySentence] {
    let count = measured.reduce(0) { $0 + $1.missing }
    guard count > 0 else { return [] }
    let gaps = measured.flatMap { series in series.gaps.map { (series, $0) } }
    let places = gaps.prefix(3).map { series, gap -> Spoken in
      let (from, to) = (voice.x(series.places[gap.lowerBound]), voice.x(series.places[gap.upperBound]))
      guard gap.count > 1 else { return from }
      return voice.phrase(
        .span, ["from": from, "to": to], figure: .array([from.figure, to.figure].compactMap(\.self)))
    }
    let json = ClaimJSON.claim(
      "missing", [("count", .integer(count)), ("stretches", .array(places.compactMap(\.figure)))])
    guard gaps.count <= 3, Set(gaps.map(\.0.index)).count == 1 else {
      return [SummarySentence(.missing, ["count": voice.count(count)], voice, worth: .gap, claims: [json])]
    }
    let fields = ["count": voice.count(count), "places": Spoken(places, separator: ", ")]
    let name = gaps.first.map { voice.name(of: $0.0) } ?? ""
    return [SummarySentence(.missingPlaces, fields, voice, series: name, worth: .gap, claims: [json])]
  }

  private static func phrase(_ kind: ChartKind) -> Phrase {
    switch kind {
    case .line: .lineChart
    case .bar: .barChart
    case .point: .scatterPlot
    case .area: .areaChart
    case .pie: .pieChart
    }
  }

  /// What is measured along what, from where to where, and how often.
  private static func extent(_ voice: Voice, _ measured: [MeasuredSeries]) -> SummarySentence {
    let chart = voice.chart
    var fields: [String: Spoken] = ["points": points(voice, measured)]
    let titles = (chart.yAxis?.title ?? "", chart.xAxis.title)
    switch titles {
    case ("", ""): break
    case (let title, ""), ("", let title): fields["what"] = Spoken(name: title)
    case (let y, let x):
      let both = ["x": Spoken(name: x), "y": Spoken(name: y)]
      fields["what"] = Spoken(voice.words(.titleBy, both), figure: .array([.string(y), .string(x)]))
    }
    let ends = ends(chart)
    if let ends { (fields["low"], fields["high"]) = (voice.bareX(ends.low), voice.x(ends.high, isEnd: true)) }
    if fields["what"] == nil { fields["what"] = fields["points"] }
    switch (ends != nil, titles != ("", "")) {
    case (true, true): return SummarySentence(.extent, fields, voice)
    case (true, false): return SummarySentence(.extentAlone, fields, voice)
    case (false, true): return SummarySentence(.categories, fields, voice)
    case (false, false): return SummarySentence(.sentence, ["what": points(voice, measured)], voice)
    }
  }

  /// The first and the last x; nil for categories without an order.
  private static func ends(_ chart: Chart) -> (low: ChartValue, high: ChartValue)? {
    switch chart.xAxis {
    case .numeric:
      let numbers = chart.series.flatMap(\.points).compactMap(\.x.number)
      guard let low = numbers.min(), let high = numbers.max(), low < high else { return nil }
      return (.number(low), .number(high))
    case .categorical(let axis):
      guard CalendarWord.areOrdered(axis.categories), let first = axis.categories.first, let last = axis.categories.last
      else { return nil }
      return (.category(first), .category(last))
    }
  }

  private static func points(_ voice: Voice, _ measured: [MeasuredSeries]) -> Spoken {
    let chart = voice.chart
    guard measured.count > 1 else {
      let count = voice.count(measured.first.map { $0.points.count + $0.missing } ?? 0)
      let phrase: Phrase = chart.kind == .pie ? .parts : chart.kind == .bar ? .bars : .points
      return Spoken(voice.words(phrase, ["count": count]), figure: count.figure)
    }
    // Where values are missing, "52 points each" would describe a series that has 50.
    let counts = measured.map(\.points.count)
    let isEqual = Set(counts).count == 1
    let count = voice.count(isEqual ? counts[0] : counts.reduce(0, +))
    let fields = [
      "series": voice.count(counts.count), "count": count, "names": voice.names(measured.map(\.name), atMost: 6),
    ]
    return Spoken(
      voice.words(isEqual ? .seriesEach : .seriesAll, fields),
      figure: ["series": .integer(counts.count), "counts": .array(counts.map { .integer($0) })])
  }
}
