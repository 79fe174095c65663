import PaletteRules
import SourceText

/// Which columns of a table make the chart.
struct ColumnChoice {
  /// Along the x axis.
  let x: Int
  /// What is measured, never none.
  let y: [Int]
  /// What names the series; nil when each measured column is one.
  let series: Int?

  /// Chooses as the options say, and else: the first column of times, or the first of all; then every column of numbers. A
  /// column of names beside places that come again names the series.
  init?(_ table: NamedColumns, _ options: ChartOptions, _ record: inout ChartRecord) {
    let times = table.header.indices.filter { table.isTime($0, order: options.dateOrder) }
    var places: (x: Int?, series: Int?) = (Self.place(table, times), nil)
    if let name = options.x { places.x = table.column(name, flag: "--x", &record) }
    if let name = options.seriesColumn { places.series = table.column(name, flag: "--series-column", &record) }
    let named = options.y.map { table.column($0, flag: "--y", &record) }
    guard let x = places.x, record.problems.isEmpty else { return nil }
    self.x = x
    // A year beside another time is no measurement.
    let others = table.header.indices.filter { $0 != x && $0 != places.series && !times.contains($0) }
    let numeric = others.filter { table.isNumeric($0) }
    let texts = others.filter { !numeric.contains($0) }
    if places.series == nil, Self.comesAgain(table.texts(x)),
      let names = texts.first(where: { Self.tellsApart(table, x, $0) })
    {
      places.series = names
      record.note(ChartNote.namesOfSeries(ChartFields.shortened(table.header[names].text)))
    }
    series = places.series
    for column in named.compactMap(\.self)
    where !table.rows.contains(where: { table.number($0[column], in: column) != nil }) {
      record.problem(
        ChartProblem.columnWithoutNumbers(ChartFields.shortened(table.header[column].text)),
        at: table.header[column].range)
    }
    guard record.problems.isEmpty else { return nil }
    let y = named.isEmpty ? numeric : named.compactMap(\.self)
    self.y = y
    guard let first = y.first else {
      // The first cell that should be a number says more than the header.
      let cells = table.rows.compactMap { row in others.first { row.indices.contains($0) }.map { row[$0] } }
      if let cell = cells.first(where: { !NamedColumns.isMissing($0.text) }) {
        record.problem(ChartProblem.tableWithoutNumbers(ChartFields.shortened(cell.text)), at: cell.range)
      } else {
        record.problem(ChartProblem.noNumberColumn(), at: table.header[x].range)
      }
      return nil
    }
    if series != nil, y.count > 1 {
      record.problem(ChartProblem.severalNumberColumns(y.count), at: table.header[first].range)
      return nil
    }
    for column in y {
      guard let cell = table.doubt(column), let number = WrittenNumber(cell), let point = number.value(.point),
        let comma = number.value(.comma)
      else { continue }
      record.problem(
        ChartProblem.doubtfulNumber(
          ChartFields.shortened(cell), Self.plain(point), Self.plain(comma),
          ChartFields.shortened(table.header[column].text)),
        at: table.rows.first { $0[column].text == cell }?[column].range)
    }
    if series == nil { Self.refuseRepeated(y.map { table.header[$0] }, &record) }
    for text in texts where text != series && named.isEmpty {
      record.note(ChartNote.columnLeftOut(ChartFields.shortened(table.header[text].text)))
    }
  }

  /// Each measured column is a series, and a series is known by its name.
  private static func refuseRepeated(_ names: [TableCell], _ record: inout ChartRecord) {
    guard names.count > 1 else { return }
    var seen: Set<String> = []
    for name in names where name.text.isEmpty || !seen.insert(name.text).inserted {
      record.problem(
        name.text.isEmpty
          ? ChartProblem.unnamedColumn() : ChartProblem.repeatedColumn(ChartFields.shortened(name.text)), at: name.range
      )
    }
  }

  private static func comesAgain(_ texts: [String]) -> Bool {
    var seen: Set<String> = []
    return texts.contains { !seen.insert($0).inserted }
  }

  /// Where the x axis is: the first column of times; the first column of all where its names are each another one and the times
  /// do not follow each other, as in a list of towns with the years of their foundation.
  private static func place(_ table: NamedColumns, _ times: [Int]) -> Int {
    guard let time = times.first, time > 0 else { return 0 }
    let texts = table.texts(time)
    return table.isNumeric(0) || comesAgain(table.texts(0)) || texts == texts.sorted() ? time : 0
  }

  /// Whether no place comes twice with one of the names, of which there are fewer than rows.
  private static func tellsApart(_ table: NamedColumns, _ x: Int, _ names: Int) -> Bool {
    var (pairs, known): (Set<[String]>, Set<String>) = ([], [])
    for row in table.rows {
      known.insert(row[names].text)
      guard known.count <= ChartRecord.mostSeries, pairs.insert([row[x].text, row[names].text]).inserted else {
        return false
      }
    }
    return known.count < table.rows.count
  }

  /// A number with its decimals and nothing else, as messages about readings need it.
  private static func plain(_ number: Double) -> String {
    String(DecimalText.text(number).filter { $0 != "," })
  }
}
