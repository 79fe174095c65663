import Charts
import Colorimetry
import Palette
import PangoCairo

/// The names of the series with a sample of each mark, in rows.
struct Legend {
  /// What is drawn beside a name.
  enum Sample { case line, point, fill }

  private struct Entry {
    let series: PreviewSeries?
    let name: TextLayout
    let place: Point
  }

  static let rowHeight = 18.0
  private static let mostRows = 3
  private static let gap = 16.0
  private let entries: [Entry]
  private let sample: Sample
  /// Pixels.
  let height: Double

  /// Lays out the names.
  ///
  /// - Parameter most: How many are listed at most.
  init(
    _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle, sample: Sample, most: Int = PreviewStyle.mostSeries
  ) {
    self.sample = sample
    let shown = style.series.prefix(most)
    let more = style.series.count - shown.count + style.moreSeries
    let rest = more > 0 ? drawing.layout("and \(more) more") : nil
    let swatch = Self.width(sample) + 6
    // Names are cut as short as it takes to fit all of them.
    var limit = min(box.width * 0.45, 220)
    var laid: [Entry] = []
    repeat {
      laid = []
      var (x, y) = (box.x, box.y + Self.rowHeight / 2)
      func place(_ width: Double) -> Point {
        if x > box.x, x + width > box.right { (x, y) = (box.x, y + Self.rowHeight) }
        defer { x += width + Self.gap }
        return Point(x, y)
      }
      for series in shown {
        let name = drawing.layout(series.name, limit: limit)
        laid.append(Entry(series: series, name: name, place: place(swatch + name.width)))
      }
      if let rest { laid.append(Entry(series: nil, name: rest, place: place(rest.width))) }
      limit *= 0.8
    } while limit > 30 && Self.height(laid, box) > Double(Self.mostRows) * Self.rowHeight
    entries = laid
    height = Self.height(laid, box)
  }

  private static func height(_ entries: [Entry], _ box: Rectangle) -> Double {
    (entries.last.map { $0.place.y - box.y } ?? -rowHeight / 2) + rowHeight / 2
  }

  private static func width(_ sample: Sample) -> Double { sample == .line ? 26 : 12 }

  /// Draws samples and names.
  func draw(_ drawing: Drawing, _ style: PreviewStyle) {
    for entry in entries {
      let (x, y) = (entry.place.x, entry.place.y)
      guard let series = entry.series else {
        drawing.draw(entry.name, x, y, style.text)
        continue
      }
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
        drawing.fill(Rectangle(x: x, y: y - 6, width: 12, height: 12), series.shown)
      }
      drawing.draw(entry.name, x + Self.width(sample) + 6, y, style.text)
    }
  }
}
