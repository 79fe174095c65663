import PaletteCharts

extension ElementFrames {
  /// Divides each strip of the plot that several stops share, so that a finger finds every one of them: across the plot in the
  /// order of their values, in equal parts; a box around slices along its longer side. More than fit lie on each other in equal steps.
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
      let (whole, count) = (isAcross ? strip.width : strip.height, Double(stops.count))
      let length = max(whole / count, Self.leastWidth)
      for (place, stop) in stops.enumerated() {
        let start = (isAcross ? strip.x : strip.y) + Double(place) * max(whole - length, 0) / (count - 1)
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
}
