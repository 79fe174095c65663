import SourceText

/// The columns of a table by name, every row as long as the header.
struct NamedColumns {
  /// The names.
  let header: [TableCell]
  /// The rows below, never none.
  let rows: [[TableCell]]

  /// Opens a table; nil, with a problem in the record, when something is wrong with it.
  init?(_ file: SourceFile, mostRows: Int, _ record: inout ChartRecord) {
    let all = DelimitedTable.rows(of: file.bytes, limit: mostRows + 2)
    guard let header = all.first, let first = header.first else {
      record.problem("is empty; its first line names the columns", at: nil)
      return nil
    }
    (self.header, rows) = (header, Array(all.dropFirst()))
    if String(validating: file.bytes, as: UTF8.self) == nil {
      let cell = all.joined().first { String(validating: file.bytes[$0.range], as: UTF8.self) == nil }
      record.problem("is not UTF-8 text", help: "save it as UTF-8", at: cell?.range)
      return nil
    }
    guard header.count > 1 else {
      record.problem(
        "has one column; the first is for the axis and each further one is a series",
        help: "separate the columns with commas, semicolons or tabs", at: first.range)
      return nil
    }
    if header.dropFirst().allSatisfy({ Self.number($0.text) != nil }) {
      record.problem("begins with numbers; its first line names the columns", at: header[1].range)
      return nil
    }
    guard !rows.isEmpty else {
      record.problem("has no row below its header", at: first.range)
      return nil
    }
    guard rows.count <= mostRows else {
      record.problem("has more than \(mostRows) rows", at: nil)
      return nil
    }
    for row in rows where row.count != header.count {
      let extra = row.count > header.count ? row[header.count] : row[row.count - 1]
      record.problem("this row has \(Self.cells(row.count)), the header \(header.count)", at: extra.range)
    }
    guard record.problems.isEmpty else { return nil }
  }

  /// What a cell holds.
  func value(_ cell: TableCell) -> PlottedValue { Self.number(cell.text).map { .number($0) } ?? .text(cell.text) }

  /// The place of a column by name, letters of any case; nil, with a problem in the record, if there is none.
  func column(_ name: String, flag: String, _ record: inout ChartRecord) -> Int? {
    if let place = header.firstIndex(where: { $0.text == name }) { return place }
    if let place = header.firstIndex(where: { $0.text.lowercased() == name.lowercased() }) { return place }
    let names = header.map(\.text)
    let near = NearestName.suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
    record.problem(
      "has no column '\(ChartFields.shortened(name))' (\(flag))",
      help: near ?? "it has \(names.prefix(12).map { ChartFields.shortened($0) }.joined(separator: ", "))",
      at: header[0].range)
    return nil
  }

  /// Whether a column holds numbers; one wrong cell among numbers is a mistake and not a name.
  func isNumeric(_ column: Int) -> Bool {
    var (numbers, others) = (0, 0)
    for row in rows {
      if Self.number(row[column].text) != nil { numbers += 1 } else if !Self.isMissing(row[column].text) { others += 1 }
    }
    return numbers > 0 ? numbers >= others : others == 0
  }

  /// Whether a cell says that there is no value.
  static func isMissing(_ text: String) -> Bool { missing.contains(text.lowercased()) }

  /// Words for a missing value: of R, SQL, spreadsheets and statistical offices.
  private static let missing: Set<String> = ["", "na", "n/a", "#n/a", "nan", "null", "none", "-", "–", "—", "..", "."]

  /// A number with a point or a comma before its decimals.
  static func number(_ text: String) -> Double? {
    guard let first = text.utf8.first, first < 0x3A, text.utf8.count <= 64 else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2C, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain else { return nil }
    guard text.utf8.contains(0x2C) else { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    let points = String(decoding: text.utf8.map { $0 == 0x2C ? 0x2E : $0 }, as: UTF8.self)
    return Double(points).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}
