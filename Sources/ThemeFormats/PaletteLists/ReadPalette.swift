import PaletteRules
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
  /// The same where each has a place.
  var skippedEntries: [Skipped] = []

  /// An entry that is no colour.
  struct Skipped {
    /// `'bleu' (line 3)`; nil for one that is null, which is no fault.
    let words: String?

    /// A text that is no colour.
    init(text: String, line: Int) { words = "'\(text)' (line \(line))" }

    /// What stands there.
    init(_ place: PlacedNode) {
      if case .null = place.node.value {
        words = nil
        return
      }
      let text = place.node.string.map { "'\($0)'" } ?? place.node.kindName
      words = "\(text) (line \(place.origin.start.line))"
    }
  }

  /// That entries were left out; nil when none were.
  var note: String? {
    guard skipped > 0 else { return nil }
    let name = name.isEmpty ? "" : "'\(name)': "
    let words = skippedEntries.compactMap(\.words)
    let are = skipped == 1 ? "is no colour and was" : "are no colours and were"
    let more = words.count > 4 ? " and others" : ""
    let which = words.isEmpty ? "" : ": \(words.prefix(4).joined(separator: ", "))\(more)"
    return "\(name)\(skipped) of its entries \(are) left out\(which)"
  }

  /// The entries that say something which is no colour: a check that could not be made.
  var unjudged: String? {
    skippedEntries.contains { $0.words != nil } ? note : nil
  }
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
    for note in palettes.compactMap(\.note) { record.note(note) }
    unjudged = palettes.compactMap(\.unjudged)
    notes = record.notes
    remarks = record.remarks
    problems = record.problems
  }
}
