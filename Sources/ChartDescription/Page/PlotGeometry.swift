import PaletteCharts

/// The positions of values in a plot, whichever way its x axis runs.
extension ElementFrames {
  /// Whether the x axis runs up or down, as for bars that lie.
  var isVertical: Bool { chart.direction.isVertical }

  /// The position of an x value along the x axis, in px of the plot.
  func along(_ x: ChartValue) -> Double {
    let (start, length) = isVertical ? (plot.y, plot.height) : (plot.x, plot.width)
    return start + (chart.direction.isBackward ? length - distance(x) : distance(x))
  }

  func place(_ x: ChartValue, _ y: Double) -> Point {
    isVertical ? Point(across(y), along(x)) : Point(along(x), across(y))
  }

  /// Where bars and areas begin: at 0, or at the end of the axis that is nearer to 0.
  var base: Double {
    values.scale == .linear ? min(max(0, values.range.lowerBound), values.range.upperBound) : values.range.lowerBound
  }

  /// Pixels along the x axis between neighbouring places: a category's share, or the least distance of any two points.
  var slot: Double {
    if let axis = chart.xAxis.categorical {
      return (isVertical ? plot.height : plot.width) / Double(max(axis.categories.count, 1))
    }
    let places = Set(chart.series.lazy.flatMap(\.points).map { along($0.x) }).sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? Self.leastWidth * 2
  }
}

extension Double {
  /// As a coordinate of a drawing: a tenth of a pixel, without a decimal that says nothing.
  var pixels: String {
    let tenths = Int((Swift.min(Swift.max(self, -1e6), 1e6) * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }
}
