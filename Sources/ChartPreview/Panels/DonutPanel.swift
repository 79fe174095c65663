import PaletteCharts
import PaletteRules
import PangoCairo
import RealModule

/// Shares of a whole, with the names outside.
struct DonutPanel: Panel {
  let table: ChartTable

  let name = "donut"
  let title = "Shares of the whole"
  var sample: Legend.Sample? { nil }
  var channels: Set<MarkChannel> { [.pattern, .label] }
  var mostSeries: Int { 20 }

  /// Pixels between the ring and a name, and around the ring.
  private static let leader = 26.0
  private static let labelMargins = 6.0
  /// More labels on a side than this have thinner lines. Engineering choice.
  private static let fewLabels = 3

  /// After a name, which may be a number.
  private static func percent(_ share: Double) -> String {
    " · \(Int((share * 100).rounded()))\u{a0}%"
  }

  func draw(_ drawing: Drawing, _ style: PreviewStyle, in box: Rectangle) {
    let shown = Array(style.series.prefix(mostSeries))
    let sums = shown.indices.map { index in
      table.columns.indices.contains(index)
        ? table.columns[index].values.reduce(0) { $0 + max($1 ?? 0, 0) } : 0
    }
    let total = sums.reduce(0, +)
    guard total > 0 else {
      drawing.text("no values", box.center.x, box.center.y, style.text, anchor: .middle)
      return
    }
    // Names need room on both sides; take it from the ring as long as the ring stays visible.
    let wanted = zip(shown, sums).map { series, sum in
      drawing.layout(series.name).width + drawing.layout(Self.percent(sum / total)).width
    }
    let most = box.height * 0.44
    let room = box.width / 2 - Self.leader - Self.labelMargins - 1 - (wanted.max() ?? 0)
    let outer = max(min(most, room), min(most, box.width * 0.18)).rounded(.down)
    let inner = outer * 0.58
    let middle = Point(box.center.x.rounded(), (box.center.y - 4).rounded())
    let ring = Rectangle(x: middle.x - outer, y: middle.y - outer, width: 2 * outer, height: 2 * outer)
    var start = -Double.pi / 2
    var labels: [(index: Int, angle: Double)] = []
    for (index, sum) in sums.enumerated() {
      let end = start + 2 * .pi * sum / total
      func trace() {
        drawing.canvas.arc(middle.x, middle.y, radius: outer, from: start, to: end)
        drawing.canvas.arcBack(middle.x, middle.y, radius: inner, from: end, to: start)
        drawing.canvas.close()
      }
      trace()
      drawing.canvas.fill(Canvas.Ink(shown[index].shown))
      if let pattern = shown[index].pattern {
        trace()
        drawing.fillPattern(pattern, over: ring, style.ink(on: shown[index].shown))
      }
      labels.append((index, (start + end) / 2))
      start = end
    }
    for label in labels where shown.count > 1 {
      // A line in the ground colour between slices, at the end of each.
      let angle = label.angle + .pi * sums[label.index] / total
      drawing.canvas.move(to: middle.x + (inner - 1) * .cos(angle), middle.y + (inner - 1) * .sin(angle))
      drawing.canvas.line(to: middle.x + (outer + 1) * .cos(angle), middle.y + (outer + 1) * .sin(angle))
      drawing.canvas.stroke(Canvas.Ink(style.separator == style.plot ? style.background : style.separator), width: 2)
    }
    let more = style.series.count + style.moreSeries - shown.count
    if more > 0 {
      let words = drawing.layout("and \(more) more")
      let isRoomy = words.width <= inner * 1.8
      drawing.draw(isRoomy ? words : drawing.layout("+\(more)"), middle.x, middle.y, style.text, anchor: .middle)
    }
    for isRight in [true, false] {
      let side = labels.filter { (Double.cos($0.angle) >= 0) == isRight }
        .sorted { Double.sin($0.angle) < Double.sin($1.angle) }
      draw(side, isRight: isRight, drawing, style, shown, sums.map { $0 / total }, middle, outer, box)
    }
  }

  private func draw(
    _ labels: [(index: Int, angle: Double)], isRight: Bool, _ drawing: Drawing, _ style: PreviewStyle,
    _ series: [PreviewSeries], _ shares: [Double], _ middle: Point, _ radius: Double, _ box: Rectangle
  ) {
    let wanted = labels.map { middle.y + (radius + 12) * .sin($0.angle) }
    let side = isRight ? 1.0 : -1
    let x = middle.x + side * (radius + Self.leader)
    let percents = labels.map { drawing.layout(Self.percent(shares[$0.index])) }
    let names = drawing.names(labels.map { series[$0.index] }) { index in
      (isRight ? box.right - x : x - box.x) - percents[index].width - Self.labelMargins
    }
    let places = EndLabels.spread(wanted, from: box.y + 10, to: box.bottom - 10)
    for (place, (label, (name, percent))) in zip(places, zip(labels, zip(names, percents))) {
      let series = series[label.index]
      drawing.canvas.move(to: middle.x + (radius + 2) * .cos(label.angle), middle.y + (radius + 2) * .sin(label.angle))
      // Many level lines side by side cover whole pixels: half covered ones would be a colour that the theme does not have.
      let level = labels.count > Self.fewLabels ? place.rounded(.down) + 0.5 : place
      drawing.canvas.line(to: x - side * 8, level)
      drawing.canvas.line(to: x, level)
      drawing.canvas.stroke(Canvas.Ink(series.shown), width: labels.count > Self.fewLabels ? 1 : 1.5)
      let left = isRight ? x + 5 : x - 5 - name.width - percent.width
      drawing.draw(name, left, place, style.text)
      drawing.draw(percent, left + name.width, place, style.text)
    }
  }
}
