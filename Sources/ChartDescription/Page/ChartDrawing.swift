import PaletteCharts
import PaletteRules
import SafeText

/// A chart as SVG that can be read without seeing it: a document, in it an object a series, in that a symbol a point.
///
/// Source: W3C, "WAI-ARIA Graphics Module", 2018.
struct ChartDrawing {
  private let chart: Chart
  private let elements: ChartElements
  private let geometry: ElementFrames
  private let stops: ChartStops
  private let frame: PictureFrame
  private let pitch: PitchScale

  /// Prepares a chart whose series all have a colour.
  ///
  /// - Parameter rows: By series, where its points begin in the table of all; nil if the page has none.
  init(
    _ chart: Chart, _ elements: ChartElements, _ pitch: PitchScale, outliers: [Set<Int>],
    _ rows: [Int]?
  ) {
    (self.chart, self.elements, self.pitch) = (chart, elements, pitch)
    geometry = ElementFrames(chart, plot: elements.plot)
    stops = ChartStops(
      chart: chart, elements: elements, marks: SeriesMarks(chart, geometry),
      slices: PieSlices(chart, plot: elements.plot), pitch: pitch, outliers: outliers, rows: rows)
    frame = PictureFrame(chart, geometry)
  }

  /// The title of the chart; without one, what it shows along which axis.
  var title: String {
    elements.label ?? ChartText(chart).heading ?? "Chart without a title"
  }

  /// How large it is, px.
  var size: (width: Double, height: Double) { frame.size }

  /// The `svg` element.
  ///
  /// - Parameters:
  ///   - namespace: What a file of its own needs: the namespace.
  ///   - style: What a file of its own needs: the style.
  func svg(namespace: HTML? = nil, style: HTML? = nil, describedBy: HTML? = nil) -> HTML {
    let (width, height) = (size.width.pixels, size.height.pixels)
    let shown = chart.series.indices.prefix(elements.series.count)
    return """
      <svg\(namespace) class="chart" role="graphics-document" aria-roledescription="\(chart.words.lowercased())" aria-labelledby="chart-title"\
      \(describedBy) width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" data-direction="\(chart.direction.rawValue)" data-scale="\(scale)">
      <title id="chart-title">\(title)</title>
      \(style)<defs>
      \(definitions)</defs>
      <rect class="ground" width="\(width)" height="\(height)"/>
      <g transform="translate(\(frame.origin.x.pixels) \(frame.origin.y.pixels))">
      <g aria-hidden="true">
      \(frame.axes)</g>
      \(shown.map(stops.group))</g>
      </svg>

      """
  }

  /// What the script needs to say and sound a value that has no stop of its own, and the reference tone.
  private var scale: String {
    let low = pitch.range.lowerBound
    let plot = geometry.plot
    func form(_ values: ValueDescription?) -> JSONValue {
      guard case .number(let digits, let unit) = values ?? .number() else { return .null }
      return [
        "digits": .integer(digits), "least": .integer(values?.isMoney == true && digits == 2 ? 2 : 0),
        "one": .string(unit?.one), "other": .string(unit?.other),
      ]
    }
    let json: JSONValue = [
      "x": chart.xAxis.numeric.map { form($0.values) } ?? .null, "y": form(chart.yAxis?.values),
      "pitch": [
        "low": .number(low), "high": .number(pitch.range.upperBound), "isLogarithmic": .boolean(pitch.isLogarithmic),
        "hertz": .numbers([pitch.hertz(low), pitch.hertz(pitch.range.upperBound)]),
        "across": .numbers(geometry.isVertical ? [plot.x, plot.right] : [plot.bottom, plot.y]),
      ],
      "reference": [
        "hertz": .number(pitch.hertz(low)), "text": .string(ChartText(chart).y(low)),
      ],
    ]
    return JSONWriter.text(json, .compact)
  }

  private var definitions: [HTML] {
    if chart.kind == .pie {
      return PieSlices.colors(of: chart).indices.compactMap { index in
        let patterns = MarkerPlan.patterns
        return SymbolMarkup.definition(patterns[index % patterns.count], series: index).map { "\($0)\n" }
      }
    }
    return chart.series.enumerated().flatMap { index, series in
      [
        series.appearance.symbol.flatMap { SymbolMarkup.definition($0, series: index) },
        series.appearance.pattern.flatMap {
          SymbolMarkup.definition($0, series: index, isOnArea: chart.kind == .area)
        },
      ].compactMap { $0.map { "\($0)\n" } }
    }
  }
}
