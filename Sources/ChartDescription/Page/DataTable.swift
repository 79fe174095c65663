import PaletteCharts
import SafeText

/// The figures of a chart as tables: every point of series of a usual size, the intervals of longer ones.
struct DataTable {
  let chart: Chart
  let elements: ChartElements

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
      <div class="scroll data" role="region" tabindex="0" aria-label="\(PagePhrase.table)">
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
      return
        "<p>\("All \(points) are in ")<a href=\"descriptor.json\">descriptor.json</a></p>\n"
    }
    let hasNames = chart.series.count > 1
    var lines = [
      ((hasNames ? [PagePhrase.seriesHead] : []) + [place, value]).map(Self.cell).joined(separator: ",")
    ]
    for (index, series) in chart.series.enumerated() {
      let name = hasNames ? Self.cell(chart.name(ofSeries: index)) + "," : ""
      for place in series.points.indices {
        let point = series.points[place]
        lines.append("\(name)\(Self.cell(x(point.x))),\(point.y.map(number) ?? "")")
      }
    }
    return """
      <p><a href="data:text/csv;charset=utf-8,\(Self.encoded(lines.joined(separator: "\n")))" download="chart.csv" data-points="\(chart.pointCount)">\("All \(points) as CSV")</a></p>

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

  /// A text in a data URL. Source: RFC 3986, 2.1 Percent-Encoding.
  private static func encoded(_ text: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      let scalar = Unicode.Scalar(byte)
      if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-._~,:".unicodeScalars.contains(scalar)
      {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += ["%", hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
  }

  private var words: ChartText { ChartText(chart) }
  private var place: String { chart.xAxis.title.isEmpty ? PagePhrase.place : chart.xAxis.title }
  private var value: String {
    chart.yAxis.flatMap { $0.title.isEmpty ? nil : $0.title } ?? PagePhrase.value
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
    var order: [ChartValue] = []
    var cells: [ChartValue: [Int: Double]] = [:]
    for index in indices {
      let series = chart.series[index]
      for place in series.points.indices {
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
    let words = words
    let rows = order.map { x in
      let figures = indices.map { figure(words.y(cells[x]?[$0])) }
      return "<tr>\(name(words.x(x)))\(figures)</tr>\n" as HTML
    }
    return table(
      "\(value) by \(place)",
      [head(place)] + indices.map { head(chart.name(ofSeries: $0), isFigure: true) }, rows)
  }

  /// A row a point.
  private func list(_ indices: [Int]) -> HTML {
    let hasNames = chart.series.count > 1
    let hasLabels = indices.contains { chart.series[$0].points.contains { $0.label != nil } }
    var heads: [HTML] = []
    if hasNames { heads.append(head(PagePhrase.seriesHead)) }
    if hasLabels { heads.append(head(PagePhrase.name)) }
    heads += [head(place), head(value, isFigure: true)]
    heads += chart.additionalAxes.map { head($0.title, isFigure: $0.numeric != nil) }
    let words = words
    let rows = indices.flatMap { index in
      chart.series[index].points.indices.map { place -> HTML in
        let point = chart.series[index].points[place]
        var cells: [HTML] = []
        if hasNames { cells.append(word(chart.name(ofSeries: index))) }
        if hasLabels { cells.append(word(point.label ?? "")) }
        cells += [word(words.x(point.x)), figure(words.y(point.y))]
        cells += zip(chart.additionalAxes, point.additional).map { axis, value in
          axis.numeric == nil ? word(axis.text(value)) : figure(axis.text(value))
        }
        return "<tr>\(cells)</tr>\n"
      }
    }
    return table("\(value) by \(place), \(ChartText.count(count(of: indices), "point", "points"))", heads, rows)
  }

  private func intervals(of indices: [Int]) -> HTML {
    let hasNames = chart.series.count > 1
    let words = words
    let rows = indices.flatMap { index in
      elements.series[index].elements.compactMap { element -> HTML? in
        guard case .interval(let interval) = element.content else { return nil }
        let range = interval.range
        let figures = [
          DecimalText.text(Double(interval.points.count)), words.y(range?.lowerBound), words.y(range?.upperBound),
          words.y(interval.mean),
        ]
        let series: HTML? = hasNames ? word(chart.name(ofSeries: index)) : nil
        return "<tr>\(series)\(name(element.label))\(figures.map(figure))\(word(interval.trend.rawValue))</tr>\n"
      }
    }
    let heads = [PagePhrase.pointsHead, PagePhrase.least, PagePhrase.greatest, PagePhrase.mean].map {
      head($0, isFigure: true)
    }
    return table(
      "\(value) by \(place), \(ChartText.count(count(of: indices), "point", "points")) in intervals",
      (hasNames ? [head(PagePhrase.seriesHead)] : []) + [head(place)] + heads + [
        head(PagePhrase.course)
      ], rows)
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

  private func count(of indices: [Int]) -> Int { indices.reduce(0) { $0 + chart.series[$1].points.count } }
}
