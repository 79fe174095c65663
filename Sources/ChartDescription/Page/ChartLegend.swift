import Colorimetry
import PaletteCharts
import PaletteRules
import SafeText

/// The series in words, each with a sample of its mark: nobody has to see a colour to know which is which.
struct ChartLegend {
  let chart: Chart
  let language: DataLanguage?

  /// A list; nil for a chart with one series, whose name is its title.
  var html: HTML? {
    if chart.kind == .pie { return slices }
    guard chart.series.count > 1 else { return nil }
    let entries = chart.series.indices.map { index in
      """
      <li>\(sample(index))<span><bdi\(language?.attributes)>\(chart.name(ofSeries: index))</bdi> <span class="quiet">\(words(index))</span></span></li>

      """ as HTML
    }
    return "<ul class=\"legend\" aria-label=\"Series\">\n\(entries)</ul>\n"
  }

  /// `blue line, circles`.
  private func words(_ index: Int) -> HTML {
    let appearance = chart.series[index].appearance
    let mark =
      switch chart.kind {
      case .line: appearance.dash.isEmpty ? "line" : "dashed line"
      case .area: "area"
      case .bar: "bars"
      case .point, .pie: "points"
      }
    let symbol = appearance.symbol.flatMap { $0 == .none ? nil : $0.words }
    let pattern = appearance.pattern.map { $0.words }
    let channel = chart.kind == .bar || chart.kind == .area ? pattern : symbol
    let parts = [mark, channel].compactMap(\.self).joined(separator: ", ")
    return "\(appearance.color.map(hue))\(parts)"
  }

  /// The name of a colour as the page draws it, light and dark; where readers choose the colours, the style hides it.
  private func hue(_ color: SRGB) -> HTML {
    let (light, dark) = (name(of: color, in: .light), name(of: color, in: .dark))
    guard light != dark else { return "<span class=\"hue\">\(light) </span>" }
    return "<span class=\"hue\"><span class=\"on-light\">\(light) </span><span class=\"on-dark\">\(dark) </span></span>"
  }

  private func name(of color: SRGB, in setting: PageColors.Setting) -> String {
    ColorName(setting.mark(color).clamped).rawValue
  }

  private func sample(_ index: Int) -> HTML {
    let appearance = chart.series[index].appearance
    switch chart.kind {
    case .bar, .area, .pie: return swatch(index, isTextured: appearance.pattern ?? .none != .none)
    case .line, .point:
      let dash = appearance.dash.prefix(16).map { Figures.plain(min(max($0, 0), 200)) }.joined(separator: " ")
      let dashed: HTML = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\""
      let line: HTML = chart.kind == .line ? "<path class=\"line\"\(dashed) d=\"M2 10H42\"/>" : ""
      let symbol = appearance.symbol.flatMap { SymbolMarkup.path($0) }
      let mark: HTML = symbol == nil ? "" : "<use href=\"#m\(index)\" x=\"22\" y=\"10\"/>"
      return
        "<svg class=\"sample c\(index)\" aria-hidden=\"true\" width=\"44\" height=\"20\" viewBox=\"0 0 44 20\">\(line)\(mark)</svg>"
    }
  }

  private func swatch(_ index: Int, isTextured: Bool) -> HTML {
    let texture: HTML? =
      isTextured ? "<rect class=\"texture\" fill=\"url(#p\(index))\" x=\"2\" y=\"3\" width=\"24\" height=\"14\"/>" : nil
    // As areas are drawn: a line, and what is below it.
    let edge: HTML? = chart.kind == .area ? "<path class=\"line\" d=\"M2 3H26\"/>" : nil
    return """
      <svg class="sample c\(index)" aria-hidden="true" width="28" height="20" viewBox="0 0 28 20"><rect class="\(chart.kind == .area ? "area" : "bar")" x="1" y="2" width="26" height="16"/>\(texture)\(edge)</svg>
      """
  }

  private var slices: HTML? {
    guard let series = chart.series.first, series.points.count <= ChartIntervals.mostPoints else { return nil }
    let colors = max(PieSlices.colors(of: chart).count, 1)
    let words = ChartText(chart)
    let entries = series.points.enumerated().map { place, point in
      let value = words.y(point.y)
      return """
        <li>\(swatch(place % colors, isTextured: place % colors > 0))<span><bdi\(language?.attributes)>\(point.label ?? words.x(point.x))</bdi> <span class="quiet">\(value)</span></span></li>

        """ as HTML
    }
    return
      "<ul class=\"legend\" aria-label=\"\(ChartText.count(series.points.count, "part", "parts"))\">\n\(entries)</ul>\n"
  }
}

extension Series.Pattern {
  /// `diagonal lines, rising`.
  fileprivate var words: String {
    switch self {
    case .none: "plain"
    case .diagonal: "diagonal lines, rising"
    case .diagonalBack: "diagonal lines, falling"
    case .crosshatch: "crossed lines"
    case .grid: "a grid of lines"
    case .horizontal: "horizontal lines"
    case .vertical: "vertical lines"
    case .dots: "dots"
    case .squares: "squares"
    }
  }
}
