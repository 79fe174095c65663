package import PaletteCharts
package import PaletteRules
package import SafeText

extension ChartElements {
  /// Every part by its answers to the six questions, the chart first, then each series before its stops.
  ///
  /// - Parameter places: Their positions in the file; nil if they are not needed.
  package func answers(_ chart: Chart, at places: ChartPlaces? = nil) -> [ChartElement] {
    let names = chart.series.indices.map { chart.name(ofSeries: $0) }
    var answers = [
      ChartElement(
        role: .chart, isElement: false, label: label, hint: Self.hint, frame: ChartElement.Frame(plot),
        origin: places.map { $0.origin($0.title) })
    ]
    for (index, series) in series.enumerated() {
      answers.append(
        ChartElement(
          role: .series, isElement: false, label: series.label, frame: ChartElement.Frame(plot), series: names[index],
          count: series.elements.count, origin: places?.origin(ofSeries: index)))
      for (place, element) in series.elements.enumerated() {
        var point: Int?
        if case .point(let index) = element.content { point = index }
        answers.append(
          ChartElement(
            role: point == nil ? .interval : .point, isElement: true, label: element.label, traits: ["staticText"],
            value: element.value.isEmpty ? nil : element.value, frame: ChartElement.Frame(element.frame),
            series: names[index], index: place,
            origin: places.map { places in
              point.map { places.origin(ofPoint: $0, inSeries: index) } ?? places.origin(ofSeries: index)
            }))
      }
    }
    return answers
  }
}

extension ChartElements {
  /// What goes under `palettecheck` in the descriptor: the intervals that stand for the points of long series.
  package func extensions(of chart: Chart) -> [(key: String, value: JSONValue)] {
    let intervals = series.enumerated().flatMap { index, series in
      series.elements.compactMap { element -> JSONValue? in
        guard case .interval(let interval) = element.content else { return nil }
        return [
          "series": .integer(index), "label": .string(interval.label), "points": .integer(interval.points.count),
          "least": .number(interval.range?.lowerBound), "greatest": .number(interval.range?.upperBound),
          "mean": .number(interval.mean), "trend": .string(interval.trend.rawValue),
        ]
      }
    }
    return intervals.isEmpty ? [] : [("intervals", .array(intervals))]
  }
}

extension ChartElement.Frame {
  init(_ rectangle: Rectangle) {
    self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

/// The parts of a chart as `elements.json`, with what the audit found.
package enum ElementsJSON {
  /// The schema that `elements.json` gives in `$schema`.
  package static let schema = "palettecheck-elements-1.schema.json"

  /// The JSON of the elements of a chart and of what was found about them.
  package static func json(_ elements: [ChartElement], of chart: Chart, findings: [JSONValue]) -> JSONValue {
    [
      "$schema": .string(schema), "contentDirection": .string(chart.direction.rawValue),
      "isUnitless": .boolean(chart.yAxis.map { $0.values.isUnitless || statesUnit($0.title) } ?? false),
      "elements": .array(elements.map(element)), "findings": .array(findings),
    ]
  }

  private static func element(_ element: ChartElement) -> JSONValue {
    [
      "role": .string(element.role.rawValue), "isElement": .boolean(element.isElement),
      "label": .string(element.label), "traits": .strings(element.traits), "value": .string(element.value),
      "hint": .string(element.hint),
      "frame": element.frame.map { frame in
        [
          "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
          "height": .number(frame.height),
        ]
      } ?? .null,
      "series": .string(element.series), "index": .integer(element.index), "count": .integer(element.count),
    ]
  }
}
