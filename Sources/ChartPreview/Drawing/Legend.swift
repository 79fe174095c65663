import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// The names of the series with a sample of each mark, in rows.
struct Legend {
  /// The sample next to a name.
  enum Sample { case line, point, fill }

  private struct Entry {
    let series: PreviewSeries?
    let name: TextLayout
    let place: Point
  }

  static let rowHeight = 18.0
  /// One more row would leave a small panel too little room for its chart. Engineering choice.
  private static let mostRows = 4
  /// Of many series every name counts more than the height of the chart. Engineering choice.
  private static let (manySeries, mostRowsOfMany) = (12, 7)
  private static let (shareOfHeight, shareOfMany) = (0.3, 0.4)
  private let entries: [Entry]
  private let sample: Sample
  /// Whether the entries run from right to left, each with its sample at the right.
  private let isMirrored: Bool
  /// Height in pixels.
  let height: Double

  /// Lays out the names.
  ///
  /// - Parameter most: The maximum number of entries.
  init(
    _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, sample: Sample, most: Int = PreviewStyle.mostSeries
  ) {
    self.sample = sample
    let shown = style.series.prefix(most)
    let more = style.series.count - shown.count + style.moreSeries
    let rest = more > 0 ? drawing.layout("and \(more) more") : nil
    let swatch = Self.width(sample) + 6
    let wanted = shown.map { swatch + drawing.name($0).width } + (rest.map { [$0.width] } ?? [])
    let isLong = shown.count > Self.manySeries
    let share = isLong ? Self.shareOfMany : Self.shareOfHeight
    let rows = min(max(Int(box.height * share / Self.rowHeight), 2), isLong ? Self.mostRowsOfMany : Self.mostRows)
    let isMirrored = NameTails.runRightToLeft(shown.map(\.name))
    self.isMirrored = isMirrored
    let grid = LegendGrid(wanted, width: box.width, mostRows: rows)
    let columns = max(grid.widths.count, 1)
    func place(_ index: Int) -> Point {
      let left = grid.lefts[index % columns]
      return Point(
        isMirrored ? box.right - left : box.x + left, box.y + Self.rowHeight * (Double(index / columns) + 0.5))
    }
    entries =
      shown.enumerated().map { index, series in
        let name = drawing.name(series, limit: grid.widths[index % columns] - swatch)
        return Entry(series: series, name: name, place: place(index))
      } + (rest.map { [Entry(series: nil, name: $0, place: place(shown.count))] } ?? [])
    height = Self.rowHeight * Double(grid.rows)
  }

  private static func width(_ sample: Sample) -> Double { sample == .line ? 26 : 12 }

  /// Draws samples and names.
  func draw(_ drawing: Drawing, _ style: PreviewStyle) {
    for entry in entries {
      let y = entry.place.y
      guard let series = entry.series else {
        drawing.draw(entry.name, entry.place.x.rounded(), y, style.text, anchor: isMirrored ? .end : .start)
        continue
      }
      let x = (isMirrored ? entry.place.x - Self.width(sample) : entry.place.x).rounded()
      switch sample {
      case .line:
        drawing.canvas.move(to: x, y)
        drawing.canvas.line(to: x + 26, y)
        drawing.canvas.stroke(
          Canvas.Ink(series.color, alpha: series.alpha), width: series.lineWidth, dash: series.dash)
        if let symbol = series.symbol {
          drawing.symbol(symbol, x + 13, y, area: min(series.symbolArea, 81), series.shown, halo: style.background)
        }
      case .point:
        drawing.symbol(series.symbol ?? .circle, x + 6, y, area: min(series.symbolArea, 81), series.shown)
      case .fill:
        let swatch = Rectangle(x: x, y: y - 6, width: 12, height: 12)
        drawing.fill(swatch, series.shown)
        if let pattern = series.pattern { drawing.fillPattern(pattern, in: swatch, style.ink(on: series.shown)) }
      }
      drawing.draw(
        entry.name, isMirrored ? x - 6 : x + Self.width(sample) + 6, y, style.text,
        anchor: isMirrored ? .end : .start)
    }
  }
}
