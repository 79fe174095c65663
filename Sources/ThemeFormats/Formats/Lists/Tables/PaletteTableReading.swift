import Colorimetry
import PaletteRules
import SourceText

/// Collects the palettes of a table.
struct PaletteTableReading {
  /// In the order of their first colours.
  private(set) var palettes: [ReadPalette] = []
  private var indices: [String: Int] = [:]
  private let file: SourceFile
  private let record: ReadingRecord

  init(file: SourceFile, record: ReadingRecord) {
    self.file = file
    self.record = record
  }

  /// Rows below a header. Where the name of the palette is left blank the row continues the one above.
  mutating func read(_ rows: ArraySlice<[TableCell]>, _ columns: TableColumns) {
    let scale = columns.rgb.map { Self.scale(rows, $0) } ?? 1
    var current = ""
    for (number, row) in rows.enumerated() {
      func text(_ column: Int?) -> String { column.flatMap { row.indices.contains($0) ? row[$0].text : nil } ?? "" }
      let name = columns.palette.map(text).filter { !$0.isEmpty }.joined(separator: " ")
      if !name.isEmpty { current = name }
      if columns.list != nil, columns.palette.isEmpty { current = String(number + 1) }
      let index = palette(current, kind: text(columns.kind))
      let label = columns.label.flatMap { columns.list == nil ? text($0) : nil }
      if let column = columns.list, row.indices.contains(column) {
        addList(row[column], to: index)
      } else if let column = columns.hex {
        add(row.indices.contains(column) ? row[column] : nil, to: index, label: label)
      } else if let columns = columns.rgb {
        add(row, columns, scale: scale, to: index, label: label)
      }
    }
  }

  /// Rows of three numbers: a ramp when they go from 0 to 1, as scientific colour maps do.
  mutating func readTriplets(_ rows: [[TableCell]], _ columns: TableColumns) {
    guard let columns = columns.rgb else { return }
    let scale = Self.scale(rows[...], columns)
    let index = palette("", kind: "")
    for row in rows { add(row, columns, scale: scale, to: index, label: nil) }
    guard scale == 1, palettes[index].colors.items.count > 2 else { return }
    let kind = RampShape.kind(of: palettes[index].colors.items.map(\.color))
    palettes[index].kind = NamedPalette.Kind(kind)
    palettes[index].name = ThemeInput.name(of: file.path).split(separator: ".").first.map(String.init) ?? ""
    record.note(.oneRamp, rows.count, kind.rawValue)
  }

  /// Nothing but colours: a palette a row, or one when each row or the only one is a single line.
  ///
  /// - Throws: ``ThemeProblem`` when one palette has more colours than the options allow, before they are all worked out.
  mutating func readColors(_ rows: [[TableCell]], _ reading: Reading) throws(ThemeProblem) {
    guard Self.areColors(rows) else { return }
    let isOne = rows.count == 1 || rows.allSatisfy { row in row.count { !$0.text.isEmpty } == 1 }
    if isOne, rows.reduce(0, { $0 + $1.count }) > reading.options.maxSeries {
      let count = rows.joined().count { !$0.text.isEmpty && (try? BareColor.read($0.text)) != nil }
      try reading.checkSeries(count)
    }
    for (number, row) in rows.enumerated() {
      let index = palette(isOne ? "" : String(number + 1), kind: "")
      for cell in row where !cell.text.isEmpty { add(cell, to: index, label: nil) }
    }
  }

  /// How many cells tell what the others are (engineering choice: a table may be one line of megabytes).
  private static let sample = 4_096

  /// Whether more than half of the cells are colours, or all of them are digits of colours.
  static func areColors(_ rows: [[TableCell]]) -> Bool {
    let cells = Array(rows.joined().lazy.filter { !$0.text.isEmpty }.prefix(sample))
    return cells.count(where: \.isWrittenColor) * 2 > cells.count || TableCell.areBareCodes(cells)
  }

  private mutating func palette(_ name: String, kind: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = palettes.count
    palettes.append(
      ReadPalette(
        name: name, kind: NamedPalette.Kind(word: kind) ?? .categorical, saysKind: NamedPalette.Kind(word: kind) != nil,
        colors: ListedColors()))
    return palettes.count - 1
  }

  /// A cell with `#` is meant as a colour; other cells that are not colours are counted.
  private mutating func add(_ cell: TableCell?, to index: Int, label: String?) {
    guard let cell, cell.text.hasPrefix("#") || (try? BareColor.read(cell.text)) != nil else {
      palettes[index].skipped += 1
      if let cell, !cell.text.isEmpty, palettes[index].skippedEntries.count < 8 {
        let line = TokenOrigin(file: file, range: cell.range).start.line
        palettes[index].skippedEntries.append(ReadPalette.Skipped(text: cell.text, line: line))
      }
      return
    }
    let origin = TokenOrigin(file: file, range: cell.range)
    let token = "\(palettes[index].name).\(palettes[index].colors.items.count + 1)"
    guard let color = record.bareColor(cell.text, token: token, at: origin) else { return }
    palettes[index].colors.items.append(ListedColors.Item(color: color, label: label.flatMap { $0.isEmpty ? nil : $0 }))
  }

  /// `['#5F5F5F', '#FFF']` in one cell.
  private mutating func addList(_ cell: TableCell, to index: Int) {
    let codes = HexSearch.codes(in: file.bytes[cell.range])
    for code in codes {
      let text = String(decoding: file.bytes[code], as: UTF8.self)
      add(TableCell(text: text, range: code), to: index, label: nil)
    }
    palettes[index].skipped += max(0, cell.text.utf8.count { $0 == UInt8(ascii: ",") } + 1 - codes.count)
  }

  private mutating func add(_ row: [TableCell], _ columns: [Int], scale: Double, to index: Int, label: String?) {
    guard columns.allSatisfy(row.indices.contains), columns.contains(where: { !row[$0].text.isEmpty }) else {
      palettes[index].skipped += 1
      // A row that breaks off is meant to be a colour.
      let found = columns.filter(row.indices.contains).map { row[$0] }.filter { !$0.text.isEmpty }
      if let first = found.first, palettes[index].skippedEntries.count < 8 {
        let line = TokenOrigin(file: file, range: first.range).start.line
        palettes[index].skippedEntries.append(
          ReadPalette.Skipped(text: found.map(\.text).joined(separator: ", "), line: line))
      }
      return
    }
    let cells = columns.map { row[$0].range }
    let range = (cells.map(\.lowerBound).min() ?? 0)..<(cells.map(\.upperBound).max() ?? 0)
    let origin = TokenOrigin(file: file, range: range)
    guard let numbers = TableColumns.numbers(row, columns), numbers.allSatisfy({ (0...scale).contains($0) }) else {
      let text = columns.map { row[$0].text }.joined(separator: ", ")
      record.problem(FormatProblem.notThreeNumbers(text, scale == 1 ? "1" : "255"), at: origin)
      return
    }
    let color = Color(SRGB(numbers[0] / scale, numbers[1] / scale, numbers[2] / scale))
    palettes[index].colors.items.append(
      ListedColors.Item(color: ThemeColor(color, origin: origin), label: label.flatMap { $0.isEmpty ? nil : $0 }))
  }

  /// 1 when all numbers are at most 1 and some are broken, otherwise 255.
  private static func scale(_ rows: ArraySlice<[TableCell]>, _ columns: [Int]) -> Double {
    let texts = rows.flatMap { row in columns.compactMap { row.indices.contains($0) ? row[$0].text : nil } }
    let numbers = texts.compactMap { Double($0) }
    let isBroken = texts.contains { $0.contains(".") || $0.contains("e") }
    return isBroken && numbers.allSatisfy { $0 <= 1 } ? 1 : 255
  }
}
