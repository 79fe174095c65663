import Colorimetry
import PaletteCharts
import RealModule
import SafeText

/// The slices of a pie: the first series outside, further ones as rings within.
struct PieSlices {
  private let chart: Chart
  private let center: Point
  private let radius: Double
  private let count: Int

  /// Prepares to draw a pie that fills the height of its plot.
  init(_ chart: Chart, plot: Rectangle) {
    self.chart = chart
    center = plot.center
    radius = min(plot.width, plot.height) / 2
    count = Self.colors(of: chart).count
  }

  /// The colours of the slices: the first has that of its series, and after the last colour they repeat.
  static func colors(of chart: Chart) -> [SRGB] {
    let count = min(chart.series.map(\.points.count).max() ?? 0, Chart.usualColors.count)
    return (0..<count).map {
      $0 == 0 ? chart.series[0].appearance.color ?? Chart.usualColors[0] : Chart.usualColors[$0]
    }
  }

  /// A slice, and where its middle is; nil for what has no share.
  func slice(_ place: Int, inSeries index: Int) -> (html: HTML, center: Point)? {
    let shares = chart.series[index].points.map { max($0.y ?? 0, 0) }
    let sum = shares.reduce(0, +)
    guard sum > 0, shares[place] > 0 else { return nil }
    let thickness = 0.5 * radius / Double(chart.series.count)
    let outer = radius - thickness * Double(index)
    let inner = outer - thickness + 2
    let start = shares[..<place].reduce(0, +) / sum
    let end = start + shares[place] / sum
    let color = place % max(count, 1)
    // An arc round to its own start would be none.
    let halfway = (start + end) / 2
    let path =
      "M\(at(start, outer))\(arc(to: halfway, outer, isInward: false))\(arc(to: end, outer, isInward: false))L\(at(end, inner))"
      + "\(arc(to: halfway, inner, isInward: true))\(arc(to: start, inner, isInward: true))Z"
    let texture: HTML? = color > 0 ? "<path class=\"texture\" fill=\"url(#p\(color))\" d=\"\(path)\"/>" : nil
    return (
      "<g class=\"c\(color)\"><path class=\"slice\" d=\"\(path)\"/>\(texture)<path class=\"edge\" d=\"\(path)\"/></g>",
      point(halfway, (outer + inner) / 2)
    )
  }

  private func arc(to share: Double, _ radius: Double, isInward: Bool) -> String {
    let isClockwise = (chart.direction == .radialCounterClockwise) == isInward
    return "A\(radius.pixels) \(radius.pixels) 0 0 \(isClockwise ? 1 : 0) \(at(share, radius))"
  }

  private func at(_ share: Double, _ radius: Double) -> String {
    let point = point(share, radius)
    return "\(point.x.pixels) \(point.y.pixels)"
  }

  /// From twelve o'clock on.
  private func point(_ share: Double, _ radius: Double) -> Point {
    let turned = 2 * Double.pi * (chart.direction == .radialCounterClockwise ? -share : share)
    return Point(center.x + radius * .sin(turned), center.y - radius * .cos(turned))
  }
}
