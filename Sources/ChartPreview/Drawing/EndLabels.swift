import Colorimetry
import PaletteCharts
import PangoCairo

/// The names of lines at their ends, moved apart where they would overlap.
struct EndLabels {
  /// The distance of two lines of names in pixels.
  static let spacing = 15.0
  /// The minimum distance of names in pixels, below which letters would touch.
  private static let leastSpacing = 12.5
  private static let leader = 14.0
  private static let margin = 4.0
  private let layouts: [TextLayout]
  /// The width of the names and their leaders in pixels.
  let width: Double

  /// Shapes the names; empty if they do not all fit, because the legend also shows them.
  ///
  /// - Parameters:
  ///   - limit: The maximum width of a name in pixels.
  ///   - height: The total height in pixels.
  init(_ drawing: Drawing, _ style: PreviewStyle, limit: Double, height: Double) {
    let isRoomy = Double(style.series.count - 1) * Self.leastSpacing <= height - 2 * Self.margin
    layouts = isRoomy ? drawing.names(style.series) { _ in limit } : []
    width = (layouts.map(\.width).max().map { $0 + Self.leader + 4 } ?? 0).rounded(.up)
  }

  /// Draws the names with leaders in the colours of the lines.
  ///
  /// - Parameters:
  ///   - x: The x coordinate of the ends of the lines.
  ///   - ends: The y coordinate of each end; nil for a line without one.
  func draw(_ drawing: Drawing, _ style: PreviewStyle, from x: Double, at area: Rectangle, _ ends: [Double?]) {
    guard !layouts.isEmpty else { return }
    let order = ends.indices.filter { ends[$0] != nil }.sorted { a, b in
      (ends[a] ?? 0, a) < (ends[b] ?? 0, b)
    }
    let room = area.inset(top: Self.margin, bottom: Self.margin)
    let places = Self.spread(order.map { ends[$0] ?? 0 }, from: room.y, to: room.bottom)
    for (place, index) in zip(places, order) {
      let (series, end) = (style.series[index], ends[index] ?? 0)
      drawing.canvas.move(to: x + 5, end)
      drawing.canvas.line(to: area.right + Self.leader - 8, place)
      drawing.canvas.line(to: area.right + Self.leader - 2, place)
      drawing.canvas.stroke(Canvas.Ink(series.color, alpha: series.alpha), width: 1)
      drawing.draw(layouts[index], area.right + Self.leader + 2, place, style.text)
    }
  }

  /// Positions in the same order, with the minimum distance and as close as possible to the preferred ones.
  static func spread(
    _ wanted: [Double], from top: Double, to bottom: Double, spacing: Double = spacing
  ) -> [Double] {
    // If the space is too small, divide it evenly.
    let gap = min(spacing, (bottom - top) / Double(max(wanted.count - 1, 1)))
    var places = wanted
    for index in places.indices {
      places[index] = max(places[index], index > 0 ? places[index - 1] + gap : top)
    }
    for index in places.indices.reversed() {
      places[index] = min(places[index], index + 1 < places.count ? places[index + 1] - gap : bottom)
    }
    return places
  }
}
