package import PaletteCharts
import RealModule

/// Cuts a long series into intervals at round places of the x axis.
package enum ChartIntervals {
  /// A series of more points is walked by intervals. Source: Highcharts describes points one by one up to 200.
  package static let mostPoints = 200
  /// Intervals of one series. An engineering choice: two octaves of keys, a day of hours, two years of months.
  package static let most = 24

  /// The intervals of a series in the order of x; empty when its points are few enough to be visited.
  package static func intervals(of series: ChartSeries, in chart: Chart) -> [ChartInterval] {
    guard series.points.count > mostPoints else { return [] }
    switch chart.xAxis {
    case .categorical(let axis): return categories(series, axis)
    case .numeric(let axis): return numbers(series, axis)
    }
  }

  private static func numbers(_ series: ChartSeries, _ axis: NumericAxis) -> [ChartInterval] {
    let placed = series.points.indices.compactMap { index in
      series.points[index].x.number.map { (x: $0, index: index) }
    }.sorted { ($0.x, $0.index) < ($1.x, $1.index) }
    guard let low = placed.first?.x, let high = placed.last?.x else { return [] }
    let bins = bins(low...high, axis)
    var intervals: [ChartInterval] = []
    var next = 0
    for bin in bins {
      let start = next
      let isLast = bin.upper == bins.last?.upper
      while next < placed.count, placed[next].x < bin.upper || isLast { next += 1 }
      guard next > start else { continue }
      intervals.append(
        ChartInterval(
          label: bin.label, points: placed[start..<next].map(\.index), span: bin.lower...bin.upper, of: series))
    }
    return intervals
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

  private static func categories(_ series: ChartSeries, _ axis: CategoricalAxis) -> [ChartInterval] {
    let places = Dictionary(axis.categories.enumerated().map { ($1, $0) }) { first, _ in first }
    let placed = series.points.indices.map { index in
      (x: series.points[index].x.category.flatMap { places[$0] } ?? 0, index: index)
    }.sorted { $0 < $1 }
    let size = (placed.count + most - 1) / most
    return stride(from: 0, to: placed.count, by: size).map { start in
      let part = placed[start..<min(start + size, placed.count)]
      let (first, last) = (part.first?.x ?? 0, part.last?.x ?? 0)
      let label =
        first == last ? axis.categories[first] : "\(axis.categories[first]) to \(axis.categories[last])"
      return ChartInterval(
        label: label, points: part.map(\.index), span: Double(first)...Double(last), of: series)
    }
  }
}

extension Double {
  /// As many digits as tell a hundredth of a range apart: means have endless ones.
  func rounded(like range: ClosedRange<Double>) -> Double {
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite, isFinite else { return self }
    let step = Double.exp10((Double.log10(width) - 2).rounded(.down))
    let digits = (self / step).rounded()
    // Dividing by a power of ten gives the nearest double of the decimal, multiplying by its inverse does not.
    return step < 1 ? digits / (1 / step).rounded() : digits * step
  }
}
