import Colorimetry
import PaletteCharts
import PangoCairo

/// The names of lines at their ends, moved apart where they would touch.
struct EndLabels {
  private static let spacing = 15.0
  /// Pixels from one name to the next below which letters would touch.
  private static let leastSpacing = 12.5
  private static let leader = 14.0
  private static let margin = 4.0
  private let layouts: [TextLayout]
  /// Pixels that the names and their leaders take.
  let width: Double

  /// Shapes the names; none where there is no room for all, because the legend has them too.
  ///
  /// - Parameters:
  ///   - limit: Pixels of the longest name.
  ///   - height: Pixels that all share.
  init(_ drawing: Drawing, _ style: PreviewStyle, limit: Double, height: Double) {
    let isRoomy = Double(style.series.count - 1) * Self.leastSpacing <= height - 2 * Self.margin
    layouts = isRoomy ? style.series.map { drawing.name($0.name, limit: limit) } : []
    width = (layouts.map(\.width).max().map { $0 + Self.leader + 4 } ?? 0).rounded(.up)
  }

  /// Draws the names with a leader in the colour of each line.
  ///
  /// - Parameters:
  ///   - x: Where the lines end.
  ///   - ends: How far down each ends; nil for a line without an end.
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

  /// Places in the same order that keep apart and stay as near to the wanted ones as that allows.
  static func spread(_ wanted: [Double], from top: Double, to bottom: Double) -> [Double] {
    // Where there is no room for all, they share it evenly.
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
