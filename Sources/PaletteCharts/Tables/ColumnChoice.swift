import PaletteRules
import SourceText

/// Which columns of a table make the chart.
struct ColumnChoice {
  /// Along the x axis.
  let x: TableColumn
  /// What is measured, never none.
  let y: [TableColumn]
  /// What names the series; nil when each measured column is one.
  let series: TableColumn?
  /// What names the points, where their places are numbers.
  private(set) var labels: TableColumn?

  /// Chooses as the options say, and else: the first column of times, or the first of all; then every column of numbers. A
  /// column of names beside places that come again names the series.
  init?(_ table: NamedColumns, _ options: ChartOptions, _ record: ChartRecord) {
    let columns = table.columns
    func named(_ name: String, _ flag: String) -> Int? { table.column(name, flag: flag, record) }
    let times = columns.indices.filter { columns[$0].isTime(order: options.dateOrder) }
    let statedX = options.x.flatMap { named($0, "--x") }
    let statedSeries = options.seriesColumn.flatMap { named($0, "--series-column") }
    let statedY = options.y.compactMap { named($0, "--y") }
    guard record.problems.isEmpty else { return nil }
    let place = statedX ?? Self.place(columns, times, options.kind)
    let x = columns[place]
    // A year beside another time is no measurement.
    let others = columns.indices.filter { $0 != place && $0 != statedSeries && !times.contains($0) }
    let texts = others.filter { !columns[$0].isNumeric }
    let found = !x.comesAgain ? nil : texts.first { Self.tellsApart(x, columns[$0]) }
    if statedSeries == nil, let found { record.note(ChartNote.namesOfSeries(columns[found].shown)) }
    let seriesPlace = statedSeries ?? found
    (self.x, series) = (x, seriesPlace.map { columns[$0] })
    for column in statedY.map({ columns[$0] }) where !column.cells.contains(where: { column.number($0) != nil }) {
      record.problem(ChartProblem.columnWithoutNumbers(column.shown), at: column.name.range)
    }
    let measured = options.y.isEmpty ? others.filter { columns[$0].isNumeric } : statedY
    y = measured.map { columns[$0] }
    guard record.problems.isEmpty else { return nil }
    guard let first = y.first else {
      // The first cell that should be a number says more than the header.
      let cells = x.cells.indices.compactMap { row in others.first.map { columns[$0].cells[row] } }
      let cell = cells.first { !TableColumn.isMissing($0.text) }
      record.problem(
        cell.map { ChartProblem.tableWithoutNumbers(ChartFields.shortened($0.text)) } ?? ChartProblem.noNumberColumn(),
        at: (cell ?? x.name).range)
      return nil
    }
    if series != nil, y.count > 1 {
      record.problem(ChartProblem.severalNumberColumns(y.count), at: first.name.range)
      return nil
    }
    for column in y {
      guard let cell = column.doubt, let number = WrittenNumber(cell.text), let point = number.value(.point),
        let comma = number.value(.comma)
      else { continue }
      // A number with its decimals and nothing else.
      let readings = [point, comma].map { String(DecimalText.text($0).filter { $0 != "," }) }
      record.problem(
        ChartProblem.doubtfulNumber(ChartFields.shortened(cell.text), readings[0], readings[1], column.shown),
        at: cell.range)
    }
    // Each measured column is a series, and a series is known by its name.
    for (place, name) in y.map(\.name).enumerated() where series == nil && y.count > 1 {
      if name.text.isEmpty {
        record.problem(ChartProblem.unnamedColumn(), at: name.range)
      } else if y[..<place].contains(where: { $0.name.text == name.text }) {
        record.problem(ChartProblem.repeatedColumn(ChartFields.shortened(name.text)), at: name.range)
      }
    }
    let rest = texts.filter { $0 != seriesPlace }
    let naming = x.isNumeric && !times.contains(place) ? rest.first { !columns[$0].comesAgain } : nil
    if let naming {
      labels = columns[naming]
      record.note(ChartNote.namesOfPoints(columns[naming].shown))
    }
    guard options.y.isEmpty else { return }
    for text in rest where text != naming { record.note(ChartNote.columnLeftOut(columns[text].shown)) }
    if series == nil, !record.notes.contains(ChartNote.yearsInHeader()) {
      refuseOthers(isInOrder: times.contains(place) || x.isNumeric, record)
    }
  }

  /// Of names, and of times only where the distance is greater: populations of countries lie far apart, too. Engineering choices.
  private static let farApart = (names: 100.0, times: 10_000.0)

  /// Columns that nobody would put on one axis: some state a unit and others none, or their values lie far apart.
  private func refuseOthers(isInOrder: Bool, _ record: ChartRecord) {
    let titled = y.map { $0.titled?.unit.other }
    guard Set(titled).count == 1 else {
      refuseUnits(record)
      return
    }
    let sizes = y.compactMap { column -> (middle: Double, column: TableColumn)? in
      let values = column.cells.compactMap { column.number($0)?.magnitude }.sorted()
      guard !values.isEmpty, case let middle = values[values.count / 2], middle > 0 else { return nil }
      return (middle, column)
    }
    guard titled[0] == nil, let low = sizes.min(by: { $0.middle < $1.middle }),
      let high = sizes.max(by: { $0.middle < $1.middle }), case let times = high.middle / low.middle,
      times >= (isInOrder ? Self.farApart.times : Self.farApart.names)
    else { return }
    record.problem(
      ChartProblem.otherQuantities(high.column.shown, DecimalText.text(times.rounded()), low.column.shown),
      at: high.column.name.range)
  }

  func refuseUnits(_ record: ChartRecord) {
    let names = y.map { "'\($0.shown)'" }.joined(separator: ", ")
    record.problem(ChartProblem.otherUnits(names), at: y[0].name.range)
  }

  /// Where the x axis is: the first column of times; the first column of all where its names are each another one and the times
  /// do not follow each other, as in a list of towns with the years of their foundation.
  private static func place(_ columns: [TableColumn], _ times: [Int], _ kind: ChartKind?) -> Int {
    guard let time = times.first, time > 0 else {
      // Points lie at numbers.
      return kind == .point && times.isEmpty ? columns.firstIndex(where: \.isNumeric) ?? 0 : 0
    }
    let texts = columns[time].texts
    return columns[0].isNumeric || columns[0].comesAgain || texts == texts.sorted() ? time : 0
  }

  /// Whether no place comes twice with one of the names, of which there are fewer than rows.
  private static func tellsApart(_ x: TableColumn, _ names: TableColumn) -> Bool {
    var (pairs, known): (Set<[String]>, Set<String>) = ([], [])
    for (place, name) in zip(x.cells, names.cells) {
      known.insert(name.text)
      guard known.count <= ChartRecord.mostSeries, pairs.insert([place.text, name.text]).inserted else { return false }
    }
    return known.count < x.cells.count
  }
}
