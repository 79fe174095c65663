import Colorimetry
package import PaletteRules
import SourceText

/// Palettes as comma-separated values: a column of hex colours, columns `r`, `g` and `b` (ColorBrewer's export among them),
/// rows of three numbers without a header, many colours in one cell, or nothing but colours.
package enum PaletteTable: ThemeFormat {
  package static let name = "csv"
  package static let label = "table of colours"

  package static func recognises(_ input: ThemeInput) -> Bool { input.hasExtension("csv", "tsv") }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    if let problem = input.notText { throw problem }
    let record = ReadingRecord()
    // A directory may hold tables of millions of rows: whether one is of colours shows in the first few.
    let sample = DelimitedTable.rows(of: input.file.bytes, limit: 64)
    guard TableColumns(triplets: sample) != nil || TableColumns(sample) != nil || PaletteTableReading.areColors(sample)
    else { throw noColors(input) }
    let rows = DelimitedTable.rows(of: input.file.bytes)
    var reading = PaletteTableReading(file: input.file, record: record)
    if let columns = TableColumns(triplets: rows) {
      reading.readTriplets(rows, columns)
    } else if let columns = TableColumns(rows) {
      if columns.hex == nil, columns.rgb == nil, columns.list == nil, let first = columns.cmyk?.first {
        throw ThemeProblem(
          "the colours of this table are CMYK, which has no colour on a screen without the profile of a press",
          help: "give a table with a column of hex colours", path: input.file.path,
          origin: TokenOrigin(file: input.file, range: rows[0][first].range))
      }
      reading.read(rows.dropFirst(), columns)
    } else {
      try reading.readColors(rows, options: options)
    }
    guard reading.palettes.contains(where: { !$0.colors.items.isEmpty }) || !record.problems.isEmpty else {
      throw noColors(input)
    }
    return try Theme(reading.palettes, format: Self.self, input: input, options: options, record: record)
  }

  private static func noColors(_ input: ThemeInput) -> ThemeProblem {
    ThemeProblem(
      "this table holds no colours", reason: .noChartColors,
      help: "name a column 'hex', or three 'r', 'g' and 'b', in its first row", path: input.file.path)
  }
}
