import Palette
import SourceText

/// A palette of a file that may hold several, read.
struct ReadPalette {
  /// Its name; empty when the file gives none.
  var name: String
  /// What it is for.
  var kind: NamedPalette.Kind
  /// In file order.
  var colors: ListedColors
  /// Entries that are empty or no colour.
  var skipped = 0
}

extension Theme {
  /// A theme of the palettes that a file holds: series or a ramp when it is one, else each for itself.
  ///
  /// - Throws: ``ThemeProblem`` when no palette holds a colour, or one holds more than the options allow.
  init(
    _ palettes: [ReadPalette], format: any ThemeFormat.Type, input: ThemeInput, options: ReadingOptions,
    record: ReadingRecord
  ) throws(ThemeProblem) {
    let palettes = palettes.filter { !$0.colors.items.isEmpty }
    guard let first = palettes.first else {
      throw record.problems.first
        ?? ThemeProblem(
          "this file holds no colours", reason: .noChartColors,
          help: "give the file that holds them, or the colours themselves", path: input.file.path)
    }
    self.init(path: input.file.path, format: format.name, formatLabel: format.label, modes: [ThemeMode()])
    if palettes.count > 1 {
      self.palettes = palettes.map {
        NamedPalette(
          name: $0.name, kind: $0.kind, colors: $0.colors.items.map(\.color), labels: $0.colors.items.map(\.label))
      }
      record.note("\(palettes.count) palettes, each judged for itself")
    } else {
      name = first.name.isEmpty ? nil : first.name
      let series =
        first.kind == .categorical
        ? try first.colors.series(of: input.file, options: options, record: record) : first.colors.series()
      modes = [ThemeMode(showing: series, kind: first.kind, name: name)]
    }
    for palette in palettes where palette.skipped > 0 {
      let name = palette.name.isEmpty ? "" : "'\(palette.name)': "
      record.note("\(name)\(palette.skipped) of its entries are no colours and were left out")
    }
    notes = record.notes
    remarks = record.remarks
    problems = record.problems
  }
}
