import PaletteRules
import SourceText

/// The columns of a table by name, every row as long as the header.
struct NamedColumns {
  let header: [TableCell]
  /// The rows below, never none.
  let rows: [[TableCell]]
  let numbers: [NumberColumn]
  /// What every row measures, where a column of the table says it.
  private(set) var measured: String?
  private let mark: DecimalMark?

  /// Opens a table; nil, with a problem in the record, when something is wrong with it.
  ///
  /// - Parameter mark: What comes before decimals, where the user states it.
  init?(_ file: SourceFile, mostRows: Int, mark: DecimalMark? = nil, _ record: inout ChartRecord) {
    let read = DelimitedTable.rows(of: TableComments.blanked(file.bytes), limit: mostRows + Self.mostAbove + 2)
      .filter { !TableComments.isComment($0, in: file.bytes) }
    var all = Self.withoutIndex(Self.trimmed(Self.withoutPreamble(read)))
    if let turned = Self.turned(all) {
      (all, measured) = turned
      record.note(ChartNote.yearsInHeader())
    }
    guard let header = all.first, let first = header.first else {
      record.problem(ChartProblem.emptyTable(file.path), at: nil)
      return nil
    }
    (self.header, rows, self.mark) = (header, Array(all.dropFirst()), mark)
    let between = header.count > 1 ? first.range.upperBound..<header[1].range.lowerBound : 0..<0
    let hasSemicolons = file.bytes[between.clamped(to: file.bytes.indices)].contains(UInt8(ascii: ";"))
    numbers = header.indices.map { column in
      NumberColumn(
        all.dropFirst().lazy.compactMap { $0.indices.contains(column) ? $0[column].text : nil },
        hasCommas: hasSemicolons)
    }
    if String(validating: file.bytes, as: UTF8.self) == nil {
      let cell = all.joined().first { String(validating: file.bytes[$0.range], as: UTF8.self) == nil }
      record.problem(ChartProblem.notUTF8(cell == nil ? "'\(file.path)'" : ""), at: cell?.range)
      return nil
    }
    guard header.count > 1 else {
      record.problem(ChartProblem.oneColumn(), at: first.range)
      return nil
    }
    if header.dropFirst().allSatisfy({ WrittenNumber($0.text)?.value(.point) != nil }) {
      record.problem(ChartProblem.noHeader(), at: header[1].range)
      return nil
    }
    guard !rows.isEmpty else {
      record.problem(ChartProblem.noRow(), at: first.range)
      return nil
    }
    guard rows.count <= mostRows else {
      record.problem(ChartProblem.tooManyRows(file.path, mostRows), at: nil)
      return nil
    }
    for row in rows where row.count != header.count {
      let extra = row.count > header.count ? row[header.count] : row[row.count - 1]
      record.problem(ChartProblem.otherLength(row.count, header.count), at: extra.range)
    }
    guard record.problems.isEmpty else { return nil }
  }

  /// The rows without the empty cells that commas at the ends of lines make, where every row has them.
  private static func trimmed(_ rows: ArraySlice<[TableCell]>) -> [[TableCell]] {
    guard let header = rows.first else { return [] }
    let names = header.count - (header.reversed().prefix { $0.text.isEmpty }.count)
    guard names > 0, rows.allSatisfy({ $0.dropFirst(names).allSatisfy(\.text.isEmpty) }) else { return Array(rows) }
    return rows.map { Array($0.prefix(names)) }
  }

  /// Lines above the header, such as a title and a date. The World Bank writes three; ours is as many as a page has above a table.
  private static let mostAbove = 8

  /// The rows from the header on: lines above it have fewer than half as many cells.
  private static func withoutPreamble(_ rows: [[TableCell]]) -> ArraySlice<[TableCell]> {
    let filled = rows.prefix(mostAbove + 1).map { row in row.count { !$0.text.isEmpty } }
    guard let widest = filled.max(), let header = filled.firstIndex(where: { $0 * 2 > widest }), widest > 4,
      header + 1 < rows.count
    else { return rows[...] }
    return rows[header...]
  }

  /// The rows without the numbers from 0 or 1 on that pandas and R write under a blank header.
  private static func withoutIndex(_ rows: [[TableCell]]) -> [[TableCell]] {
    guard let header = rows.first, header.count > 2, ["", "Unnamed: 0"].contains(header[0].text), rows.count > 2,
      let first = rows[1].first.flatMap({ Int($0.text) }), first == 0 || first == 1,
      rows.dropFirst().enumerated().allSatisfy({ $1.first?.text == "\($0 + first)" }),
      // Beside numbers alone, the index is the axis.
      rows[1].dropFirst().contains(where: { WrittenNumber($0.text) == nil && !isMissing($0.text) })
    else { return rows }
    return rows.map { Array($0.dropFirst()) }
  }

  /// A table with a row for each series and a column for each year, turned so that the years are a column; nil for another. Of
  /// the columns before the years the first names the series; one that says the same in each row says what is measured.
  private static func turned(_ rows: [[TableCell]]) -> (rows: [[TableCell]], measured: String?)? {
    guard let header = rows.first, rows.count > 1, rows.allSatisfy({ $0.count == header.count }),
      let start = header.firstIndex(where: { year($0) != nil }), start > 0, header.count - start > 1
    else { return nil }
    let years = header[start...].compactMap(year)
    let body = rows.dropFirst()
    let names = body.map { $0[0] }
    guard years.count == header.count - start, zip(years, years.dropFirst()).allSatisfy({ $0 < $1 }),
      ([header[0]] + names).allSatisfy({ !isMissing($0.text) && WrittenNumber($0.text) == nil }),
      Set(names.map(\.text)).count == names.count
    else { return nil }
    let same = (1..<start).first { column in Set(body.map { $0[column].text }).count == 1 && body.count > 1 }
    let corner = TableCell(text: "year", range: header[0].range)
    return (
      [[corner] + names]
        + zip(start..., years).map { column, year in
          [TableCell(text: "\(year)", range: header[column].range)] + body.map { $0[column] }
        }, same.map { rows[1][$0].text }
    )
  }

  /// The year that a column is of: `1990`, `1990 [YR1990]`.
  private static func year(_ cell: TableCell) -> Int? {
    let text = cell.text.split(separator: " ", maxSplits: 1)
    guard let first = text.first, first.utf8.count == 4, let year = Int(first), year >= 1000,
      text.count == 1 || text[1] == "[YR\(year)]"
    else { return nil }
    return year
  }

  func value(_ cell: TableCell, in column: Int) -> PlottedValue {
    number(cell, in: column).map { .number($0) } ?? .text(cell.text)
  }

  /// The number in a cell, in the style of its column; nil for something else.
  func number(_ cell: TableCell, in column: Int) -> Double? { WrittenNumber(cell.text)?.value(decimalMark(column)) }

  /// What comes before the decimals of a column.
  func decimalMark(_ column: Int) -> DecimalMark {
    if let mark { return mark }
    if case .decided(let mark) = numbers[column].style { return mark }
    return .point
  }

  /// A cell that can be read in two ways, where nothing tells which.
  func doubt(_ column: Int) -> String? {
    if mark == nil, case .ambiguous(let example) = numbers[column].style { example } else { nil }
  }

  func texts(_ column: Int) -> [String] { rows.map { $0[column].text } }

  /// The place of a column by name, letters of any case; nil, with a problem in the record, if there is none.
  func column(_ name: String, flag: String, _ record: inout ChartRecord) -> Int? {
    if let place = header.firstIndex(where: { $0.text == name }) { return place }
    if let place = header.firstIndex(where: { $0.text.lowercased() == name.lowercased() }) { return place }
    let (names, shown) = (header.map(\.text), ChartFields.shortened(name))
    record.problem(
      NearestName.suggestion(for: name, among: names).map { ChartProblem.misspeltColumn(shown, flag, $0) }
        ?? ChartProblem.unknownColumn(
          shown, flag, names.prefix(12).map { ChartFields.shortened($0) }.joined(separator: ", ")),
      at: header[0].range)
    return nil
  }

  func isNumeric(_ column: Int) -> Bool { numbers[column].isNumeric }

  /// Whether a column holds times: dates, years, weeks, hours.
  func isTime(_ column: Int, order: DateOrder?) -> Bool {
    let texts = texts(column).filter { !Self.isMissing($0) }
    guard !texts.isEmpty else { return false }
    if DateColumn(texts, order: order).texts != nil || CalendarWord.kind(of: texts)?.isPeriod == true { return true }
    let type = PlottedAxis.type(of: texts.map { value($0, in: column) }, title: header[column].text).type
    return switch type {
    case .year, .date: true
    case .number, .category: false
    }
  }

  private func value(_ text: String, in column: Int) -> PlottedValue {
    WrittenNumber(text)?.value(decimalMark(column)).map { .number($0) } ?? .text(text)
  }

  /// Whether a cell says that there is no value.
  static func isMissing(_ text: String) -> Bool { missing.contains(text.lowercased()) }

  /// Words for a missing value: of R, SQL, spreadsheets and statistical offices.
  private static let missing: Set<String> = ["", "na", "n/a", "#n/a", "nan", "null", "none", "-", "–", "—", "..", "."]
}

/// Lines that begin with `#`, as programs write them above and inside a table.
enum TableComments {
  /// The bytes with line feeds in the place of comments above the table, so that all others keep their places. A header may begin
  /// with `#` as well: the last such line, if the next has as many cells.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var blanked = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      guard !isHeader(bytes, start..<end) else {
        blanked[start] = UInt8(ascii: " ")
        break
      }
      for index in start..<end { blanked[index] = 0x0A }
      start = bytes[end...].firstIndex { $0 != 0x0A && $0 != 0x0D } ?? bytes.count
    }
    return blanked
  }

  /// Whether a line that begins with `#` names columns: the next line has as many separators, one at least, and a digit.
  private static func isHeader(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    let next = bytes[line.upperBound...].drop { $0 == 0x0A || $0 == 0x0D }.prefix { $0 != 0x0A && $0 != 0x0D }
    guard next.first != UInt8(ascii: "#"), next.contains(where: { $0.isDigit }) else { return false }
    return [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].contains { separator in
      let count = bytes[line].count { $0 == separator }
      return count > 0 && next.count { $0 == separator } == count
    }
  }

  /// Whether a row is a comment: its first cell begins with `#`, outside quotes.
  static func isComment(_ row: [TableCell], in bytes: [UInt8]) -> Bool {
    guard let range = row.first?.range, bytes[range].first == UInt8(ascii: "#") else { return false }
    return range.lowerBound == 0 || bytes[range.lowerBound - 1] != UInt8(ascii: "\"")
  }
}
