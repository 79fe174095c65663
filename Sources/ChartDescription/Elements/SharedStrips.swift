import PaletteCharts

extension ElementFrames {
  /// Divides each strip of the plot that several stops share, so that a finger finds every one of them: across the plot in the
  /// order of their values, half-way from mark to mark; a box around slices along its longer side.
  func divide(_ series: inout [SeriesElements]) {
    var strips: [Rectangle: [(series: Int, stop: Int, level: Double)]] = [:]
    for (index, elements) in series.enumerated() {
      for (place, element) in elements.elements.enumerated() {
        strips[element.frame, default: []].append((index, place, level(of: element.content, inSeries: index)))
      }
    }
    for (strip, stops) in strips where stops.count > 1 {
      let stops = stops.sorted { ($0.level, $0.series, $0.stop) < ($1.level, $1.series, $1.stop) }
      let isAcross = chart.direction.isRadial ? strip.width > strip.height : chart.direction.isVertical
      let start = isAcross ? strip.x : strip.y
      let cells = Self.cells(around: stops.map { $0.level - start }, in: isAcross ? strip.width : strip.height)
      for (stop, cell) in zip(stops, cells) {
        let (start, length) = (start + cell.lowerBound, cell.upperBound - cell.lowerBound)
        series[stop.series].elements[stop.stop].frame =
          isAcross
          ? Rectangle(x: start, y: strip.y, width: length, height: strip.height)
          : Rectangle(x: strip.x, y: start, width: strip.width, height: length)
      }
    }
  }

  /// Where a stop is across the plot; a gap is at the lower end of the axis, slices all at one place.
  private func level(of content: SeriesElements.Element.Content, inSeries index: Int) -> Double {
    guard !chart.direction.isRadial else { return 0 }
    let value: Double? =
      switch content {
      case .point(let place): chart.series[index].points[place].y
      case .interval(let interval): interval.mean
      }
    return across(value ?? values.range.lowerBound)
  }

  /// Parts of a length around ascending places, each at least as long as a stop is wide: they touch where there is room for
  /// that, and lie on each other in equal steps where there is not.
  private static func cells(around places: [Double], in length: Double) -> [ClosedRange<Double>] {
    let count = places.count
    guard leastWidth * Double(count) <= length else {
      let step = max(length - leastWidth, 0) / Double(count - 1)
      return places.indices.map { Double($0) * step...Double($0) * step + leastWidth }
    }
    // The edges nearest to half-way that lie far enough apart: without the least distances they may not decrease, which the
    // means of pooled neighbours give (M. Ayer et al., Annals of Mathematical Statistics 26, 1955).
    var pools: [(mean: Double, count: Int)] = []
    for (index, pair) in zip(places, places.dropFirst()).enumerated() {
      pools.append(((pair.0 + pair.1) / 2 - leastWidth * Double(index), 1))
      while let last = pools.last, let before = pools.dropLast().last, before.mean > last.mean {
        let count = before.count + last.count
        pools.removeLast(2)
        pools.append(
          ((before.mean * Double(before.count) + last.mean * Double(last.count)) / Double(count), count))
      }
    }
    let room = length - leastWidth * Double(count)
    let edges = pools.flatMap { repeatElement($0.mean, count: $0.count) }.enumerated().map { index, edge in
      min(max(edge, leastWidth), leastWidth + room) + leastWidth * Double(index)
    }
    return zip([0] + edges, edges + [length]).map { $0...$1 }
  }
}
