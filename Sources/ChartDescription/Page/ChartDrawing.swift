import PaletteCharts
import PaletteRules
import SafeText

/// A chart as SVG that can be read without seeing it: a document, in it an object a series, in that a symbol a point.
///
/// Source: W3C, "WAI-ARIA Graphics Module", 2018.
struct ChartDrawing {
  private let chart: Chart
  private let elements: ChartElements
  private let geometry: PlotGeometry
  private let stops: ChartStops
  private let frame: PictureFrame

  /// Prepares a chart whose series all have a colour.
  init(_ chart: Chart, _ elements: ChartElements, _ pitch: PitchScale, outliers: [Set<Int>]) {
    (self.chart, self.elements) = (chart, elements)
    geometry = PlotGeometry(chart, plot: elements.plot)
    stops = ChartStops(
      chart: chart, elements: elements, marks: SeriesMarks(chart, geometry),
      slices: PieSlices(chart, plot: elements.plot), pitch: pitch, outliers: outliers)
    frame = PictureFrame(chart, geometry)
  }

  /// How large it is, px.
  var size: (width: Double, height: Double) { frame.size }

  /// `line chart`.
  static func kind(_ chart: Chart) -> String {
    switch chart.kind {
    case .line: "line chart"
    case .bar: "bar chart"
    case .point: "scatter plot"
    case .area: "area chart"
    case .pie: "pie chart"
    }
  }

  /// The `svg` element.
  ///
  /// - Parameters:
  ///   - namespace: What a file of its own needs: the namespace.
  ///   - style: What a file of its own needs: the style.
  func svg(namespace: HTML? = nil, style: HTML? = nil, describedBy: HTML? = nil) -> HTML {
    let (width, height) = (size.width.pixels, size.height.pixels)
    let shown = chart.series.indices.prefix(elements.series.count)
    return """
      <svg\(namespace) class="chart" role="graphics-document" aria-roledescription="\(Self.kind(chart))" aria-labelledby="chart-title"\
      \(describedBy) width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" data-direction="\(chart.direction.rawValue)">
      <title id="chart-title">\(elements.label ?? "Chart without a title")</title>
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
