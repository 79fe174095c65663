import PaletteCharts
import PaletteRules
import RealModule
import SafeText

/// The marks of a chart as SVG: lines and areas behind, bars, symbols and slices one a point.
struct SeriesMarks {
  /// A bar keeps that much of its share, as in previews.
  private static let shareOfSlot = 0.84
  /// How large symbols are where thousands are drawn as a cloud, and how far apart, px: dots of one series, which need no
  /// shape, and the least shapes that tell several apart (36 px²).
  private static let dots = (scale: 0.55, cell: 4.0), shapes = (scale: 0.75, cell: 5.0)

  private let chart: Chart
  private let geometry: ElementFrames
  private let barWidth: Double
  /// By series and point, where its bar or area begins on the one below; empty where each has the axis to itself.
  private let floors: [[Double]]
  /// Pixels that one vertex stands for, when there are more points than pixels.
  private let column: Double

  /// Prepares to draw a chart.
  init(_ chart: Chart, _ geometry: ElementFrames) {
    (self.chart, self.geometry) = (chart, geometry)
    let count = Double(max(chart.series.count, 1))
    barWidth = max((geometry.slot * Self.shareOfSlot / (chart.isStacked ? 1 : count)) - 1, 1)
    // Values below 0 lie on each other downwards.
    struct Foot: Hashable {
      let x: ChartValue
      let isBelow: Bool
    }
    var tops: [Foot: Double] = [:]
    floors =
      !chart.isStacked
      ? []
      : chart.series.map { series in
        series.points.map { point in
          let y = point.y ?? 0
          let foot = tops[Foot(x: point.x, isBelow: y < 0), default: 0]
          tops[Foot(x: point.x, isBelow: y < 0)] = foot + y
          return foot
        }
      }
    // A page with many long series keeps its size.
    column = max(count / 8, 1)
  }

  // MARK: - What is behind the stops

  /// The line or the area of a series; nil for what has neither.
  func backdrop(ofSeries index: Int) -> HTML? {
    guard chart.kind == .line || chart.kind == .area else { return nil }
    let series = chart.series[index]
    let runs = runs(of: index)
    let line = runs.map { run in
      // A value between two gaps would be a line of no length.
      "M" + (run.count == 1 ? [run[0], run[0]] : run).map { "\($0.x.pixels) \($0.y.pixels)" }.joined(separator: "L")
    }.joined()
    guard !line.isEmpty else { return nil }
    let dash = series.appearance.dash.prefix(16).map { Figures.plain(min(max($0, 0), 200)) }.joined(separator: " ")
    let stroke: HTML =
      dash.isEmpty
      ? "<path class=\"line\" d=\"\(line)\"/>"
      : "<path class=\"line dashed\" stroke-dasharray=\"\(dash)\" d=\"\(line)\"/>"
    guard chart.kind == .area else { return stroke }
    let feet = chart.isStacked ? self.runs(of: index, areFeet: true) : []
    let base = geometry.across(geometry.base)
    func foot(_ point: Point) -> Point { geometry.isVertical ? Point(base, point.y) : Point(point.x, base) }
    let areas = runs.enumerated().map { place, run in
      let outline =
        feet.indices.contains(place) ? run + feet[place].reversed() : [foot(run[0])] + run + [foot(run[run.count - 1])]
      return "M" + outline.map { "\($0.x.pixels) \($0.y.pixels)" }.joined(separator: "L") + "Z"
    }.joined()
    let pattern: HTML? =
      series.appearance.pattern.flatMap {
        $0 == .none ? nil : "<path class=\"texture\" fill=\"url(#p\(index))\" d=\"\(areas)\"/>"
      }
    return "<path class=\"area\" d=\"\(areas)\"/>\(pattern)\(stroke)"
  }

  /// All points of a series at once, where stops are intervals: no more marks than there are pixels to see them.
  func crowd(ofSeries index: Int) -> HTML? {
    let series = chart.series[index]
    switch chart.kind {
    case .bar:
      let base = geometry.across(geometry.base)
      let bars = runs(of: index).joined().map { point in
        geometry.isVertical
          ? "M\(base.pixels) \(point.y.pixels)H\(point.x.pixels)"
          : "M\(point.x.pixels) \(base.pixels)V\(point.y.pixels)"
      }.joined()
      return "<path class=\"bars\" d=\"\(bars)\"/>"
    case .point:
      let (scale, least) = chart.series.count > 1 ? Self.shapes : Self.dots
      let cell = least * max(Double(chart.series.count) / 2, 1).squareRoot()
      var taken: Set<Point> = []
      let places = series.points.compactMap { point -> String? in
        guard let y = point.y else { return nil }
        let place = geometry.place(point.x, y)
        let center = Point((place.x / cell).rounded() * cell, (place.y / cell).rounded() * cell)
        return taken.insert(center).inserted ? "\(center.x.pixels) \(center.y.pixels)" : nil
      }
      guard !places.isEmpty else { return nil }
      return markers(index, places, scale: scale)
    case .line, .area:
      // As many symbols as a reader needs to follow a line, as in previews.
      guard series.appearance.symbol.flatMap({ SymbolMarkup.path($0) }) != nil else { return nil }
      let order = series.points.indices
      let places = stride(from: 0, to: order.count, by: max(order.count / 12, 1)).compactMap { step -> String? in
        let point = series.points[order[step]]
        guard let y = point.y else { return nil }
        let place = geometry.place(point.x, y)
        return "\(place.x.pixels) \(place.y.pixels)"
      }
      return places.isEmpty ? nil : markers(index, places, scale: 1)
    case .pie: return nil
    }
  }

  private func markers(_ index: Int, _ places: [String], scale: Double) -> HTML {
    let size = (16 * scale).pixels
    return """
      <marker id="k\(index)" class="c\(index)" markerUnits="userSpaceOnUse" markerWidth="\(size)" markerHeight="\(size)" viewBox="-8 -8 16 16"><use href="#m\(index)"/></marker>\
      <path class="markers" marker-start="url(#k\(index))" marker-mid="url(#k\(index))" marker-end="url(#k\(index))" d="M\(places.joined(separator: "L"))"/>
      """
  }

  // MARK: - One a stop

  /// The mark of a point; nil for a gap, and on a line without symbols.
  func mark(ofPoint place: Int, inSeries index: Int) -> HTML? {
    let (series, point) = (chart.series[index], chart.series[index].points[place])
    guard let y = point.y else { return nil }
    switch chart.kind {
    case .line, .area, .point:
      guard series.appearance.symbol.flatMap({ SymbolMarkup.path($0) }) != nil else { return nil }
      let at = geometry.place(point.x, y + floor(place, index))
      return "<use href=\"#m\(index)\" x=\"\(at.x.pixels)\" y=\"\(at.y.pixels)\"/>"
    case .bar:
      let bar = bar(place, index, y)
      let inside = bar.inset(left: 1, top: 1, right: 1, bottom: 1)
      let isTextured = series.appearance.pattern ?? .none != .none && inside.width > 2 && inside.height > 0
      let texture: HTML? = isTextured ? "<rect class=\"texture\" fill=\"url(#p\(index))\" \(box(inside))/>" : nil
      return "<rect class=\"bar\" \(box(bar))/>\(texture)"
    case .pie: return nil
    }
  }

  /// Where the mark of a point is: for the pointer that looks for the nearest.
  func center(ofPoint place: Int, inSeries index: Int) -> Point? {
    let point = chart.series[index].points[place]
    return point.y.map { y in
      let at = geometry.place(point.x, y + floor(place, index))
      guard chart.kind == .bar else { return at }
      let bar = bar(place, index, y)
      return geometry.isVertical ? Point(at.x, bar.center.y) : Point(bar.center.x, at.y)
    }
  }

  private func floor(_ place: Int, _ index: Int) -> Double { chart.isStacked ? floors[index][place] : 0 }

  private func bar(_ place: Int, _ index: Int, _ y: Double) -> Rectangle {
    let group = (barWidth + 1) * Double(chart.isStacked ? 1 : chart.series.count)
    let beside = chart.isStacked ? 0 : (barWidth + 1) * Double(index)
    let start = geometry.along(chart.series[index].points[place].x) - group / 2 + beside
    let foot = floor(place, index)
    let (base, end) = (geometry.across(chart.isStacked ? foot : geometry.base), geometry.across(foot + y))
    return geometry.isVertical
      ? Rectangle(x: min(base, end), y: start, width: (end - base).magnitude, height: barWidth)
      : Rectangle(x: start, y: min(base, end), width: barWidth, height: (end - base).magnitude)
  }

  private func box(_ r: Rectangle) -> HTML {
    "x=\"\(r.x.pixels)\" y=\"\(r.y.pixels)\" width=\"\(r.width.pixels)\" height=\"\(r.height.pixels)\""
  }

  /// The places of a series along its axis, without gaps in between; of each stretch the least and
  /// the greatest when there are more points than pixels.
  private func runs(of index: Int, areFeet: Bool = false) -> [[Point]] {
    let series = chart.series[index]
    var runs: [[Point]] = [[]]
    for place in series.points.indices {
      guard let y = series.points[place].y else {
        if runs.last?.isEmpty == false { runs.append([]) }
        continue
      }
      runs[runs.count - 1].append(
        geometry.place(series.points[place].x, floor(place, index) + (areFeet ? 0 : y)))
    }
    let isThinned = series.points.count > ChartIntervals.mostPoints
    let most = 2 * max(Int((geometry.isVertical ? geometry.plot.height : geometry.plot.width) / column), 1)
    return runs.filter { !$0.isEmpty }.map { run in
      guard isThinned, run.count > most else { return run }
      return [run[0]] + run.thinned(to: most) { geometry.isVertical ? $0.x : $0.y } + [run[run.count - 1]]
    }
  }
}
