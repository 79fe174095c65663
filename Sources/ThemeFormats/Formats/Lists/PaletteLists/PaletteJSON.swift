import PaletteRules
import SourceText

/// Palettes as JSON: a list of colours, names with colours, lists of lists, ColorBrewer's and catppuccin's shapes.
enum PaletteJSON: ThemeFormat {
  static let name = "palette-json"
  static let label = "colour palettes"

  /// Palettes of one file that are judged: the largest collection known has some 2,800. An engineering choice.
  private static let most = 4_096

  static func recognises(_ input: ThemeInput) -> Bool {
    PaletteSearch.holdsPalette(input.placedRoot)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    ChartEvidence.isInWords(theme, in: input)
      || PaletteSearch.palettes(in: input.placedRoot).contains { !$0.rowsOfMetabase.isEmpty }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    let all = PaletteSearch.palettes(in: reading.input.placedRoot).flatMap { palette in
      let rows = palette.rowsOfMetabase
      return rows.isEmpty ? [palette] : rows
    }
    let found = Array(all.prefix(most))
    if all.count > most { record.leave(.palettesBeyond, all.count - most, most) }
    var palettes = found.map { $0.read(record: record) }
    let used = Set(palettes.flatMap { $0.colors.items.map(\.color.origin.range) })
    var grounds = reading.input.placedRoot.map { PaletteGrounds($0, used: used, record: record) }
    let names = PaletteModes.names(of: found)
    if let names {
      var modes: [ThemeMode] = []
      record.note(.modesTaken, names.joined(separator: ", "))
      for (index, name) in names.enumerated() {
        let series = try palettes[index].colors.series(reading)
        var mode = ThemeMode(showing: series, kind: palettes[index].kind, name: nil)
        mode.name = name
        grounds?.fill(&mode, below: PaletteModes.holder(of: found[index]), isDark: name == "dark")
        modes.append(mode)
      }
      for palette in palettes { palette.reportSkipped(record) }
      for note in grounds?.unused.notes ?? [] { record.note(note) }
      return ThemeContent(modes: modes)
    }
    if let root = reading.input.placedRoot {
      var objects = DarkObjects(root)
      for index in palettes.indices { palettes[index].leaveDarkGround(of: found[index], in: &objects) }
    }
    var theme = try ThemeContent(palettes, reading)
    grounds?.fill(&theme.modes[0], isDark: found.count == 1 && found[0].name.last?.lowercased() == "dark")
    if palettes.count == 1, theme.modes[0].background == nil {
      theme.modes[0].unknownGround = theme.modes[0].unknownGround ?? palettes[0].unknownGround
    }
    for note in grounds?.unused.notes ?? [] { record.note(note) }
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
