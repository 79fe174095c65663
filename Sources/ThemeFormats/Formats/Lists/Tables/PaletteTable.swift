import Colorimetry
import PaletteRules
import SourceText

/// Palettes as comma-separated values: a column of hex colours, columns `r`, `g` and `b` (ColorBrewer's export among them),
/// rows of three numbers or of a name and a colour without a header, many colours in one cell, or nothing but colours.
enum PaletteTable: ThemeFormat {
  static let name = "csv"
  static let label = "table of colours"
  static let fileExtensions = ["csv", "tsv"]

  static func recognises(_ input: ThemeInput) -> Bool { input.hasExtension(of: fileExtensions) }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    guard ChartEvidence.isInWords(theme, in: input) else { return false }
    // Three numbers in a row are data as often: `series.csv`.
    let first = input.lines.lazy.map(\.text).first { !$0.isEmpty } ?? ""
    let isOfNumbers = first.split { $0 == "," || $0 == "\t" || $0 == ";" }.allSatisfy { Double($0) != nil }
    return !isOfNumbers || ChartEvidence.namesColors(input.file.path)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    let file = reading.file
    // A directory may hold tables of millions of rows: whether one is of colours shows in the first few.
    let sample = DelimitedTable.rows(of: file.bytes, limit: 64)
    guard
      TableColumns(triplets: sample) != nil || TableColumns(sample) != nil || TableColumns(names: sample) != nil
        || PaletteTableReading.areColors(sample)
    else { throw noColors(file) }
    let rows = DelimitedTable.rows(of: file.bytes, limit: min(reading.options.maxTokens, .max - 1) + 1)
    try reading.checkEntries(rows.count)
    var table = PaletteTableReading(file: file, record: reading.record)
    if let columns = TableColumns(triplets: rows) {
      table.readTriplets(rows, columns)
    } else if let columns = TableColumns(rows) {
      if columns.hex == nil, columns.rgb == nil, columns.list == nil, let first = columns.cmyk?.first {
        throw ThemeProblem(
          Refusal.tableInCMYK(),
          reason: reading.options.isFound ? .noChartColors : .unreadable,
          path: file.path,
          origin: TokenOrigin(file: file, range: rows[0][first].range), doubt: .unusable)
      }
      table.read(rows.dropFirst(), columns)
    } else if let columns = TableColumns(names: rows) {
      table.read(rows[...], columns)
    } else {
      try table.readColors(rows, reading)
    }
    guard table.palettes.contains(where: { !$0.colors.items.isEmpty }) || !reading.record.problems.isEmpty else {
      throw noColors(file)
    }
    return try ThemeContent(table.palettes, reading)
  }

  private static func noColors(_ file: SourceFile) -> ThemeProblem {
    ThemeProblem(
      Refusal.holdsNoColors("table"), reason: .noChartColors,
      help: "name a column 'hex', or three 'r', 'g' and 'b', in its first row", path: file.path)
  }
}
