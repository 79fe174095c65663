package import PaletteRules
package import SourceText

/// Reads comma-separated values: the first line names the columns; one lies along the x axis, others are measured.
///
/// Without ``ChartOptions/seriesColumn`` each measured column is a series; with it, a row is a mark and that column names its
/// series. Empty cells and the usual words for a missing value are gaps.
package struct TableReader {
  /// Rows below the header. Engineering choice: what fits into memory several times over.
  package static let mostRows = 1_000_000

  private let file: SourceFile
  private let options: ChartOptions
  private var record: ChartRecord

  /// Reads a file.
  ///
  /// - Throws: ``UnreadableFile`` with what is wrong, each with its place.
  package static func read(
    _ file: SourceFile, options: ChartOptions = ChartOptions()
  ) throws(UnreadableFile) -> ReadChart {
    var reader = TableReader(file: file, options: options, record: ChartRecord(file))
    let read = reader.chart()
    return try reader.record.checked(read, "table", at: 0..<0)
  }

  private mutating func chart() -> ReadChart? {
    guard let table = NamedColumns(file, mostRows: Self.mostRows, mark: options.decimalMark, &record),
      let choice = ColumnChoice(table, options, &record)
    else { return nil }
    let header = table.header[choice.x]
    let dates = DateColumn(table.texts(choice.x), order: options.dateOrder)
    if let doubt = dates.doubt, options.x == nil || options.dateOrder == nil {
      refuse(doubt, table, choice.x)
      return nil
    }
    let xValues: [PlottedValue] =
      dates.texts.map { $0.map { .text($0) } } ?? table.rows.map { table.value($0[choice.x], in: choice.x) }
    let guess = PlottedAxis.type(of: xValues, title: header.text)
    let marks = marks(table, choice, xValues)
    guard record.problems.isEmpty else { return nil }
    say(guess, of: header.text)
    let titled = choice.y.map { AxisUnit.titled(table.header[$0].text) }
    let written = choice.y.map { table.numbers[$0].unit }
    let units = Set(zip(titled, written).map { $1 ?? $0?.unit.other })
    if units.count > 1, units.compactMap(\.self).count > 1 {
      record.problem(
        ChartProblem.otherUnits(choice.y.map { "'\(table.header[$0].text)'" }.joined(separator: ", ")),
        at: table.header[choice.y[0]].range)
      return nil
    }
    let yTitle =
      choice.series != nil || choice.y.count == 1 ? choice.y.first.map { table.header[$0].text } : table.measured
    let zone = dates.zone.map { " (\(DateColumn.zoneText($0)))" } ?? ""
    // The title of one column says its unit itself.
    let shared = yTitle == nil ? units : Set(written)
    let unit = shared.count == 1 ? shared.first ?? nil : nil
    let assembly = ChartAssembly(
      kind: options.kind, xAxis: PlottedAxis(title: header.text + zone, type: guess.type),
      yAxis: PlottedAxis(title: yTitle ?? "", type: .number, unit: unit),
      marks: marks)
    var places = ChartPlaces(file, whole: 0..<min(file.bytes.count, table.header.last?.range.upperBound ?? 0))
    places.xAxis = header.range
    places.yAxis = choice.y.first.map { table.header[$0].range }
    guard let chart = assembly.chart(&places, &record) else { return nil }
    if chart.kind == .bar {
      chart.refuseRepeated(.repeatedRow, places, &record)
    }
    if choice.series == nil {
      places.series = choice.y.map { table.header[$0].range }
    }
    return ReadChart(chart: chart, formatLabel: "table", places: places, notes: record.notes)
  }

  private mutating func marks(
    _ table: NamedColumns, _ choice: ColumnChoice, _ xValues: [PlottedValue]
  ) -> [PlottedMark] {
    var marks: [PlottedMark] = []
    marks.reserveCapacity(table.rows.count * choice.y.count)
    var gaps: (count: Int, word: String) = (0, "")
    var comma: (text: String, number: Double, mark: DecimalMark)?
    let isTitled = choice.y.allSatisfy { AxisUnit.titled(table.header[$0].text) != nil }
    for y in choice.y {
      let header = table.header[y].text
      // A unit that all columns name is stated once, with the axis.
      let name = isTitled && choice.y.count > 1 ? AxisUnit.titled(header)?.title ?? header : header
      for (index, row) in table.rows.enumerated() {
        if row[choice.x].text.isEmpty {
          if y == choice.y.first {
            record.problem(ChartProblem.rowWithoutPlace(table.header[choice.x].text), at: row[choice.x].range)
          }
          continue
        }
        let cell = row[y]
        var value: Double?
        if NamedColumns.isMissing(cell.text) {
          if !cell.text.isEmpty { gaps = (gaps.count + 1, cell.text) }
        } else if let number = table.number(cell, in: y) {
          value = number
          if comma == nil, cell.text.utf8.contains(0x2C) { comma = (cell.text, number, table.decimalMark(y)) }
          if number.magnitude > ChartRecord.greatestMagnitude {
            record.problem(ChartProblem.largeCell(ChartFields.shortened(cell.text)), at: cell.range)
          }
        } else {
          record.problem(ChartProblem.notNumber(ChartFields.shortened(cell.text)), at: cell.range)
        }
        let series = choice.series.map { row[$0].text } ?? name
        let span =
          min(
            row[choice.x].range.lowerBound, cell.range.lowerBound)..<max(
            row[choice.x].range.upperBound, cell.range.upperBound)
        marks.append(
          PlottedMark(
            x: xValues[index], y: value, series: series, label: choice.labels.map { row[$0].text }, range: span))
      }
    }
    for (column, guess) in choice.y.lazy.compactMap({ y in table.numbers[y].guess.map { (y, $0) } }).prefix(1)
    where options.decimalMark == nil {
      let number = WrittenNumber(guess)?.value(table.decimalMark(column)) ?? 0
      record.note(ChartNote.decimalPoint(ChartFields.shortened(guess), DecimalText.text(number)))
    }
    if let comma {
      let note = comma.mark == .comma ? ChartNote.decimalComma : .thousands
      record.note(note(ChartFields.shortened(comma.text), DecimalText.text(comma.number)))
    }
    if gaps.count > 0 {
      record.note(
        gaps.count == 1 ? ChartNote.missingValue(gaps.word) : ChartNote.missingValues(gaps.count, gaps.word))
    }
    return marks
  }

  /// A date that has two readings, with both.
  private mutating func refuse(_ doubt: String, _ table: NamedColumns, _ column: Int) {
    let readings = DateOrder.allCases.compactMap { order in
      DateColumn([doubt], order: order).texts?.first.flatMap { DateText($0) }
        .flatMap { CalendarDate(secondsSince1970: $0.seconds)?.text(.day) }
    }
    record.problem(
      ChartProblem.doubtfulDate(
        ChartFields.shortened(doubt), readings.joined(separator: " or "),
        ChartFields.shortened(table.header[column].text)),
      at: table.rows.first { $0[column].text == doubt }?[column].range)
  }

  /// What was guessed of the x axis, so that nobody has to.
  private mutating func say(
    _ guess: (type: PlottedType, exception: String?), of column: String
  ) {
    let column = ChartFields.shortened(column)
    switch guess.type {
    case .number: break
    case .year: record.note(ChartNote.years(column))
    case .date(let precision): record.note(ChartNote.dates(column, precision.rawValue))
    case .category:
      record.note(
        guess.exception.map { ChartNote.namesForText(column, ChartFields.shortened($0)) } ?? ChartNote.names(column))
    }
  }
}
