import PaletteRules

/// What a format alone knows of a theme; the record of the ``Reading`` holds the rest.
struct ThemeContent {
  /// The format in words where one file may be several things: `Plotly figure`; nil for the format's own label.
  var label: String?
  /// The theme's own name.
  var name: String?
  /// The base mode first.
  var modes: [ThemeMode]
  var modeWord = ModeWord.mode
  /// The palettes of a file that holds several.
  var palettes: [NamedPalette] = []
  /// Roles that the file leaves open, with what a check assumes for each.
  var assumed: [(role: String, value: String)] = []
}

extension Theme {
  /// The theme that a reading yields: the only place where one is built from what a format returns and from the record.
  init(
    _ content: ThemeContent, format: String, label: String, vocabulary: MarkerVocabulary? = nil, from reading: Reading
  ) {
    let record = reading.record
    self.init(
      path: reading.path, format: format, formatLabel: content.label ?? label, name: content.name,
      modes: content.modes, palettes: content.palettes, notes: record.notes, remarks: record.remarks,
      problems: record.problems, assumed: content.assumed)
    unjudged = record.unjudged
    sharedTokens = record.shared
    modeWord = content.modeWord
    notTaken = record.notTaken.map { UntakenGroup(pattern: $0.pattern, count: $0.count, isScale: $0.isScale, path: reading.path) }
    parts = record.parts
    self.vocabulary = vocabulary
  }

  /// Adds what a further reading of the same input reports.
  mutating func add(_ record: ReadingRecord) {
    notes += record.notes
    remarks += record.remarks
    problems += record.problems
    unjudged += record.unjudged
  }
}
