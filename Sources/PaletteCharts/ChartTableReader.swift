package import SourceText

/// Why a table could not be read.
package struct ChartTableError: Error, Hashable, Sendable {
  /// The position; nil if the error concerns the whole table.
  package let position: SourcePosition?
  /// Lower case; quotes the offending part and gives a remedy. Contains untrusted text.
  package let message: String
}

/// Reads comma-separated values: the header names the series, the first column is the horizontal axis, the others are
/// numbers. An empty cell is a gap.
package struct ChartTableReader {
  /// The maximum number of rows below the header. Engineering choice: more than the pixels of any screen.
  package static let mostRows = 20_000
  /// The maximum number of series. Engineering choice: nobody tells more colours apart.
  package static let mostSeries = 256

  private let file: SourceFile

  /// Reads a file.
  ///
  /// - Throws: ``ChartTableError`` at the first invalid cell.
  package static func read(_ file: SourceFile) throws(ChartTableError) -> ChartTable {
    try ChartTableReader(file: file).table()
  }

  private func table() throws(ChartTableError) -> ChartTable {
    let rows = DelimitedTable.rows(of: file.bytes, limit: Self.mostRows + 2)
    guard let header = rows.first, let x = header.first else {
      throw failure("is empty; its first line names the columns")
    }
    let names = Array(header.dropFirst())
    guard let first = names.first else {
      throw failure("has one column; the first is for the axis and each further one is a series", at: x)
    }
    guard names.count <= Self.mostSeries else {
      throw failure("has \(names.count) series; at most \(Self.mostSeries) can be drawn", at: first)
    }
    if names.allSatisfy({ Self.number($0.text) != nil }) {
      throw failure("begins with numbers; its first line names the columns", at: first)
    }
    guard rows.count > 1 else { throw failure("has no row below its header", at: x) }
    guard rows.count <= Self.mostRows + 1 else { throw failure("has more than \(Self.mostRows) rows") }
    var columns = names.map { ChartTable.Column(name: $0.text, values: []) }
    var labels: [String] = []
    for row in rows.dropFirst() {
      guard row.count == header.count else {
        let extra = row.count > header.count ? row[header.count] : row[row.count - 1]
        throw failure("this row has \(Self.cells(row.count)), the header \(header.count)", at: extra)
      }
      labels.append(row[0].text)
      for index in columns.indices {
        columns[index].values.append(try value(row[index + 1]))
      }
    }
    let positions = labels.compactMap(Self.number)
    let grows = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
    return ChartTable(
      title: "", xTitle: x.text, yTitle: "", labels: labels,
      positions: positions.count == labels.count && grows ? positions : nil, columns: columns)
  }

  private func value(_ cell: TableCell) throws(ChartTableError) -> Double? {
    if cell.text.isEmpty { return nil }
    guard let number = Self.number(cell.text) else {
      throw failure("'\(cell.text.prefix(40))' is not a number; write it as 1234.5, or leave the cell empty", at: cell)
    }
    guard number.magnitude <= 1e15 else { throw failure("'\(cell.text.prefix(40))' is too large to draw", at: cell) }
    return number
  }

  /// A number with a decimal point or a decimal comma.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2C, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain, !text.isEmpty else { return nil }
    let points = String(decoding: text.utf8.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self)
    return Double(points).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }

  private func failure(_ message: String, at cell: TableCell? = nil) -> ChartTableError {
    ChartTableError(position: cell.map { file.lines.position(of: $0.range.lowerBound) }, message: message)
  }
}
