import Colorimetry
package import Palette
import SourceText

/// Palettes as JSON: an array of colours, an array of arrays, names with colours, ColorBrewer's and catppuccin's shapes.
package enum PaletteJSON: ThemeFormat {
  package static let name = "palette-json"
  package static let label = "colour palettes"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.placedRoot else { return false }
    var search = PaletteSearch()
    search.visit(root)
    return !search.palettes.isEmpty
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    let record = ReadingRecord()
    var search = PaletteSearch()
    if let document = input.document { record.note(document, of: input.file) }
    if let root = input.placedRoot { search.visit(root) }
    let palettes = search.palettes.map { $0.read(record: record) }.filter { !$0.colors.items.isEmpty }
    guard let first = palettes.first else {
      throw record.problems.first
        ?? ThemeProblem(
          "this file holds no colours", reason: .noChartColors,
          help: "write an array of colours: [\"#2166ac\", \"#b2182b\"]", path: input.file.path)
    }
    var theme = Theme(path: input.file.path, format: name, formatLabel: label, modes: [ThemeMode()])
    if palettes.count > 1 {
      theme.palettes = palettes.map {
        NamedPalette(
          name: $0.name, kind: $0.kind, colors: $0.colors.items.map(\.color), labels: $0.colors.items.map(\.label))
      }
      record.note("\(palettes.count) palettes, each judged for itself")
    } else {
      theme.name = first.name.isEmpty ? nil : first.name
      let series = try first.colors.series(of: input.file, options: options, record: record)
      theme.modes = [ThemeMode(showing: series, kind: first.kind, name: theme.name)]
    }
    for palette in palettes where palette.skipped > 0 {
      let name = palette.name.isEmpty ? "" : "'\(palette.name)': "
      record.note("\(name)\(palette.skipped) of its entries are no colours and were left out")
    }
    theme.notes = record.notes
    theme.remarks = record.remarks
    theme.problems = record.problems
    return theme
  }
}
