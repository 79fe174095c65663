import PaletteRules
import SourceText

/// Palettes as comma-separated values: a column of hex colours, columns `r`, `g` and `b` (ColorBrewer's export among them),
/// rows of three numbers or of a name and a colour without a header, or nothing but colours.
enum PaletteTable: ThemeFormat {
  static let name = "csv"
  static let label = "table of colours"

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    guard ChartEvidence.isInWords(theme, in: input) else { return false }
    // Three numbers in a row are data as often: `series.csv`.
    let first = input.lines.lazy.map(\.text).first { !$0.isEmpty } ?? ""
    let isOfNumbers = first.split { $0 == "," || $0 == "\t" || $0 == ";" }.allSatisfy { Double($0) != nil }
    return !isOfNumbers || ChartEvidence.namesColors(input.file.path)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let bytes = reading.file.bytes
    // A directory may hold tables of millions of rows: whether one is of colours shows in the first few.
    guard TableColumns(DelimitedTable.rows(of: bytes, limit: 64)) != nil else { throw noColors(reading) }
    let rows = DelimitedTable.rows(of: bytes, limit: min(reading.options.maxTokens, .max - 1) + 1)
    try reading.checkEntries(rows.count)
    var palettes = PaletteRows(reading)
    if let columns = TableColumns(rows) { read(rows, columns, into: &palettes) }
    guard palettes.all.contains(where: { !$0.colors.items.isEmpty }) || !reading.record.problems.isEmpty else {
      throw noColors(reading)
    }
    return try ThemeContent(palettes.all, reading)
  }

  private static func read(_ rows: [[TableCell]], _ columns: TableColumns, into palettes: inout PaletteRows) {
    let rows = rows.dropFirst(columns.hasHeader ? 1 : 0)
    if columns.codes.isEmpty, columns.rgb == nil {
      // A palette a row, or one when each row or the only one is a single line.
      let isOne = rows.count == 1 || rows.allSatisfy { row in row.count { !$0.text.isEmpty } == 1 }
      for (number, row) in rows.enumerated() {
        let index = palettes.palette(isOne ? "" : String(number + 1))
        for cell in row where !cell.text.isEmpty { palettes.add(cell, to: index) }
      }
      return
    }
    let whole = columns.rgb.map { TableColumns.whole(rows, $0) } ?? 1
    // Where the name of the palette is left blank the row continues the one above.
    var current = ""
    for row in rows {
      func cell(_ column: Int) -> TableCell? { row.indices.contains(column) ? row[column] : nil }
      let name = columns.palette.compactMap { cell($0)?.text }.filter { !$0.isEmpty }.joined(separator: " ")
      if !name.isEmpty { current = name }
      let kind = columns.kind.flatMap { cell($0)?.text } ?? ""
      let label = columns.label.flatMap { cell($0)?.text }
      for (column, name) in columns.codes {
        // Several colours in the row of a palette are its own; otherwise a column is a palette.
        let palette = columns.codes.count > 1 && columns.palette.isEmpty ? name : current
        palettes.add(cell(column), to: palettes.palette(palette, kind: kind), label: label)
      }
      if let rgb = columns.rgb {
        palettes.add(rgb.compactMap(cell), whole: whole, to: palettes.palette(current, kind: kind), label: label)
      }
    }
    let left = rows.flatMap { row in columns.further.compactMap { row.indices.contains($0) ? row[$0] : nil } }
      .filter { !$0.text.isEmpty }
    if let first = left.first { palettes.leave(left.count, from: first) }
    // Scientific colour maps are rows of three numbers from 0 to 1.
    if !columns.hasHeader, columns.label == nil, whole == 1 { palettes.makeRamp() }
  }

  private static func noColors(_ reading: Reading) -> ThemeProblem {
    ThemeProblem(
      Refusal.noColorColumn(), reason: .noChartColors,
      help: "name a column 'hex', or three 'r', 'g' and 'b', in its first row", path: reading.path)
  }
}

/// Which column of a table says what, by the names in its first row, or without one by what is in them.
struct TableColumns {
  private(set) var hasHeader = false
  /// The columns of colours with their names: the one that is called hex or color, otherwise all, a palette each. Neither these nor
  /// ``rgb``: every cell is a colour.
  private(set) var codes: [(column: Int, name: String)] = []
  /// Columns of colours beside the one that is called so.
  private(set) var further: [Int] = []
  /// Red, green and blue.
  private(set) var rgb: [Int]?
  /// The name of a palette; several are joined.
  private(set) var palette: [Int] = []
  /// What sort of palette it is.
  private(set) var kind: Int?
  /// The name of a colour.
  private(set) var label: Int?

  /// How many cells tell what the others are (engineering choice: a table may be one line of megabytes).
  private static let sample = 4_096

  /// Nil when the rows hold no colours.
  init?(_ rows: [[TableCell]]) {
    if findColumns(of: rows, hasHeader: true) || findColumns(of: rows, hasHeader: false) { return }
    (codes, rgb, label, palette, kind) = ([], nil, nil, [], nil)
    let cells = Array(rows.joined().lazy.filter { !$0.text.isEmpty }.prefix(Self.sample))
    guard cells.count(where: \.isWrittenColor) * 2 > cells.count || TableCell.areBareCodes(cells) else { return nil }
  }

  /// Columns that may hold digits without `#`, where a header names them; tables of data have such digits too.
  private static let codeNames = ["hex", "hexcode", "hex code", "color", "colour", "code", "value", "html"]

  /// By what a header says of them and by what is in them; false where no column is one of colours. Without a header, names
  /// are beside one hex colour in each row or before three numbers, or there are three numbers and nothing else.
  private mutating func findColumns(of rows: [[TableCell]], hasHeader: Bool) -> Bool {
    guard let first = rows.first, hasHeader ? rows.count > 1 : rows.allSatisfy({ $0.count == first.count }) else {
      return false
    }
    if hasHeader, first.contains(where: { $0.text.hasPrefix("#") || Double($0.text) != nil }) { return false }
    let names = first.map { $0.text.lowercased().replacing("_", with: " ") }
    let sample = rows.dropFirst(hasHeader ? 1 : 0).prefix(64)
    let columns = 0..<(sample.map(\.count).max() ?? 0)
    func named(_ words: String...) -> Int? { words.lazy.compactMap { names.firstIndex(of: $0) }.first }
    func share(_ column: Int, _ test: (TableCell) -> Bool) -> Double {
      let cells = sample.compactMap { $0.indices.contains(column) && !$0[column].text.isEmpty ? $0[column] : nil }
      return cells.isEmpty ? 0 : Double(cells.count(where: test)) / Double(cells.count)
    }
    let found = columns.filter { column in
      let mayBeBare = !hasHeader || names.indices.contains(column) && Self.codeNames.contains(names[column])
      // A column called hex holds nothing else, so that an invalid code is reported.
      let isHex = hasHeader && names.indices.contains(column) && names[column].hasPrefix("hex")
      return share(column) {
        $0.isHexColor || $0.isColorFunction || isHex && ($0.text.hasPrefix("#") || $0.isBareCode)
      } >= 0.5
        || mayBeBare
          && TableCell.areBareCodes(sample.compactMap { $0.indices.contains(column) ? $0[column] : nil })
    }
    let channels =
      hasHeader
      ? [named("r", "red"), named("g", "green"), named("b", "blue")].compactMap(\.self) : Array(columns.suffix(3))
    let areNumbers = channels.allSatisfy { share($0) { Double($0.text) != nil } >= (hasHeader ? 0.5 : 1) }
    let main = named("hex", "hexcode", "hex code", "color", "colour").flatMap { found.contains($0) ? $0 : nil }
    codes = (main.map { [$0] } ?? found).map { ($0, hasHeader && first.indices.contains($0) ? first[$0].text : "") }
    further = main.map { main in found.filter { $0 != main } } ?? []
    rgb = found.isEmpty && channels.count == 3 && areNumbers ? channels : nil
    label =
      hasHeader
      ? named("name", "label", "color name", "colour name", "color", "colour").flatMap { found.contains($0) ? nil : $0 }
      : columns.first { !found.contains($0) && share($0) { Double($0.text) != nil } < 1 }
    guard hasHeader else {
      let isFound = label == nil ? rgb != nil && columns.count == 3 : !found.isEmpty || rgb != nil
      return isFound && found.count < 2
    }
    palette = [named("palette", "palette name", "colorname", "scheme", "group"), named("numofcolors")]
      .compactMap(\.self)
    kind = named("type", "kind", "schemetype", "category")
    self.hasHeader = !found.isEmpty || rgb != nil
    return self.hasHeader
  }

  /// What full intensity is: 1 when all numbers are at most 1 and some are broken, otherwise 255.
  fileprivate static func whole(_ rows: ArraySlice<[TableCell]>, _ columns: [Int]) -> Double {
    let texts = rows.flatMap { row in columns.compactMap { row.indices.contains($0) ? row[$0].text : nil } }
    let isBroken = texts.contains { $0.contains(".") || $0.contains("e") }
    return isBroken && texts.compactMap({ Double($0) }).allSatisfy { $0 <= 1 } ? 1 : 255
  }
}

extension TableCell {
  /// Whether it holds one hex colour with its `#`.
  var isHexColor: Bool { text.hasPrefix("#") && Self.areDigits(text.dropFirst()) }

  /// Whether it holds the digits of one hex colour without `#`.
  var isBareCode: Bool { Self.areDigits(text[...]) }

  /// Whether cells are hex colours without `#`: all of one length, and a letter among them. A table of data has whole columns of
  /// numbers with as many digits as a colour.
  static func areBareCodes(_ cells: [TableCell]) -> Bool {
    let texts = cells.map(\.text).filter { !$0.isEmpty }
    guard let first = texts.first else { return false }
    return texts.allSatisfy { $0.utf8.count == first.utf8.count && areDigits($0[...]) }
      && texts.contains { $0.contains(where: \.isLetter) }
  }

  private static func areDigits(_ digits: Substring) -> Bool {
    [3, 4, 6, 8].contains(digits.utf8.count) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  /// Whether it is written as a colour: with `#`, with a function, by a name.
  var isWrittenColor: Bool {
    guard let first = text.utf8.first, !first.isDigit, (try? BareColor.read(text)) != nil else {
      return false
    }
    // `added` and `facade` are words.
    return text.hasPrefix("#") || !Self.areDigits(text[...])
  }

  /// Whether it holds one colour as CSS writes it with a function: `hsl(120 50% 40%)`.
  var isColorFunction: Bool { text.utf8.contains(UInt8(ascii: "(")) && (try? BareColor.read(text)) != nil }
}
