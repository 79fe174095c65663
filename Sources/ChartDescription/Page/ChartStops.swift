import PaletteCharts
import SafeText

/// The stops of a chart in its picture: a group a series, and in it a named symbol a point or interval, with its frame, its
/// mark and its tone.
struct ChartStops {
  let chart: Chart
  let elements: ChartElements
  let marks: SeriesMarks
  let slices: PieSlices
  let pitch: PitchScale
  /// The places of unusual points, by series.
  let outliers: [Set<Int>]
  /// By series, where its points begin in the page's table of all; nil if it has none.
  let rows: [Int]?

  /// Tones of an interval: its course in half a second. Engineering choice.
  private static let tones = 8

  func group(ofSeries index: Int) -> HTML {
    let series = elements.series[index]
    let values = chart.series[index].points.enumerated().compactMap { place, point in point.y.map { (place, $0) } }
    let extremes = [("least", values.min { $0.1 < $1.1 }?.0), ("greatest", values.min { $0.1 > $1.1 }?.0)]
    var row = rows.map { $0[index] }
    let stops = series.elements.map { element in
      guard case .interval(let interval) = element.content else { return stop(element, index, extremes, rows: nil) }
      defer { row = row.map { $0 + interval.points.count } }
      return stop(element, index, extremes, rows: row.map { "\($0) \(interval.points.count)" })
    }
    let timbre = Timbre.all[index % Timbre.all.count].partials
    let highest: UInt32 = timbre.map(\.multiple).max() ?? 1
    let partials: [String] = (1...highest).map { multiple in
      let strength: Double = timbre.first { $0.multiple == multiple }?.strength ?? 0
      return "\((strength * 1000).rounded() / 1000)"
    }
    func hidden(_ drawing: HTML?) -> HTML? { drawing.map { "<g aria-hidden=\"true\">\($0)</g>\n" } }
    let backdrop = hidden(marks.backdrop(ofSeries: index))
    let crowd = series.hasIntervals ? hidden(marks.crowd(ofSeries: index)) : nil
    return """
      <g class="series c\(index)" role="graphics-object" aria-roledescription="series" aria-label="\(series.label)" data-name="\(chart.name(ofSeries: index))" data-timbre="\(partials.joined(separator: " "))">
      \(backdrop)\(crowd)\
      \(stops)</g>

      """
  }

  private func stop(
    _ element: SeriesElements.Element, _ index: Int, _ extremes: [(kind: String, place: Int?)], rows: String?
  ) -> HTML {
    let frame = element.frame
    var (mark, center): (HTML?, Point?)
    var places: [Int]
    switch element.content {
    case .point(let place):
      places = [place]
      if chart.kind == .pie {
        (mark, center) = slices.slice(place, inSeries: index).map { ($0.html, $0.center) } ?? (nil, nil)
      } else {
        (mark, center) = (marks.mark(ofPoint: place, inSeries: index), marks.center(ofPoint: place, inSeries: index))
      }
    case .interval(let interval):
      places = Array(interval.points)
      let middle = interval.points.count / 2
      center = marks.center(ofPoint: interval.points.lowerBound + middle, inSeries: index).map { point in
        chart.direction.isVertical ? Point(point.x, frame.center.y) : Point(frame.center.x, point.y)
      }
    }
    let at = center ?? frame.center
    var kinds = extremes.filter { $0.place.map(places.contains) ?? false }.map(\.kind)
    if outliers.indices.contains(index), !outliers[index].isDisjoint(with: places) { kinds.append("outlier") }
    let role = elements.series[index].hasIntervals ? "interval" : "data point"
    let name = [element.text] + (chart.series.count > 1 ? [chart.name(ofSeries: index)] : [])
    let tones = tones(places, index)
    return """
      <g class="stop" role="graphics-symbol" aria-roledescription="\(role)" aria-label="\(name.joined(separator: ", "))" \
      data-cut="\(element.label.utf16.count)" data-at="\(at.x.pixels) \(at.y.pixels)"\(figures(element, index).map { " data-y=\"\($0)\"" as HTML })\
      \(rows.map { " data-rows=\"\($0)\"" as HTML })\(tones.isEmpty ? nil : " data-hz=\"\(tones)\"" as HTML)\
      \(kinds.isEmpty ? nil : " data-is=\"\(kinds.joined(separator: " "))\"" as HTML)>\
      <rect class="hit" x="\(frame.x.pixels)" y="\(frame.y.pixels)" width="\(frame.width.pixels)" height="\(frame.height.pixels)"/>\
      \(mark)</g>

      """
  }

  /// The value of a point, or the least and the greatest of an interval.
  private func figures(_ element: SeriesElements.Element, _ index: Int) -> String? {
    switch element.content {
    case .point(let place): chart.series[index].points[place].y.map { JSONWriter.text(.number($0), .compact) }
    case .interval(let interval):
      interval.range.map { range in
        [range.lowerBound, range.upperBound].map { JSONWriter.text(.number($0), .compact) }.joined(separator: " ")
      }
    }
  }

  /// The frequencies of a stop in Hz: one of a point, a few of an interval.
  private func tones(_ places: [Int], _ index: Int) -> String {
    let points = places.enumerated().map { order, place in
      SoundPoint(time: Double(order), octave: chart.series[index].points[place].y.map(pitch.octave))
    }
    let heard = points.thinned(to: Self.tones, by: \.octave).compactMap(\.octave)
    return heard.map { "\((SteadyMath.exp2($0) * 10).rounded() / 10)" }.joined(separator: " ")
  }
}
