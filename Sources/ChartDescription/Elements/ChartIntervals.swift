package import PaletteCharts

/// Cuts a long series into intervals at round places of the x axis.
package enum ChartIntervals {
  /// A series of more points is walked by intervals. Source: Highcharts describes points one by one up to 200.
  package static let mostPoints = 200
  /// Intervals of one series. An engineering choice: two octaves of keys, a day of hours, two years of months.
  package static let most = 24

  /// The intervals of an arranged series; empty when its points are few enough to be visited.
  package static func intervals(of series: ChartSeries, in chart: Chart) -> [ChartInterval] {
    guard series.points.count > mostPoints else { return [] }
    let values = chart.series.lazy.flatMap(\.points).compactMap(\.y)
    let height = (values.max() ?? 0) - (values.min() ?? 0)
    switch chart.xAxis {
    case .categorical(let axis): return categories(series, axis, height)
    case .numeric(let axis): return numbers(series, axis, height)
    }
  }

  private static func numbers(_ series: ChartSeries, _ axis: NumericAxis, _ height: Double) -> [ChartInterval] {
    let places = series.points.map { $0.x.number ?? 0 }
    guard let low = places.first, let high = places.last else { return [] }
    let bins = bins(low...max(low, high), axis)
    var next = 0
    return bins.enumerated().compactMap { index, bin in
      let start = next
      while next < places.count, places[next] < bin.upper || index == bins.count - 1 { next += 1 }
      guard next > start else { return nil }
      return ChartInterval(
        label: bin.label, points: start..<next, span: bin.lower...bin.upper, of: series, height: height)
    }
  }

  private struct Bin {
    var lower, upper: Double
    var label: String
  }

  private static func bins(_ range: ClosedRange<Double>, _ axis: NumericAxis) -> [Bin] {
    if case .date(let precision) = axis.values {
      let step = CalendarStep(range, atMost: most, precision: precision)
      return step.starts(in: range).map {
        Bin(lower: $0, upper: step.next(after: $0), label: step.text(startingAt: $0))
      }
    }
    // Steps of 1, 2 or 5 on the axis as it is spread: on a logarithmic one they are ratios.
    let spread = axis.scale.spread(range.lowerBound)...axis.scale.spread(range.upperBound)
    var ticks = NiceTicks(around: spread, count: most)
    for count in stride(from: most, to: 2, by: -2) where ticks.values.count > most + 1 {
      ticks = NiceTicks(around: spread, count: count)
    }
    let edges = ticks.values.map { axis.scale.value($0) }
    return zip(edges, edges.dropFirst()).map { lower, upper in
      Bin(lower: lower, upper: upper, label: axis.values.text(lower...upper))
    }
  }

  private static func categories(_ series: ChartSeries, _ axis: CategoricalAxis, _ height: Double) -> [ChartInterval] {
    let places = Dictionary(axis.categories.enumerated().map { ($1, $0) }) { first, _ in first }
    let count = series.points.count
    let size = (count + most - 1) / most
    return stride(from: 0, to: count, by: size).map { start in
      let part = start..<min(start + size, count)
      let ends = [part.lowerBound, part.upperBound - 1].map { places[series.points[$0].x.category ?? ""] ?? 0 }
      let label =
        ends[0] == ends[1] ? axis.categories[ends[0]] : "\(axis.categories[ends[0]]) to \(axis.categories[ends[1]])"
      return ChartInterval(
        label: label, points: part, span: Double(ends[0])...Double(max(ends[0], ends[1])), of: series, height: height)
    }
  }
}
