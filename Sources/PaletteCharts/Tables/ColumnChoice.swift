import SourceText

/// Which columns of a table make the chart.
struct ColumnChoice {
  /// Along the x axis.
  let x: Int
  /// What is measured, never none.
  let y: [Int]
  /// What names the series; nil when each measured column is one.
  let series: Int?

  /// Names of one column at most, so that it can be one of series. Engineering choice: as many symbols as there are, twice.
  private static let mostNames = 20

  /// Chooses as the options say, and else: the first column, then every column of numbers. One column of names beside places
  /// that come again names the series.
  init?(_ table: NamedColumns, _ options: ChartOptions, _ record: inout ChartRecord) {
    var places: (x: Int?, series: Int?) = (0, nil)
    if let name = options.x { places.x = table.column(name, flag: "--x", &record) }
    if let name = options.seriesColumn { places.series = table.column(name, flag: "--series-column", &record) }
    let named = options.y.map { table.column($0, flag: "--y", &record) }
    guard let x = places.x, record.problems.isEmpty else { return nil }
    self.x = x
    let others = table.header.indices.filter { $0 != x && $0 != places.series }
    let numeric = others.filter { table.isNumeric($0) }
    let texts = others.filter { !numeric.contains($0) }
    if places.series == nil, named.isEmpty, numeric.count == 1, texts.count == 1,
      Self.comesAgain(table.rows.map { $0[x].text }), Self.count(table, texts[0]) <= Self.mostNames
    {
      places.series = texts[0]
      record.note("column '\(ChartFields.shortened(table.header[texts[0]].text))' is read as the names of the series")
    }
    series = places.series
    for column in named.compactMap(\.self)
    where !table.rows.contains(where: { NamedColumns.number($0[column].text) != nil }) {
      record.problem(
        "column '\(ChartFields.shortened(table.header[column].text))' (--y) holds no numbers",
        help: "name a column of numbers, written as 1234.5 without a unit", at: table.header[column].range)
    }
    guard record.problems.isEmpty else { return nil }
    let y = named.isEmpty ? numeric : named.compactMap(\.self)
    self.y = y
    guard let first = y.first else {
      // The first cell that should be a number says more than the header.
      let cells = table.rows.compactMap { row in others.first { row.indices.contains($0) }.map { row[$0] } }
      if let cell = cells.first(where: { !NamedColumns.isMissing($0.text) }) {
        record.problem(
          "'\(ChartFields.shortened(cell.text))' is not a number, and no column holds numbers",
          help: "write it as 1234.5 without its unit, which --y-unit names", at: cell.range)
      } else {
        record.problem("has no column of numbers", help: "name one with --y", at: table.header[x].range)
      }
      return nil
    }
    if series != nil, y.count > 1 {
      record.problem(
        "has \(y.count) columns of numbers beside the names of the series", help: "choose one with --y",
        at: table.header[first].range)
      return nil
    }
    if series == nil { Self.refuseRepeated(y.map { table.header[$0] }, &record) }
    for text in texts where text != series && named.isEmpty {
      let name = ChartFields.shortened(table.header[text].text)
      record.note("column '\(name)' holds no numbers and is left out")
    }
  }

  /// Each measured column is a series, and a series is known by its name.
  private static func refuseRepeated(_ names: [TableCell], _ record: inout ChartRecord) {
    guard names.count > 1 else { return }
    var seen: Set<String> = []
    for name in names where name.text.isEmpty || !seen.insert(name.text).inserted {
      if name.text.isEmpty {
        record.problem("a column has no name", help: "name it in the first line", at: name.range)
      } else {
        record.problem(
          "two columns are named '\(ChartFields.shortened(name.text))'", help: "give each a name of its own",
          at: name.range)
      }
    }
  }

  private static func comesAgain(_ texts: [String]) -> Bool {
    var seen: Set<String> = []
    return texts.contains { !seen.insert($0).inserted }
  }

  private static func count(_ table: NamedColumns, _ column: Int) -> Int {
    var seen: Set<String> = []
    for row in table.rows where seen.count <= mostNames { seen.insert(row[column].text) }
    return seen.count
  }
}
