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
    let palettes = search.palettes.map { $0.read(record: record) }
    let used = Set(palettes.flatMap { $0.colors.items.map(\.color.origin.range) })
    let unused = input.placedRoot.map { UnusedColors($0, used: used) }
    for note in unused?.notes ?? [] { record.note(note) }
    var theme = try Theme(palettes, format: Self.self, input: input, options: options, record: record)
    if options.background == nil { theme.unjudged = [unused?.reason].compactMap(\.self) }
    return theme
  }
}
