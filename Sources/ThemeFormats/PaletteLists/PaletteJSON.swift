package import PaletteRules
import SourceText

/// Palettes as JSON: a list of colours, names with colours, lists of lists, ColorBrewer's and catppuccin's shapes.
package enum PaletteJSON: ThemeFormat {
  package static let name = "palette-json"
  package static let label = "colour palettes"

  /// Palettes of one file that are judged: the largest collection known has some 2,800. An engineering choice.
  private static let most = 4_096

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
    let found = Array(search.palettes.prefix(most))
    if search.palettes.count > most {
      record.leave("\(search.palettes.count - most) palettes after the first \(most), too many for one file")
    }
    let palettes = found.map { $0.read(record: record) }
    let used = Set(palettes.flatMap { $0.colors.items.map(\.color.origin.range) })
    var grounds = input.placedRoot.map { PaletteGrounds($0, used: used, record: record) }
    let names = PaletteModes.names(of: found)
    if let first = palettes.first, let names {
      var theme = try Theme([first], format: Self.self, input: input, options: options, record: record)
      theme.name = nil
      theme.modes = []
      theme.unjudged = palettes.compactMap(\.unjudged)
      record.note("using \(names.joined(separator: ", ")) as modes")
      for (index, name) in names.enumerated() {
        let series = try palettes[index].colors.series(of: input.file, options: options, record: record)
        var mode = ThemeMode(showing: series, kind: palettes[index].kind, name: nil)
        mode.name = name
        grounds?.fill(&mode, below: PaletteModes.holder(of: found[index]), isDark: name == "dark")
        theme.modes.append(mode)
      }
      for note in palettes.compactMap(\.note) + (grounds?.unused.notes ?? []) { record.note(note) }
      theme.notes = record.notes
      return theme
    }
    var theme = try Theme(palettes, format: Self.self, input: input, options: options, record: record)
    grounds?.fill(&theme.modes[0], isDark: found.count == 1 && found[0].name.last?.lowercased() == "dark")
    for note in grounds?.unused.notes ?? [] { record.note(note) }
    theme.notes = record.notes
    theme.unjudged += record.unjudged
    return theme
  }
}

/// Palettes that are the modes of one theme: `{"light": […], "dark": […]}`.
enum PaletteModes {
  private static let words: Set<String> = ["light", "dark"]

  /// The names of the modes, in file order; nil when these are palettes of their own.
  static func names(of palettes: [FoundPalette]) -> [String]? {
    let names = palettes.map { $0.name.last?.lowercased() ?? "" }
    guard names.count == 2, Set(names) == words, palettes.allSatisfy({ $0.kind ?? .categorical == .categorical }),
      palettes[0].name.dropLast() == palettes[1].name.dropLast()
    else { return nil }
    return names
  }

  /// The way to the object that holds one, which may hold its background too.
  static func holder(of palette: FoundPalette) -> JSONPointer {
    var tokens = palette.entries.first?.place.pointer.tokens ?? []
    while let last = tokens.last, !words.contains(last.lowercased()) { tokens.removeLast() }
    return JSONPointer(tokens)
  }
}
