import PaletteCharts
import SafeText

/// The figures of a chart as tables: every point of series of a usual size, the intervals of longer ones.
struct DataTable {
  let chart: Chart
  let elements: ChartElements

  /// The tables, in a region that scrolls by itself.
  var html: HTML {
    let shown = chart.series.indices.prefix(elements.series.count)
    let long = shown.filter { elements.series[$0].hasIntervals }
    let short = shown.filter { !elements.series[$0].hasIntervals }
    let tables = [
      long.isEmpty ? nil : intervals(of: long), short.isEmpty ? nil : sharesPlaces(short) ? wide(short) : list(short),
    ]
    return """
      <div class="scroll data" role="region" tabindex="0" aria-label="Data table">
      \(tables.compactMap(\.self))</div>

      """
  }

  private var place: String { chart.xAxis.title.isEmpty ? "Place" : chart.xAxis.title }
  private var value: String { chart.yAxis.flatMap { $0.title.isEmpty ? nil : $0.title } ?? "Value" }

  /// Whether a row a place of the x axis says everything.
  private func sharesPlaces(_ indices: [Int]) -> Bool {
    chart.additionalAxes.isEmpty
      && indices.map { chart.series[$0] }.allSatisfy { series in
        Set(series.points.map(\.x)).count == series.points.count && series.points.allSatisfy { $0.label == nil }
      }
  }

  /// A row a place, a column a series.
  private func wide(_ indices: [Int]) -> HTML {
    var order: [ChartValue] = []
    var cells: [ChartValue: [Int: Double]] = [:]
    for index in indices {
      let series = chart.series[index]
      for place in chart.visitingOrder(of: series) {
        let point = series.points[place]
        if cells[point.x] == nil { order.append(point.x) }
        cells[point.x, default: [:]][index] = point.y
      }
    }
    if indices.count > 1, chart.xAxis.numeric != nil {
      order.sort { ($0.number ?? 0) < ($1.number ?? 0) }
    } else if let axis = chart.xAxis.categorical {
      let places = Dictionary(axis.categories.enumerated().map { ($1, $0) }) { first, _ in first }
      order.sort { places[$0.category ?? "", default: 0] < places[$1.category ?? "", default: 0] }
    }
    let rows = order.map { x in
      let figures = indices.map { figure(cells[x]?[$0].map(text) ?? "no value") }
      return "<tr>\(name(chart.xAxis.text(x)))\(figures)</tr>\n" as HTML
    }
    return table(
      "\(value) by \(place)", [head(place)] + indices.map { head(chart.name(ofSeries: $0), isFigure: true) }, rows)
  }

  /// A row a point.
  private func list(_ indices: [Int]) -> HTML {
    let hasNames = chart.series.count > 1
    let hasLabels = indices.contains { chart.series[$0].points.contains { $0.label != nil } }
    var heads: [HTML] = []
    if hasNames { heads.append(head("Series")) }
    if hasLabels { heads.append(head("Name")) }
    heads += [head(place), head(value, isFigure: true)]
    heads += chart.additionalAxes.map { head($0.title, isFigure: $0.numeric != nil) }
    let rows = indices.flatMap { index in
      chart.visitingOrder(of: chart.series[index]).map { place -> HTML in
        let point = chart.series[index].points[place]
        var cells: [HTML] = []
        if hasNames { cells.append(word(chart.name(ofSeries: index))) }
        if hasLabels { cells.append(word(point.label ?? "")) }
        cells += [word(chart.xAxis.text(point.x)), figure(point.y.map(text) ?? "no value")]
        cells += zip(chart.additionalAxes, point.additional).map { axis, value in
          axis.numeric == nil ? word(axis.text(value)) : figure(axis.text(value))
        }
        return "<tr>\(cells)</tr>\n"
      }
    }
    return table("\(value) by \(place), \(count(of: indices))", heads, rows)
  }

  /// A row an interval.
  private func intervals(of indices: [Int]) -> HTML {
    let hasNames = chart.series.count > 1
    let rows = indices.flatMap { index in
      elements.series[index].elements.compactMap { element -> HTML? in
        guard case .interval(let interval) = element.content else { return nil }
        let figures = [
          DecimalText.text(Double(interval.points.count)), interval.range.map { text($0.lowerBound) } ?? "no value",
          interval.range.map { text($0.upperBound) } ?? "no value",
          interval.mean.map { text(mean($0, interval)) } ?? "no value",
        ]
        let series: HTML? = hasNames ? word(chart.name(ofSeries: index)) : nil
        return "<tr>\(series)\(name(element.label))\(figures.map(figure))\(word(interval.trend.rawValue))</tr>\n"
      }
    }
    let heads = ["Points", "Least", "Greatest", "Mean"].map { head($0, isFigure: true) }
    return table(
      "\(value) by \(place), \(count(of: indices)) in intervals",
      (hasNames ? [head("Series")] : []) + [head(place)] + heads + [head("Course")], rows)
  }

  private func table(_ caption: String, _ heads: [HTML], _ rows: [HTML]) -> HTML {
    """
    <table>
    <caption><span>\(caption)</span></caption>
    <thead><tr>\(heads)</tr></thead>
    <tbody>
    \(rows)</tbody>
    </table>

    """
  }

  private func head(_ text: String, isFigure: Bool = false) -> HTML {
    "<th scope=\"col\"\(isFigure ? " class=\"n\"" : "" as HTML)>\(text)</th>"
  }
  private func name(_ text: String) -> HTML { "<th scope=\"row\">\(text)</th>" }
  private func word(_ text: String) -> HTML { "<td>\(text)</td>" }
  private func figure(_ text: String) -> HTML { "<td class=\"n\">\(text)</td>" }

  /// `1,679 points`.
  private func count(of indices: [Int]) -> String {
    let points = indices.reduce(0) { $0 + chart.series[$1].points.count }
    return points == 1 ? "1 point" : "\(DecimalText.text(Double(points))) points"
  }

  private func mean(_ mean: Double, _ interval: ChartInterval) -> Double {
    interval.range.map { mean.rounded(like: $0) } ?? mean
  }

  private func text(_ value: Double) -> String { chart.yAxis?.text(value) ?? DecimalText.text(value) }
}
