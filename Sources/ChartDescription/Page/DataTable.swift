import PaletteCharts
import SafeText

/// The figures of a chart as tables: every point of series of a usual size, the intervals of longer ones.
struct DataTable {
  let chart: Chart
  let elements: ChartElements
  let language: DataLanguage?

  /// Points that a page of intervals holds as a table for download. Engineering choice: a few hundred kilobytes.
  private static let mostRows = 10_000

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
      \(long.isEmpty ? nil : all)
      """
  }

  /// By series, where its points begin in the table for download; nil without one.
  var rows: [Int]? {
    guard elements.series.contains(where: \.hasIntervals), chart.pointCount <= Self.mostRows else { return nil }
    return chart.series.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.points.count) }
  }

  /// Every point as a file in a link, which needs no network and no script.
  private var all: HTML {
    let points = ChartText.count(chart.pointCount, "point", "points")
    guard rows != nil else {
      return "<p>All \(points) are in <a href=\"descriptor.json\">descriptor.json</a></p>\n"
    }
    let hasNames = chart.series.count > 1
    var lines = [
      ((hasNames ? ["Series"] : []) + [place, value]).map(Self.cell).joined(separator: ",")
    ]
    for (index, series) in chart.series.enumerated() {
      let name = hasNames ? Self.cell(chart.name(ofSeries: index)) + "," : ""
      for place in series.points.indices {
        let point = series.points[place]
        lines.append("\(name)\(Self.cell(x(point.x))),\(point.y.map(number) ?? "")")
      }
    }
    return """
      <p><a href="data:text/csv;charset=utf-8;base64,\(base64(Array(lines.joined(separator: "\n").utf8)))" download="chart.csv" data-points="\(chart.pointCount)">All \(points) as CSV</a></p>

      """
  }

  /// Numbers in digits, everything else in words.
  private func x(_ value: ChartValue) -> String {
    if case .number(let number) = value, case .number? = chart.xAxis.numeric?.values { return self.number(number) }
    return words.x(value)
  }

  private func number(_ number: Double) -> String {
    let text = JSONWriter.text(.number(number), .compact)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func cell(_ text: String) -> String {
    text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
      ? "\"\(text.replacing("\"", with: "\"\"").split(whereSeparator: \.isNewline).joined(separator: " "))\"" : text
  }

  private var words: ChartText { ChartText(chart) }
  private var place: String { chart.xAxis.title.isEmpty ? "Place" : chart.xAxis.title }
  private var value: String { chart.yAxis.flatMap { $0.title.isEmpty ? nil : $0.title } ?? "Value" }
  private var seriesHead: [Cell] { chart.series.count > 1 ? [.word("Series")] : [] }

  /// A cell: the name of its row, words, or a figure.
  private enum Cell {
    case name(String), word(String), figure(String)

    var html: HTML {
      switch self {
      case .name(let text): "<th scope=\"row\">\(text)</th>"
      case .word(let text): "<td>\(text)</td>"
      case .figure(let text): "<td class=\"n\">\(text)</td>"
      }
    }

    var head: HTML {
      switch self {
      case .name(let text), .word(let text): "<th scope=\"col\">\(text)</th>"
      case .figure(let text): "<th scope=\"col\" class=\"n\">\(text)</th>"
      }
    }
  }

  /// Whether a row a place of the x axis says everything.
  private func sharesPlaces(_ indices: [Int]) -> Bool {
    chart.additionalAxes.isEmpty
      && indices.map { chart.series[$0] }.allSatisfy { series in
        Set(series.points.map(\.x)).count == series.points.count && series.points.allSatisfy { $0.label == nil }
      }
  }

  /// A row a place, a column a series.
  private func wide(_ indices: [Int]) -> HTML {
    let points = indices.flatMap { index in chart.series[index].points.map { (index: index, point: $0) } }
    let cells = Dictionary(grouping: points) { $0.point.x }
    let order =
      (chart.xAxis.categorical?.categories ?? []).map { .category($0) }.filter { cells[$0] != nil }
      + cells.keys.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    let words = words
    return table(
      "\(value) by \(place)", [.word(place)] + indices.map { .figure(chart.name(ofSeries: $0)) },
      order.map { x in
        [.name(words.x(x))]
          + indices.map { index in .figure(words.y(cells[x]?.first { $0.index == index }?.point.y)) }
      })
  }

  /// A row a point.
  private func list(_ indices: [Int]) -> HTML {
    let hasLabels = indices.contains { chart.series[$0].points.contains { $0.label != nil } }
    let words = words
    let rows = indices.flatMap { index in
      chart.series[index].points.map { point -> [Cell] in
        (seriesHead.isEmpty ? [] : [.word(chart.name(ofSeries: index))]) + (hasLabels ? [.word(point.label ?? "")] : [])
          + [.word(words.x(point.x)), .figure(words.y(point.y))]
          + zip(chart.additionalAxes, point.additional).map { axis, value in
            axis.numeric == nil ? .word(axis.text(value)) : .figure(axis.text(value))
          }
      }
    }
    return table(
      "\(value) by \(place), \(count(of: indices))",
      seriesHead + (hasLabels ? [.word("Name")] : []) + [.word(place), .figure(value)]
        + chart.additionalAxes.map { $0.numeric == nil ? .word($0.title) : .figure($0.title) }, rows)
  }

  private func intervals(of indices: [Int]) -> HTML {
    let words = words
    let rows = indices.flatMap { index in
      elements.series[index].elements.compactMap { element -> [Cell]? in
        guard case .interval(let interval) = element.content else { return nil }
        let range = interval.range
        return (seriesHead.isEmpty ? [] : [.word(chart.name(ofSeries: index))])
          + [
            .name(element.label), .figure(DecimalText.text(Double(interval.points.count))),
            .figure(words.y(range?.lowerBound)), .figure(words.y(range?.upperBound)), .figure(words.y(interval.mean)),
            .word(interval.trend.rawValue),
          ]
      }
    }
    let heads = ["Points", "Lowest", "Highest", "Mean"].map { Cell.figure($0) }
    return table(
      "\(value) by \(place), \(count(of: indices)) in intervals",
      seriesHead + [.word(place)] + heads + [.word("Course")], rows)
  }

  private func table(_ caption: String, _ heads: [Cell], _ rows: [[Cell]]) -> HTML {
    // The caption is a sentence of ours around names of theirs.
    let line: HTML = language == nil ? "<span>\(caption)</span>" : "<span dir=\"auto\">\(caption)</span>"
    return """
      <table\(language?.attributes)>
      <caption>\(line)</caption>
      <thead><tr>\(heads.map(\.head))</tr></thead>
      <tbody>
      \(rows.map { "<tr>\($0.map(\.html))</tr>\n" as HTML })</tbody>
      </table>

      """
  }

  private func count(of indices: [Int]) -> String {
    ChartText.count(indices.reduce(0) { $0 + chart.series[$1].points.count }, "point", "points")
  }
}
