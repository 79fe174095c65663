import PaletteRules
import SourceText

/// A palette of a file that may hold several, read.
struct ReadPalette {
  /// Its name; empty when the file gives none.
  var name: String
  var kind: NamedPalette.Kind
  /// Whether the file says so.
  var saysKind = false
  /// In file order.
  var colors: ListedColors
  /// Entries that are empty or no colour.
  var skipped: [Skipped] = []
  /// Why that is not known.
  var unknownGround: String?

  /// An entry that is not a colour.
  struct Skipped {
    /// `'bleu' (line 3)`; nil for one that is empty or null, which is not a fault.
    private(set) var words: String?

    /// One that is empty.
    init() {}

    /// A text that is not a colour.
    init(text: String, line: Int) { words = "'\(text)' (line \(line))" }

    /// Any other value.
    init(_ place: PlacedNode) {
      if place.node.isNull { return }
      let text = place.node.string.map { "'\($0)'" } ?? place.node.kindName
      words = "\(text) (line \(place.origin.start.line))"
    }
  }

  /// The palette of the kind that its name or its colours show, where the file says none: steps of one hue that only get
  /// lighter or darker are a scale, and no categories. Hundreds of colours that pass into each other are a ramp whatever the
  /// file says: Tableau has no type for cyclic ones.
  ///
  /// - Parameter called: The name in notes; nil for its own.
  func inShownKind(_ record: ReadingRecord, called: String? = nil) -> ReadPalette {
    let colors = colors.items.map(\.color)
    guard kind == .categorical, !saysKind || RampShape.isSampled(colors) else { return self }
    var palette = self
    if saysKind {
      palette.kind = NamedPalette.Kind(RampShape.kind(of: colors))
    } else if let word = TokenWords.split(name).lazy.compactMap({ NamedPalette.Kind(word: $0) }).first,
      colors.count > 2,
      // Tableau calls a palette of categories cyclic.
      word != .cyclic || RampShape.kind(of: colors) == .cyclic && RampShape.isSampled(colors)
    {
      palette.kind = word
    } else if RampShape.isScale(colors) || isNamedGrey && RampShape.isMonotone(colors.map(\.srgb)) {
      palette.kind = .sequential
    } else if RampShape.isSampled(colors) {
      palette.kind = NamedPalette.Kind(RampShape.kind(of: colors))
    }
    guard palette.kind != .categorical else { return self }
    record.note(
      name.isEmpty
        ? ReadingNote.allReadAsRamp(palette.kind.rawValue, colors.count)
        : ReadingNote.readAsRamp(called ?? name, palette.kind.rawValue, colors.count))
    return palette
  }

  /// Whether the palette says that it is a scale of greys.
  private var isNamedGrey: Bool {
    colors.items.count > 2 && TokenWords.split(name).contains { ["grayscale", "greyscale"].contains($0) }
  }

  /// Adds a colour as people type them in lists; a problem for anything else.
  mutating func add(_ text: String, label: String? = nil, at origin: TokenOrigin, _ record: ReadingRecord) {
    let token = "\(name).\(colors.items.count + 1)"
    guard let color = record.bareColor(text, token: token, at: origin) else { return }
    colors.items.append(ListedColors.Item(color: color, label: label.flatMap { $0.isEmpty ? nil : $0 }))
  }

  /// Notes how many entries are left out, and counts those that say something as not checked.
  func reportSkipped(_ record: ReadingRecord) {
    guard !skipped.isEmpty else { return }
    let words = skipped.compactMap(\.words)
    let which = words.prefix(4).joined(separator: ", ") + (words.count > 4 ? " and others" : "")
    record.note(.skippedEntries, name, skipped.count, which)
    if !words.isEmpty { record.leave(.skippedEntries, name, skipped.count, which) }
  }
}

extension ThemeContent {
  /// The palettes that a file holds: series or a ramp when it is one, modes when two are called light and dark, otherwise each
  /// for itself.
  ///
  /// - Throws: ``ThemeProblem`` when no palette holds a colour, or one holds more than the options allow.
  init(_ palettes: [ReadPalette], _ reading: Reading) throws(ThemeProblem) {
    let record = reading.record
    let palettes = palettes.filter { !$0.colors.items.isEmpty }.map { $0.inShownKind(record) }
    guard let first = palettes.first else {
      throw record.problems.first
        ?? ThemeProblem(
          Refusal.holdsNoColors("file"), reason: .noChartColors,
          help: "give the file that holds them, or the colours themselves", path: reading.path)
    }
    func mode(_ palette: ReadPalette, name: String?) throws(ThemeProblem) -> ThemeMode {
      let colors = palette.colors
      let series = palette.kind == .categorical ? try colors.series(reading) : colors.series()
      return ThemeMode(showing: series, kind: palette.kind, name: name)
    }
    let names = palettes.map { $0.name.lowercased() }
    if palettes.count == 2, Set(names) == [Modes.base, "dark"] {
      record.note(.modesTaken, names.joined(separator: ", "))
      self.init(modes: [try mode(palettes[0], name: nil), try mode(palettes[1], name: nil)])
      for (index, name) in names.enumerated() { modes[index].name = name }
    } else if palettes.count > 1 {
      self.init(
        modes: [ThemeMode()],
        palettes: palettes.map {
          var palette = NamedPalette(
            name: $0.name, kind: $0.kind, colors: $0.colors.items.map(\.color), labels: $0.colors.items.map(\.label))
          palette.unknownGround = $0.unknownGround
          return palette
        })
      record.note(palettes.count > ChartEvidence.mostPalettes ? .manyPalettes : .palettes, palettes.count)
    } else {
      let name = first.name.isEmpty ? nil : first.name
      self.init(name: name, modes: [try mode(first, name: name)])
    }
    for palette in palettes { palette.reportSkipped(record) }
  }
}
