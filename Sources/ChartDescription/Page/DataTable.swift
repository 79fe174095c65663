import PaletteCharts
import SafeText

/// The figures of a chart as a table: every point of a chart of a usual size, otherwise its intervals.
struct DataTable {
  /// More points are given by intervals. Engineering choice: a page that stays below a megabyte.
  static let mostPoints = 2400

  let chart: Chart
  let elements: ChartElements

  /// The table, in a region that scrolls by itself.
  var html: HTML {
    let isWhole = chart.pointCount <= Self.mostPoints && !elements.series.contains(where: \.hasIntervals)
    let content = isWhole ? (sharesPlaces ? wide : long) : intervals
    return """
      <div class="scroll data" role="region" tabindex="0" aria-label="Data table">
      <table>
      \(content)</table>
      </div>

      """
  }

  private var place: String { chart.xAxis.title.isEmpty ? "Place" : chart.xAxis.title }
  private var value: String { chart.yAxis.flatMap { $0.title.isEmpty ? nil : $0.title } ?? "Value" }

  /// Whether a row a place of the x axis says everything.
  private var sharesPlaces: Bool {
    chart.additionalAxes.isEmpty
      && chart.series.allSatisfy { series in
        Set(series.points.map(\.x)).count == series.points.count && series.points.allSatisfy { $0.label == nil }
      }
  }

  /// A row a place, a column a series.
  private var wide: HTML {
    var order: [ChartValue] = []
    var cells: [ChartValue: [Int: Double]] = [:]
    for (index, series) in chart.series.enumerated() {
      for place in chart.visitingOrder(of: series) {
        let point = series.points[place]
        if cells[point.x] == nil { order.append(point.x) }
        cells[point.x, default: [:]][index] = point.y
      }
    }
    if chart.series.count > 1, chart.xAxis.numeric != nil {
      order.sort { ($0.number ?? 0) < ($1.number ?? 0) }
    } else if let axis = chart.xAxis.categorical {
      let places = Dictionary(axis.categories.enumerated().map { ($1, $0) }) { first, _ in first }
      order.sort { places[$0.category ?? "", default: 0] < places[$1.category ?? "", default: 0] }
    }
    let heads = chart.series.indices.map { "<th scope=\"col\">\(chart.name(ofSeries: $0))</th>" as HTML }
    let rows = order.map { x in
      let figures = chart.series.indices.map { index in
        "<td>\(cells[x]?[index].map(text) ?? "no value")</td>" as HTML
      }
      return "<tr><th scope=\"row\">\(chart.xAxis.text(x))</th>\(figures)</tr>\n" as HTML
    }
    return """
      <caption>\(value) by \(place)</caption>
      <thead><tr><th scope="col">\(place)</th>\(heads)</tr></thead>
      <tbody>
      \(rows)</tbody>

      """
  }

  /// A row a point.
  private var long: HTML {
    let hasNames = chart.series.count > 1
    let hasLabels = chart.series.contains { $0.points.contains { $0.label != nil } }
    let heads =
      (hasNames ? ["Series"] : []) + (hasLabels ? ["Name"] : []) + [place, value] + chart.additionalAxes.map(\.title)
    let rows = chart.series.indices.flatMap { index in
      chart.visitingOrder(of: chart.series[index]).map { place -> HTML in
        let point = chart.series[index].points[place]
        let cells =
          (hasNames ? [chart.name(ofSeries: index)] : []) + (hasLabels ? [point.label ?? ""] : [])
          + [chart.xAxis.text(point.x), point.y.map(text) ?? "no value"]
          + zip(chart.additionalAxes, point.additional).map { $0.text($1) }
        return "<tr>\(cells.map { "<td>\($0)</td>" as HTML })</tr>\n"
      }
    }
    return """
      <caption>\(value) by \(place), \(chart.pointCount == 1 ? "1 point" : "\(DecimalText.text(Double(chart.pointCount))) points")</caption>
      <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead>
      <tbody>
      \(rows)</tbody>

      """
  }

  /// A row an interval or, of series that have none, a point.
  private var intervals: HTML {
    let hasNames = chart.series.count > 1
    let rows = elements.series.enumerated().flatMap { index, series in
      series.elements.map { element -> HTML in
        let name: HTML? = hasNames ? "<td>\(chart.name(ofSeries: index))</td>" : nil
        let figures: [String]
        switch element.content {
        case .point: figures = ["1", element.value, element.value, element.value, ""]
        case .interval(let interval):
          figures = [
            DecimalText.text(Double(interval.points.count)), interval.range.map { text($0.lowerBound) } ?? "no value",
            interval.range.map { text($0.upperBound) } ?? "no value",
            interval.mean.map { text(mean($0, interval)) } ?? "no value", interval.trend.rawValue,
          ]
        }
        return "<tr>\(name)<th scope=\"row\">\(element.label)</th>\(figures.map { "<td>\($0)</td>" as HTML })</tr>\n"
      }
    }
    let name: HTML? = hasNames ? "<th scope=\"col\">Series</th>" : nil
    return """
      <caption>\(value) by \(place), \(DecimalText.text(Double(chart.pointCount))) points in intervals</caption>
      <thead><tr>\(name)<th scope="col">\(place)</th><th scope="col">Points</th><th scope="col">Least</th><th scope="col">Greatest</th><th scope="col">Mean</th><th scope="col">Course</th></tr></thead>
      <tbody>
      \(rows)</tbody>

      """
  }

  private func mean(_ mean: Double, _ interval: ChartInterval) -> Double {
    interval.range.map { mean.rounded(like: $0) } ?? mean
  }

  private func text(_ value: Double) -> String { chart.yAxis?.text(value) ?? DecimalText.text(value) }
}
