import PaletteCharts
import PaletteRules
import PangoCairo

/// A ramp over a grid, and its legend.
struct HeatPanel: Panel {
  let ramp: PreviewRamp
  let name: String

  var title: String { "Heat map, \(ramp.kind.rawValue)" }
  var sample: Legend.Sample? { nil }
  var comparesSeries: Bool { false }
  var verdicts: [PanelVerdict] { ramp.verdicts }

  private static let grid = (columns: 12, rows: 8)
  private static let months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    if let name = ramp.name { drawing.text(name, box.x, box.y + 6, style.text, limit: box.width) }
    let labels = (0..<Self.grid.rows).map { drawing.layout(String(2016 + $0)) }
    let gutter = (labels.map(\.width).max() ?? 0).rounded(.up) + 8
    let area = box.inset(left: gutter, top: 20, bottom: 62)
    let (width, height) = (area.width / Double(Self.grid.columns), area.height / Double(Self.grid.rows))
    for (row, label) in labels.enumerated() {
      drawing.draw(label, area.x - 8, area.y + (Double(row) + 0.5) * height, style.text, anchor: .end)
    }
    let values = SampleData.surface(columns: Self.grid.columns, rows: Self.grid.rows)
    drawing.cells(columns: Self.grid.columns, rows: Self.grid.rows, in: area) { ramp.color(values[$1][$0]) }
    for (column, month) in Self.months.enumerated() {
      drawing.text(month, area.x + (Double(column) + 0.5) * width, area.bottom + 11, style.text, anchor: .middle)
    }
    RampLegend.draw(ramp, drawing, style, in: box)
  }

  func mark(_ verdict: PanelVerdict, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    RampLegend.mark(verdict, ramp, drawing, style, in: box)
  }
}

/// The colours of a ramp in a row along the bottom of a panel, with labels at both ends and in the middle.
enum RampLegend {
  private static func bar(_ box: Rectangle) -> Rectangle {
    Rectangle(x: box.x, y: box.bottom - 34, width: box.width, height: 12)
  }

  /// Points from above at the colours that fail.
  static func mark(
    _ verdict: PanelVerdict, _ ramp: PreviewRamp, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle
  ) {
    let bar = bar(box)
    for place in ramp.places(of: verdict) {
      let x = (bar.x + (Double(place) + 0.5) * bar.width / Double(ramp.colors.count)).rounded()
      let (left, right) = (max(x - 5, bar.x), min(x + 5, bar.right))
      let corners = [Point(left, bar.y - 9), Point(right, bar.y - 9), Point(min(max(x, left), right), bar.y - 2)]
      drawing.fill(MarkPath(around: corners), style.note)
    }
  }

  static func draw(_ ramp: PreviewRamp, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let bar = bar(box)
    // One column of pixels each, so that a continuous ramp has no visible steps.
    let count = max(Int(bar.width), 2)
    let colors = ramp.isInClasses ? ramp.colors : (0..<count).map { ramp.mixed(Double($0) / Double(count - 1)) }
    drawing.ramp(colors, in: bar, gap: ramp.isInClasses ? 1 : 0)
    if ramp.kind == .diverging { drawing.uprightLine(bar.center.x, from: bar.bottom, to: bar.bottom + 4, style.text) }
    let places: [(Double, Drawing.Anchor)] = [(bar.x, .start), (bar.center.x, .middle), (bar.right, .end)]
    for (word, place) in zip(ramp.ends, places) where !word.isEmpty {
      drawing.text(word, place.0, bar.bottom + 13, style.text, anchor: place.1)
    }
  }
}
