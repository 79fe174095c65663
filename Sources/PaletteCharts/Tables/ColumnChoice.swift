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
  /// What names the points, where their places are numbers.
  private(set) var labels: Int?

  /// Chooses as the options say, and else: the first column of times, or the first of all; then every column of numbers. A
  /// column of names beside places that come again names the series.
  init?(_ table: NamedColumns, _ options: ChartOptions, _ record: inout ChartRecord) {
    let times = table.header.indices.filter { table.isTime($0, order: options.dateOrder) }
    var places: (x: Int?, series: Int?) = (Self.place(table, times, options.kind), nil)
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
    let rest = texts.filter { $0 != series }
    if table.isNumeric(x), !times.contains(x) {
      labels = rest.first { column in Set(table.texts(column)).count == table.rows.count }
      if let labels { record.note(ChartNote.namesOfPoints(ChartFields.shortened(table.header[labels].text))) }
    }
    for text in rest where text != labels && named.isEmpty {
      record.note(ChartNote.columnLeftOut(ChartFields.shortened(table.header[text].text)))
    }
    if named.isEmpty, series == nil, !record.notes.contains(ChartNote.yearsInHeader()) {
      refuseOthers(table, isInOrder: times.contains(x) || table.isNumeric(x), &record)
    }
  }

  /// Of names, and of times only where the distance is greater: populations of countries lie far apart, too. Engineering choices.
  private static let farApart = (names: 100.0, times: 10_000.0)

  /// Columns that nobody would put on one axis: some state a unit and others none, or their values lie far apart.
  private func refuseOthers(_ table: NamedColumns, isInOrder: Bool, _ record: inout ChartRecord) {
    let names = y.map { ChartFields.shortened(table.header[$0].text) }
    let titled = y.map { AxisUnit.titled(table.header[$0].text)?.unit.other }
    if Set(titled).count > 1 {
      record.problem(
        ChartProblem.otherUnits(names.map { "'\($0)'" }.joined(separator: ", ")), at: table.header[y[0]].range)
      return
    }
    let middles = y.map { column -> Double in
      let values = table.rows.compactMap { table.number($0[column], in: column)?.magnitude }.sorted()
      return values.isEmpty ? 0 : values[values.count / 2]
    }
    let sizes = zip(middles, y.indices).filter { $0.0 > 0 }
    guard titled[0] == nil, let low = sizes.min(by: { $0.0 < $1.0 }), let high = sizes.max(by: { $0.0 < $1.0 }),
      high.0 / low.0 >= (isInOrder ? Self.farApart.times : Self.farApart.names)
    else { return }
    record.problem(
      ChartProblem.otherQuantities(names[high.1], DecimalText.text((high.0 / low.0).rounded()), names[low.1]),
      at: table.header[y[high.1]].range)
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
  private static func place(_ table: NamedColumns, _ times: [Int], _ kind: ChartKind?) -> Int {
    guard let time = times.first, time > 0 else {
      // Points lie at numbers.
      return kind == .point && times.isEmpty ? table.header.indices.first(where: table.isNumeric) ?? 0 : 0
    }
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
