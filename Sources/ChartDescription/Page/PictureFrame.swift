import PaletteCharts
import SafeText

/// The grid, the axes and their labels around a plot. Hidden from readers of screens: every name of a point carries its
/// place and its value.
struct PictureFrame {
  /// Text of 12.5 px; an average letter of the fonts that systems have. Labels are only kept apart by it.
  private static let characterWidth = 7.0
  private static let tickGap = 8.0

  private let chart: Chart
  private let geometry: ElementFrames
  private let values: [AxisTicks.Tick]
  private let places: [AxisTicks.Tick]
  /// Where the plot begins in the picture.
  let origin: Point
  /// Of the picture, px.
  let size: (width: Double, height: Double)

  /// Lays out the labels.
  init(_ chart: Chart, _ geometry: ElementFrames) {
    (self.chart, self.geometry) = (chart, geometry)
    let plot = geometry.plot
    guard chart.kind != .pie else {
      (values, places, origin) = ([], [], Point(16, 16))
      size = (plot.width + 32, plot.height + 32)
      return
    }
    values = AxisTicks(geometry.values, atMost: geometry.isVertical ? 6 : 7).ticks
    let length = geometry.isVertical ? plot.height : plot.width
    // Lines of text are about twice as high as a letter is wide.
    let letter = geometry.isVertical ? 2.0 : Self.characterWidth
    switch chart.xAxis {
    case .categorical(let axis): places = AxisTicks(axis, room: length, characterWidth: letter).ticks
    case .numeric(let axis):
      places = AxisTicks(axis, atMost: geometry.isVertical ? 8 : Int(length / 80)).ticks
    }
    let beside = geometry.isVertical ? places : values
    let widest = Double(beside.map(\.text.count).max() ?? 0) * Self.characterWidth
    origin = Point(max((widest + Self.tickGap + 8).rounded(.up), 24), 40)
    size = (origin.x + plot.width + 28, origin.y + plot.height + 60)
  }

  /// Lines and labels.
  var axes: [HTML] {
    guard chart.kind != .pie else { return [] }
    let plot = geometry.plot
    let numbers = values.compactMap { tick in tick.value.number.map { (geometry.across($0), tick.text) } }
    var parts = numbers.flatMap { at, text in [line("grid", at), label(text, at, isBelow: geometry.isVertical)] }
    parts += places.map { label($0.text, geometry.along($0.value), isBelow: !geometry.isVertical) }
    parts.append(line("axis", geometry.across(geometry.base)))
    let along = chart.xAxis.numeric?.drawnTitle ?? chart.xAxis.title
    let (above, below) =
      geometry.isVertical ? (along, geometry.values.drawnTitle) : (geometry.values.drawnTitle, along)
    if let title = title(above, 2 - origin.x, plot.y - 18, "start") { parts.append(title) }
    if let title = title(below, plot.x, plot.bottom + 46, "start") { parts.append(title) }
    return parts
  }

  /// A line across the plot, on the pixel, or it would be a paler one of two.
  private func line(_ kind: HTML, _ at: Double) -> HTML {
    let (plot, place) = (geometry.plot, (at.rounded() + 0.5).pixels)
    return geometry.isVertical
      ? "<path class=\"\(kind)\" d=\"M\(place) \(plot.y.pixels)V\(plot.bottom.pixels)\"/>\n"
      : "<path class=\"\(kind)\" d=\"M\(plot.x.pixels) \(place)H\(plot.right.pixels)\"/>\n"
  }

  private func label(_ text: String, _ at: Double, isBelow: Bool) -> HTML {
    let plot = geometry.plot
    return isBelow
      ? self.text(text, at, plot.bottom + 20, "middle") : self.text(text, plot.x - Self.tickGap, at + 4.5, "end")
  }

  private func text(_ text: String, _ x: Double, _ y: Double, _ anchor: HTML) -> HTML {
    "<text x=\"\(x.pixels)\" y=\"\(y.pixels)\" text-anchor=\"\(anchor)\">\(text)</text>\n"
  }

  private func title(_ title: String, _ x: Double, _ y: Double, _ anchor: HTML) -> HTML? {
    guard !title.isEmpty else { return nil }
    return
      "<text class=\"title\" x=\"\(x.pixels)\" y=\"\(y.pixels)\" text-anchor=\"\(anchor)\">\(title.count > 80 ? title.prefix(79) + "…" : title)</text>\n"
  }
}

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
