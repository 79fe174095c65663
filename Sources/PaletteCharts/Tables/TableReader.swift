import PaletteRules
import SourceText

/// Reads comma-separated values: the first line names the columns; one lies along the x axis, others are measured.
///
/// Without ``ChartOptions/seriesColumn`` each measured column is a series; with it, a row is a mark and that column names its
/// series. Empty cells and the usual words for a missing value are gaps.
struct TableReader {
  /// Rows below the header. Engineering choice: what fits into memory several times over.
  private static let mostRows = 1_000_000

  private let options: ChartOptions
  private let record: ChartRecord

  init(_ options: ChartOptions, _ record: ChartRecord) { (self.options, self.record) = (options, record) }

  /// The chart of the file; nil where it is none.
  func chart() -> ReadChart? {
    guard let table = NamedColumns(mostRows: Self.mostRows, mark: options.decimalMark, record),
      let choice = ColumnChoice(table, options, record)
    else { return nil }
    let (x, y) = (choice.x, choice.y)
    let dates = DateColumn(x.texts, order: options.dateOrder)
    if let doubt = dates.doubt, options.x == nil || options.dateOrder == nil {
      refuse(doubt, x)
      return nil
    }
    let places = dates.texts.map { $0.map { .category($0) } } ?? x.cells.map(x.value)
    let guess = PlottedAxis.type(of: places, title: x.name.text)
    let marks = marks(choice, places)
    guard record.problems.isEmpty else { return nil }
    say(guess, of: x.shown)
    let written = y.map(\.unit)
    let units = Set(y.map { $0.unit ?? $0.titled?.unit.other })
    guard units.count == 1 || units.compactMap(\.self).count < 2 else {
      choice.refuseUnits(record)
      return nil
    }
    let title = choice.series != nil || y.count == 1 ? Self.words(y[0].name.text) : table.measured
    let zone = dates.zone.map { " (\(DateColumn.zoneText($0)))" } ?? ""
    // The title of one column says its unit itself.
    let shared = title == nil ? units : Set(written)
    let assembly = ChartAssembly(
      kind: options.kind, xAxis: PlottedAxis(title: Self.words(x.name.text) + zone, type: guess.type),
      yAxis: PlottedAxis(title: title ?? "", type: .number, unit: shared.count == 1 ? shared.first ?? nil : nil),
      marks: marks)
    let file = record.file
    let end = table.columns.last?.name.range.upperBound ?? 0
    var origins = ChartPlaces(file, whole: 0..<min(file.bytes.count, end))
    (origins.xAxis, origins.yAxis) = (x.name.range, y[0].name.range)
    guard let chart = assembly.chart(&origins, record) else { return nil }
    if chart.kind == .bar { chart.refuseRepeated(.repeatedRow, origins, record) }
    if choice.series == nil { origins.series = y.map(\.name.range) }
    return ReadChart(chart: chart, places: origins)
  }

  private func marks(_ choice: ColumnChoice, _ places: [ChartValue]) -> [PlottedMark] {
    let (x, isTitled) = (choice.x, choice.y.count > 1 && choice.y.allSatisfy { $0.titled != nil })
    for cell in x.cells where cell.text.isEmpty {
      record.problem(ChartProblem.rowWithoutPlace(x.name.text), at: cell.range)
    }
    var marks: [PlottedMark] = []
    marks.reserveCapacity(places.count * choice.y.count)
    var gaps: [String] = []
    for column in choice.y {
      // A unit that all columns name is stated once, with the axis.
      let name = Self.words(isTitled ? column.titled?.title ?? "" : column.name.text)
      for (row, cell) in column.cells.enumerated() where !x.cells[row].text.isEmpty {
        let number = column.number(cell)
        if number == nil, TableColumn.isMissing(cell.text) {
          if !cell.text.isEmpty { gaps.append(cell.text) }
        } else if number.map({ $0.magnitude > ChartRecord.greatestMagnitude }) ?? true {
          let text = ChartFields.shortened(cell.text)
          record.problem(number == nil ? ChartProblem.notNumber(text) : ChartProblem.largeCell(text), at: cell.range)
        }
        let (place, label) = (x.cells[row].range, choice.labels?.cells[row].text)
        marks.append(
          PlottedMark(
            point: ChartPoint(x: places[row], y: number, label: label),
            series: choice.series?.cells[row].text ?? name,
            range: min(place.lowerBound, cell.range.lowerBound)..<max(place.upperBound, cell.range.upperBound)))
      }
    }
    noteSigns(choice.y)
    if let last = gaps.last {
      record.note(ChartNote.missingValues(gaps.count, last))
    }
    return marks
  }

  /// Says what the signs inside of numbers were taken for.
  private func noteSigns(_ columns: [TableColumn]) {
    func note(_ kind: ChartNote, _ text: String, _ column: TableColumn) {
      let number = WrittenNumber(text)?.value(column.mark) ?? 0
      record.note(kind(ChartFields.shortened(text), DecimalText.text(number)))
    }
    if let column = columns.first(where: { $0.guess != nil }), let guess = column.guess {
      note(column.mark == .point ? .decimalPoint : .thousandsPoints, guess, column)
    }
    for column in columns {
      guard let cell = column.cells.first(where: { $0.text.utf8.contains(0x2C) && column.number($0) != nil }) else {
        continue
      }
      return note(column.mark == .comma ? .decimalComma : .thousands, cell.text, column)
    }
  }

  /// A name in words: R writes a dot in the place of a space, `Sepal.Length`.
  private static func words(_ name: String) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let areWords = parts.allSatisfy { $0.count > 1 && $0.contains(where: \.isLetter) && !$0.contains(" ") }
    let isAddress = parts.last.map { ["com", "org", "net", "io", "gov", "edu"].contains($0.lowercased()) } ?? true
    return parts.count > 1 && areWords && !isAddress ? parts.joined(separator: " ") : name
  }

  /// A date that has two readings, with both.
  private func refuse(_ doubt: String, _ column: TableColumn) {
    let readings = DateOrder.allCases.compactMap { order in
      DateText(doubt, order: order).flatMap { CalendarDate(secondsSince1970: $0.seconds)?.text(.day) }
    }
    record.problem(
      ChartProblem.doubtfulDate(ChartFields.shortened(doubt), readings.joined(separator: " or "), column.shown),
      at: column.cells.first { $0.text == doubt }?.range)
  }

  /// What was guessed of the x axis, so that nobody has to.
  private func say(_ guess: (type: PlottedType, exception: String?), of column: String) {
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
