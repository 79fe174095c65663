import PaletteCharts

/// The positions of values in a plot, whichever way its x axis runs; the frames of ``ChartElements`` use them.
struct PlotGeometry {
  /// Where marks are drawn.
  let plot: Rectangle
  /// Whether the x axis runs up or down, as for bars that lie.
  let isVertical: Bool

  private let chart: Chart
  private let frames: ElementFrames

  /// Lays out a chart in its plot.
  init(_ chart: Chart, plot: Rectangle) {
    (self.chart, self.plot) = (chart, plot)
    frames = ElementFrames(chart, plot: plot)
    isVertical = chart.direction.isVertical
  }

  var axis: NumericAxis { frames.values }

  /// The position of an x value along the x axis, in px of the plot.
  func along(_ x: ChartValue) -> Double {
    let distance = frames.distance(x)
    let length = isVertical ? plot.height : plot.width
    return (isVertical ? plot.y : plot.x) + (chart.direction.isBackward ? length - distance : distance)
  }

  /// The position of a value across the x axis, in px of the plot; values beyond the axis are placed at its end.
  func across(_ y: Double) -> Double { frames.across(y) }

  func place(_ x: ChartValue, _ y: Double) -> Point {
    isVertical ? Point(across(y), along(x)) : Point(along(x), across(y))
  }

  /// Where bars and areas begin: at 0, or at the end of the axis that is nearer to 0.
  var base: Double {
    axis.scale == .linear ? min(max(0, axis.range.lowerBound), axis.range.upperBound) : axis.range.lowerBound
  }

  /// Pixels along the x axis between neighbouring places: a category's share, or the least distance of any two points.
  var slot: Double {
    let length = isVertical ? plot.height : plot.width
    if let axis = chart.xAxis.categorical { return length / Double(max(axis.categories.count, 1)) }
    let places = Set(chart.series.lazy.flatMap(\.points).map { along($0.x) }).sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? ElementFrames.leastWidth * 2
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
