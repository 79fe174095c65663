import Colorimetry
import PaletteCharts
import PaletteRules
import PangoCairo

/// One chart of a preview.
protocol Panel: Sendable {
  /// The name in file names and in `--panels`: `line`.
  var name: String { get }
  /// The title above the chart.
  var title: String { get }
  /// The sample next to names in the legend; nil for a chart without a legend.
  var sample: Legend.Sample? { get }
  /// The channels besides colour that it draws as the theme declares them.
  var channels: Set<MarkChannel> { get }
  /// Whether it shows several series together, so that series that look alike matter.
  var comparesSeries: Bool { get }

  /// What fails besides series that look alike, the worst first.
  var verdicts: [PanelVerdict] { get }

  /// Draws the chart below title and legend.
  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle)

  /// Marks in the same box where something fails.
  func mark(_ verdict: PanelVerdict, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle)
}

extension Panel {
  var channels: Set<MarkChannel> { [] }
  var comparesSeries: Bool { true }
  var verdicts: [PanelVerdict] { [] }
  func mark(_ verdict: PanelVerdict, _ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {}
}

/// Status colours where dashboards use them: a badge, a dot and a sparkline each, with words as the badge's text only.
struct StatusPanel: Panel {
  let name = "status"
  let title = "Status"
  var sample: Legend.Sample? { nil }
  var comparesSeries: Bool { false }
  let verdicts: [PanelVerdict]
  private let statuses: [(word: String, color: ThemeColor)]

  /// Nil for a mode with fewer than two status colours.
  init?(_ mode: ThemeMode, _ findings: [Finding]) {
    let colors = [("good", mode.status.good), ("neutral", mode.status.neutral), ("bad", mode.status.bad)]
    statuses = colors.compactMap { word, color in color.map { (word, $0) } }
    verdicts = findings.filter { $0.rule == .statusByColorAlone && $0.level > .info }.map { PanelVerdict($0) }
    if statuses.count < 2 { return nil }
  }

  /// Changes over time, 0…1, invented.
  private static let shapes = [
    [0.2, 0.3, 0.25, 0.5, 0.6, 0.8, 0.9], [0.5, 0.45, 0.55, 0.5, 0.52, 0.47, 0.5],
    [0.9, 0.7, 0.75, 0.5, 0.4, 0.25, 0.1],
  ]

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let columns = box.inset(top: 24).columns([0.34, 0.16, 0.5], gap: 18)
    for (heading, column) in zip(["badges", "dots", "sparklines"], columns) {
      drawing.text(heading, column.x, box.y + 12, style.text, limit: column.width)
    }
    let height = min(columns[0].height / Double(statuses.count), 76)
    for (index, status) in statuses.enumerated() {
      let y = columns[0].y + height * (Double(index) + 0.5)
      let color = status.color.srgb.composited(alpha: status.color.alpha, over: style.plot)
      let badge = Rectangle(x: columns[0].x, y: (y - 13).rounded(), width: min(columns[0].width, 96), height: 26)
      drawing.fill(badge, color)
      drawing.text(status.word, badge.center.x, badge.center.y, style.ink(on: color), anchor: .middle, bold: true)
      drawing.symbol(.circle, at: Point(columns[1].x + 12, y.rounded()), area: 200, color)
      let shape = Self.shapes[index % Self.shapes.count]
      let line = shape.enumerated().map { step, value in
        let x = columns[2].x + columns[2].width * Double(step) / Double(shape.count - 1)
        return Point(x, y + (0.5 - value) * height * 0.6)
      }
      drawing.stroke(line, color, width: 2)
    }
  }
}

extension Rectangle {
  /// Columns side by side, as wide as their shares.
  func columns(_ shares: [Double], gap: Double) -> [Rectangle] {
    let sum = shares.reduce(0, +)
    let room = max(width - gap * Double(shares.count - 1), 0)
    var left = x
    return shares.map { share in
      let column = Rectangle(x: left, y: y, width: sum > 0 ? room * share / sum : 0, height: height)
      left += column.width + gap
      return column
    }
  }

  /// Rows of the same height, one above the other.
  func rows(_ count: Int, gap: Double) -> [Rectangle] {
    let height = (self.height - gap * Double(count - 1)) / Double(max(count, 1))
    return (0..<count).map { Rectangle(x: x, y: y + Double($0) * (height + gap), width: width, height: height) }
  }
}
