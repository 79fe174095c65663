import PaletteRules
import SourceText

/// The columns of a table by name, each as long as the others and none empty.
struct NamedColumns {
  let columns: [TableColumn]
  /// What every row measures, where a column of the table says it.
  let measured: String?

  /// Opens a table; nil, with a problem in the record, when something is wrong with it.
  ///
  /// - Parameter mark: What comes before decimals, where the user states it.
  init?(mostRows: Int, mark: DecimalMark?, _ record: ChartRecord) {
    let file = record.file
    let read = DelimitedTable.rows(of: TableComments.blanked(file.bytes), limit: mostRows + Self.mostAbove + 2)
      .filter { !TableComments.isComment($0, in: file.bytes) }
    var all = Self.withoutIndex(Self.trimmed(Self.withoutPreamble(read)))
    let turned = Self.turned(all)
    measured = turned?.measured
    if let turned {
      all = turned.rows
      record.note(ChartNote.yearsInHeader())
    }
    guard let header = all.first, let first = header.first else {
      record.problem(ChartProblem.emptyTable(file.path), at: nil)
      return nil
    }
    if String(validating: file.bytes, as: UTF8.self) == nil {
      let cell = all.joined().first { String(validating: file.bytes[$0.range], as: UTF8.self) == nil }
      record.problem(ChartProblem.notUTF8(cell == nil ? "'\(file.path)'" : ""), at: cell?.range)
      return nil
    }
    if header.count == 1 {
      record.problem(ChartProblem.oneColumn(), at: first.range)
    } else if header.dropFirst().allSatisfy({ WrittenNumber($0.text)?.value(.point) != nil }) {
      record.problem(ChartProblem.noHeader(), at: header[1].range)
    } else if all.count == 1 {
      record.problem(ChartProblem.noRow(), at: first.range)
    } else if all.count > mostRows + 1 {
      record.problem(ChartProblem.tooManyRows(file.path, mostRows), at: nil)
    } else {
      for row in all where row.count != header.count {
        let extra = row.count > header.count ? row[header.count] : row[row.count - 1]
        record.problem(ChartProblem.otherLength(row.count, header.count), at: extra.range)
      }
    }
    guard record.problems.isEmpty else { return nil }
    let rows = Self.withoutTotal(all.dropFirst(), record)
    let between = file.bytes[(first.range.upperBound..<header[1].range.lowerBound).clamped(to: file.bytes.indices)]
    columns = header.indices.map { column in
      TableColumn(
        header[column], rows.map { $0[column] }, stated: mark, hasCommas: between.contains(UInt8(ascii: ";")))
    }
  }

  /// The place of a column by name, letters of any case; nil, with a problem in the record, if there is none.
  func column(_ name: String, flag: String, _ record: ChartRecord) -> Int? {
    let names = columns.map(\.name.text)
    let place = names.firstIndex(of: name) ?? names.firstIndex { $0.lowercased() == name.lowercased() }
    if let place { return place }
    let shown = ChartFields.shortened(name)
    record.problem(
      NearestName.suggestion(for: name, among: names).map { ChartProblem.misspeltColumn(shown, flag, $0) }
        ?? ChartProblem.unknownColumn(shown, flag, columns.prefix(12).map(\.shown).joined(separator: ", ")),
      at: columns[0].name.range)
    return nil
  }

  // MARK: - Rows that hold no values

  /// The rows without the empty cells that commas at the ends of lines make, where every row has them.
  private static func trimmed(_ rows: ArraySlice<[TableCell]>) -> [[TableCell]] {
    guard let header = rows.first else { return [] }
    let names = header.count - (header.reversed().prefix { $0.text.isEmpty }.count)
    guard names > 0, rows.allSatisfy({ $0.dropFirst(names).allSatisfy(\.text.isEmpty) }) else { return Array(rows) }
    return rows.map { Array($0.prefix(names)) }
  }

  /// Lines above the header, such as a title and a date. The World Bank writes three; ours is as many as a page has above a table.
  private static let mostAbove = 8

  /// The rows from the header on: lines above it have fewer than half as many cells, one where the table has few, and names no
  /// number.
  private static func withoutPreamble(_ rows: [[TableCell]]) -> ArraySlice<[TableCell]> {
    let filled = rows.prefix(mostAbove + 1).map { row in row.count { !$0.text.isEmpty } }
    guard let widest = filled.max(), widest > 1,
      let header = filled.firstIndex(where: { widest > 4 ? $0 * 2 > widest : $0 > 1 }), header + 1 < rows.count,
      widest > 4 || rows[header].allSatisfy({ !$0.text.isEmpty && WrittenNumber($0.text) == nil })
    else { return rows[...] }
    return rows[header...]
  }

  /// The rows without the numbers from 0 or 1 on that pandas and R write under a blank header.
  private static func withoutIndex(_ rows: [[TableCell]]) -> [[TableCell]] {
    guard let header = rows.first, header.count > 2, ["", "Unnamed: 0"].contains(header[0].text), rows.count > 2,
      let first = rows[1].first.flatMap({ Int($0.text) }), first == 0 || first == 1,
      rows.dropFirst().enumerated().allSatisfy({ $1.first?.text == "\($0 + first)" }),
      // Beside numbers alone, the index is the axis.
      rows[1].dropFirst().contains(where: { WrittenNumber($0.text) == nil && !TableColumn.isMissing($0.text) })
    else { return rows }
    return rows.map { Array($0.dropFirst()) }
  }

  /// Names of a row that stands for all others, at the end or at the beginning of a table.
  private static let totals: Set<String> = [
    "total", "totals", "grand total", "sum", "overall", "all", "gesamt", "insgesamt", "summe", "totale", "totaal",
    "итого",
    "合計", "总计",
  ]

  /// The rows without that of all together, which is no bar to compare with its parts.
  private static func withoutTotal(_ rows: ArraySlice<[TableCell]>, _ record: ChartRecord) -> ArraySlice<[TableCell]> {
    let places = rows.indices.filter { totals.contains(rows[$0][0].text.lowercased()) }
    guard places.count == 1, rows.count > 2, [rows.startIndex, rows.endIndex - 1].contains(places[0]) else {
      return rows
    }
    record.note(ChartNote.totalLeftOut(ChartFields.shortened(rows[places[0]][0].text)))
    return places[0] == rows.startIndex ? rows.dropFirst() : rows.dropLast()
  }

  // MARK: - Tables that lie

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
      ([header[0]] + names).allSatisfy({ !TableColumn.isMissing($0.text) && WrittenNumber($0.text) == nil }),
      Set(names.map(\.text)).count == names.count
    else { return nil }
    let same = (1..<start).first { column in Set(body.map { $0[column].text }).count == 1 && body.count > 1 }
    let corner = TableCell(text: "year", range: header[0].range)
    let turned = zip(start..., years).map { column, year in
      [TableCell(text: "\(year)", range: header[column].range)] + body.map { $0[column] }
    }
    return ([[corner] + names] + turned, same.map { rows[1][$0].text })
  }

  /// The year that a column is of: `1990`, `1990 [YR1990]`.
  private static func year(_ cell: TableCell) -> Int? {
    let text = cell.text.split(separator: " ", maxSplits: 1)
    guard let first = text.first, first.utf8.count == 4, let year = Int(first), year >= 1000,
      text.count == 1 || text[1] == "[YR\(year)]"
    else { return nil }
    return year
  }
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
