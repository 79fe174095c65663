import PaletteCharts
import SafeText

/// What is drawn: the kind of the chart, its axes, its series and points, and where values are missing.
enum ConstructionSentences {
  static func construction(_ text: ChartText, _ measured: [MeasuredSeries]) -> [SummarySentence] {
    let chart = text.chart
    let title = chart.title.flatMap { $0.isEmpty ? nil : text.name($0) }
    let bare = title.map { String($0.reversed().drop { ".。".contains($0) }.reversed()) }
    let parts = [text.heading, extent(text), points(chart, text)].compactMap(\.self)
    var sentences = [
      SummarySentence("\(chart.words)\(bare.map { ": \($0)" } ?? "")."),
      SummarySentence("\(parts.joined(separator: ", "))."),
    ]
    for (place, axis) in chart.additionalAxes.enumerated() {
      let values = chart.series.flatMap(\.points).compactMap { point in
        point.additional.indices.contains(place) ? point.additional[place].number : nil
      }
      guard let axis = axis.numeric, let low = values.min(), let high = values.max(), !axis.title.isEmpty else {
        continue
      }
      sentences.append(SummarySentence("\(text.name(axis.title)) is given too, from \(axis.values.text(low...high))."))
    }
    return sentences
  }

  /// Of a chart in which nothing is measured.
  static func nothing(_ text: ChartText) -> SummarySentence {
    let parts = [points(text.chart, text), extent(text)].compactMap(\.self)
    return SummarySentence("no value is given: \(parts.joined(separator: ", ")).")
  }

  /// How many values are missing, and where if these are three stretches or fewer of one series.
  static func gaps(_ text: ChartText, _ measured: [MeasuredSeries]) -> [SummarySentence] {
    let gaps = measured.flatMap { series in series.gaps.map { (series, $0) } }
    let count = gaps.reduce(0) { $0 + $1.1.count }
    guard count > 0 else { return [] }
    let isNamed = gaps.count <= 3 && Set(gaps.map(\.0.name)).count == 1
    let places = gaps.prefix(isNamed ? 3 : 0).map { series, gap in
      let (from, to) = (text.x(series.places[gap.lowerBound]), text.x(series.places[gap.upperBound]))
      return gap.count > 1 ? "\(from) to \(to)" : from
    }
    let list = places.isEmpty ? "" : ": \(places.joined(separator: ", "))"
    return [
      SummarySentence(
        "\(ChartText.count(count, "value is", "values are")) missing\(list).",
        series: isNamed && measured.count > 1 ? text.name(gaps[0].0.name) : "",
        claims: [ClaimJSON.claim("missing", [("count", .integer(count))])])
    ]
  }

  /// The first and the last x; nil for categories without an order.
  private static func extent(_ text: ChartText) -> String? {
    switch text.chart.xAxis {
    case .numeric:
      let numbers = text.chart.series.flatMap(\.points).compactMap(\.x.number)
      guard let low = numbers.min(), let high = numbers.max(), low < high else { return nil }
      return text.span(.number(low), .number(high))
    case .categorical(let axis):
      guard CalendarWord.areOrdered(axis.categories), let first = axis.categories.first, let last = axis.categories.last
      else { return nil }
      return text.span(.category(first), .category(last))
    }
  }

  private static func points(_ chart: Chart, _ text: ChartText) -> String {
    let counts = chart.series.map { series in series.points.count { $0.y != nil || chart.yAxis == nil } }
    guard counts.count != 1 else {
      let (one, other) =
        switch chart.kind {
        case .pie: ("part", "parts")
        case .bar: ("bar", "bars")
        default: ("point", "points")
        }
      return ChartText.count(chart.pointCount, one, other)
    }
    // Where values are missing, "52 points each" would describe a series that has 50.
    let isEqual = Set(counts).count == 1
    let points = ChartText.count(isEqual ? counts[0] : counts.reduce(0, +), "point", "points")
    let names = text.names(chart.series.indices.map { chart.name(ofSeries: $0) })
    return "\(counts.count) series with \(points) \(isEqual ? "each" : "in all"): \(names)"
  }
}
