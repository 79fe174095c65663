package import PaletteCharts
import RealModule

/// Where the stops of a chart are: a finger or a pointer finds them without seeing the marks, so each is at least 24 px wide, and
/// as high as the plot or its share of that, where stops of several series lie at one place.
package struct ElementFrames: Sendable {
  /// The least width of a stop in px. Source: WCAG 2.2, 2.5.8 Target Size (Minimum).
  package static let leastWidth = 24.0
  /// The least side of the box around a slice in px: pages draw a pie at 73 in a hundred of its size on the narrowest screens.
  package static let leastSlice = 33.0
  /// The size of the plot in px, where no more width is needed. An engineering choice: 16:9.
  package static let usualSize = (width: 640.0, height: 360.0)
  /// Stops at one place that a plot becomes higher for; more lie on each other. An engineering choice: twice the usual height.
  private static let mostAtOnePlace = 30

  let chart: Chart
  let values: NumericAxis
  let plot: Rectangle
  private let places: [String: Int]
  /// The places of all series along an axis of numbers, if there is room for a stop at each; else each series has its own.
  private let shared: [Double]?

  /// Prepares to place the stops of a chart.
  package init(_ chart: Chart, plot: Rectangle) {
    self.chart = chart
    self.plot = plot
    places = Dictionary((chart.xAxis.categorical?.categories ?? []).enumerated().map { ($1, $0) }) { first, _ in first }
    let all = chart.series.lazy.flatMap(\.points)
    let measured = all.compactMap(\.y)
    values = chart.yAxis ?? NumericAxis(title: "", range: (measured.min() ?? 0)...(measured.max() ?? 1))
    guard chart.series.count > 1, let axis = chart.xAxis.numeric else {
      shared = nil
      return
    }
    let length = chart.direction.isVertical ? plot.height : plot.width
    let distances = Set(all.map { Self.distance($0.x.number ?? 0, axis, length) }).sorted()
    let isRoomy = zip(distances, distances.dropFirst()).allSatisfy { $1 - $0 >= Self.leastWidth - 1e-6 }
    shared = isRoomy ? distances : nil
  }

  /// A plot with room for a stop at every place of the longest series.
  package static func plot(for chart: Chart) -> Rectangle {
    if chart.direction.isRadial {
      return Rectangle(x: 0, y: 0, width: usualSize.height, height: usualSize.height)
    }
    // Points at one place lie above each other.
    let stops = chart.series.map { series in
      ChartIntervals.divides(series, in: chart) ? ChartIntervals.most : Set(series.points.map(\.x)).count
    }
    let categories = chart.xAxis.categorical.map { min($0.categories.count, ChartIntervals.mostPoints) } ?? 0
    let length = leastWidth * Double(max(stops.max() ?? 1, categories))
    let short = chart.series.filter { !ChartIntervals.divides($0, in: chart) }
    let atOnePlace = short.lazy.flatMap(\.points).reduce(into: [:]) { $0[$1.x, default: 0] += 1 }
    let crowd = min(max(atOnePlace.values.max() ?? 1, chart.series.count - short.count), mostAtOnePlace)
    let breadth = leastWidth * Double(crowd)
    return chart.direction.isVertical
      ? Rectangle(x: 0, y: 0, width: max(usualSize.width, breadth), height: max(usualSize.height, length))
      : Rectangle(x: 0, y: 0, width: max(usualSize.width, length), height: max(usualSize.height, breadth))
  }

  /// Where a value lies along the x axis in px from where the axis begins; a category in the middle of its share. Numbers keep
  /// half a stop's width from both ends.
  package func distance(_ value: ChartValue) -> Double {
    switch (chart.xAxis, value) {
    case (.numeric(let axis), .number(let number)): return Self.distance(number, axis, length)
    case (.categorical(let axis), .category(let name)):
      return (Double(places[name] ?? 0) + 0.5) / Double(max(axis.categories.count, 1)) * length
    default: return length / 2
    }
  }

  private static func distance(_ number: Double, _ axis: NumericAxis, _ length: Double) -> Double {
    let margin = min(leastWidth / 2, length / 2)
    return margin + min(max(axis.share(number), 0), 1) * (length - 2 * margin)
  }

  /// The position of a value across the x axis, in px of the plot; values beyond the axis are placed at its end.
  package func across(_ y: Double) -> Double {
    let share = min(max(values.share(y), 0), 1)
    return chart.direction.isVertical ? plot.x + share * plot.width : plot.bottom - share * plot.height
  }

  /// The length of the x axis in px.
  private var length: Double { chart.direction.isVertical ? plot.height : plot.width }

  /// The frames of a series' points, in the order of the series.
  package func points(ofSeries index: Int) -> [Rectangle] {
    let series = chart.series[index]
    if chart.direction.isRadial { return slices(series) }
    let distances = series.points.map { distance($0.x) }
    if let axis = chart.xAxis.categorical {
      let half = length / 2 / Double(max(axis.categories.count, 1))
      return distances.map { frame(from: $0 - half, to: $0 + half) }
    }
    // Each reaches half-way to its neighbours.
    let sorted = shared ?? Set(distances).sorted()
    var edges: [Double: ClosedRange<Double>] = [:]
    for (index, distance) in sorted.enumerated() {
      let before = index > 0 ? (sorted[index - 1] + distance) / 2 : 0
      let after = index + 1 < sorted.count ? (distance + sorted[index + 1]) / 2 : length
      edges[distance] = min(before, distance)...max(after, distance)
    }
    return distances.map { distance in
      let edge = edges[distance] ?? distance...distance
      return frame(from: edge.lowerBound, to: edge.upperBound, around: distance)
    }
  }

  /// The frame of an interval.
  ///
  /// - Parameter span: Both ends on the x axis; on an axis of categories, the places of the first and the last.
  package func interval(_ span: ClosedRange<Double>) -> Rectangle {
    if let axis = chart.xAxis.categorical {
      let share = length / Double(max(axis.categories.count, 1))
      return frame(from: span.lowerBound * share, to: (span.upperBound + 1) * share)
    }
    guard let axis = chart.xAxis.numeric else { return plot }
    let bounds = span.clamped(to: axis.range)
    return frame(from: distance(.number(bounds.lowerBound)), to: distance(.number(bounds.upperBound)))
  }

  /// A frame across the plot between two distances along the x axis, widened to the least width inside the plot.
  private func frame(from lower: Double, to upper: Double, around center: Double? = nil) -> Rectangle {
    var (start, end) = (min(max(lower, 0), length), min(max(upper, 0), length))
    if end - start < Self.leastWidth {
      let middle = center ?? (start + end) / 2
      start = min(max(middle - Self.leastWidth / 2, 0), max(length - Self.leastWidth, 0))
      end = start + Self.leastWidth
    }
    if chart.direction.isBackward { (start, end) = (length - end, length - start) }
    return chart.direction.isVertical
      ? Rectangle(x: plot.x, y: plot.y + start, width: plot.width, height: end - start)
      : Rectangle(x: plot.x + start, y: plot.y, width: end - start, height: plot.height)
  }

  /// The boxes around the slices of a pie that fills the height of the plot, from twelve o'clock on.
  private func slices(_ series: ChartSeries) -> [Rectangle] {
    let radius = min(plot.width, plot.height) / 2
    let sum = series.points.reduce(0) { $0 + max($1.y ?? 0, 0) }
    var angle = 0.0
    return series.points.map { point in
      let turn = sum > 0 ? max(point.y ?? 0, 0) / sum : 0
      let (start, end) = (angle, angle + turn)
      angle = end
      // The arc reaches furthest at its ends and where it crosses a quarter.
      let quarters = [0, 0.25, 0.5, 0.75, 1].filter { start < $0 && $0 < end }
      let corners =
        [Point(0, 0)]
        + ([start, end] + quarters).map { share -> Point in
          let turned = 2 * Double.pi * (chart.direction == .radialClockwise ? share : -share)
          return Point(radius * .sin(turned), -radius * .cos(turned))
        }
      return box(around: corners)
    }
  }

  private func box(around corners: [Point]) -> Rectangle {
    func side(_ values: [Double], _ center: Double) -> (start: Double, length: Double) {
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let length = max(high - low, Self.leastSlice)
      return (center + (low + high - length) / 2, length)
    }
    let (x, width) = side(corners.map(\.x), plot.center.x)
    let (y, height) = side(corners.map(\.y), plot.center.y)
    return Rectangle(x: x, y: y, width: width, height: height)
  }
}
