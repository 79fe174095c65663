import PaletteRules
import SourceText

/// The reading of one input: the input itself, the user's options, and what to report in addition to the theme.
///
/// A class, because every part of a reader writes into the same record.
final class Reading {
  let input: ThemeInput
  /// What the user asks for.
  let options: ReadingOptions
  /// Notes, problems and skipped colours, collected on the way.
  let record: ReadingRecord
  /// Every format, in the order of detection: the input may refer to files in another format.
  let formats: [FormatRow]

  init(
    _ input: ThemeInput, options: ReadingOptions, record: ReadingRecord = ReadingRecord(),
    formats: [FormatRow]
  ) {
    self.input = input
    self.options = options
    self.record = record
    self.formats = formats
  }

  /// The file; without bytes when the input is a folder.
  var file: SourceFile { input.file }
  /// The path as the user wrote it.
  var path: String { input.file.path }
  /// The same input and options with an empty record: for a look ahead that reports nothing.
  var trial: Reading { Reading(input, options: options, formats: formats) }

  /// The root of the tree when it is an object.
  ///
  /// - Parameter expectation: what the file must be.
  /// - Throws: ``ThemeProblem`` with that sentence when the root is anything else.
  func object(or expectation: Message) throws(ThemeProblem) -> PlacedNode {
    guard let root = input.placedRoot, root.node.members != nil else { throw ThemeProblem(expectation, path: path) }
    return root
  }

  /// Requires the input to be UTF-8 text.
  ///
  /// - Throws: ``ThemeProblem`` that says what it is instead.
  func requireText() throws(ThemeProblem) {
    if let problem = input.notText { throw problem }
  }

  /// Limits the series of one theme, and notes a list that is too long for one chart.
  ///
  /// - Throws: ``ThemeProblem`` when the options allow fewer.
  func checkSeries(_ count: Int) throws(ThemeProblem) {
    try check(count, most: options.maxSeries, of: "series")
    if count > Self.longestPalette { record.note(.tooManyForChart, count) }
  }

  /// The longest palettes that chart libraries ship have about twenty colours; an engineering choice.
  private static let longestPalette = 40

  /// The most colours that names alone make the series of one chart, where nobody named the file.
  var mostGuessed: Int? { options.isFound ? Self.longestPalette : nil }

  /// Refuses a line that is longer than a string may be: reading it takes time and memory for each of its parts.
  ///
  /// - Throws: ``ThemeProblem`` that names the limit.
  func checkLength(of line: TextLine) throws(ThemeProblem) {
    guard line.range.count > options.limits.string else { return }
    throw ThemeProblem(
      ReadingProblem.longLine(line.range.count, options.limits.string), path: path,
      origin: TokenOrigin(file: file, range: line.range.lowerBound..<line.range.lowerBound + 1))
  }

  /// Limits the tokens of one input.
  ///
  /// - Throws: ``ThemeProblem`` when the options allow fewer.
  func checkTokens(_ count: Int) throws(ThemeProblem) { try check(count, most: options.maxTokens, of: "tokens") }

  /// Stops reading a text as soon as it has more entries than the options allow tokens.
  ///
  /// - Throws: ``ThemeProblem`` that names the limit.
  func checkEntries(_ count: Int) throws(ThemeProblem) {
    try check(count, most: options.maxTokens, of: "tokens", isCounted: false)
  }

  /// Stops reading a list as soon as it has more entries than the options allow series, unreadable ones included.
  ///
  /// - Throws: ``ThemeProblem`` that names the limit.
  func checkLength(_ count: Int) throws(ThemeProblem) {
    try check(count + record.problems.count, most: options.maxSeries, of: "series", isCounted: false)
  }

  /// - Parameter isCounted: Whether the number of all is known.
  private func check(_ count: Int, most: Int, of what: String, isCounted: Bool = true) throws(ThemeProblem) {
    guard count > most else { return }
    throw .ofLength(
      isCounted ? ReadingProblem.tooMany(count, what, most) : ReadingProblem.moreThanLimit(most, what),
      help: "raise it with --limit \(what)=N", path: path)
  }

  /// Requires a colour in one of the modes, or a problem with something that may be one.
  ///
  /// - Throws: ``ThemeProblem`` that names the format, with the first skipped colour as the likely cause.
  func requireColors(in modes: [ThemeMode], of label: String) throws(ThemeProblem) {
    guard record.problems.isEmpty, modes.allSatisfy(\.isWithoutColors) else { return }
    guard let left = record.unjudged.first else { throw .noColors(of: label, path: path) }
    throw ThemeProblem(
      Refusal.setsNoCheckedColors(label), reason: .noChartColors, help: left.text, path: path,
      doubt: left.isA(UnjudgedReason.unreadProperty) ? .computed : .otherColors)
  }
}

extension ThemeMode {
  /// Whether it holds no series, no ramp, no ground and no text.
  var isWithoutColors: Bool {
    series.isEmpty && ramps.isEmpty && texts.isEmpty
      && [status.good, status.neutral, status.bad, background, plotBackground, text, axis, gridlines]
        .allSatisfy { $0 == nil }
  }
}

extension ThemeProblem {
  /// The user's names of series are those of no colour.
  static func noSuchSeries(_ options: ReadingOptions, help: String?, path: String) -> ThemeProblem {
    let names = options.series.map { "'\($0)'" }.joined(separator: ", ")
    return ThemeProblem(Refusal.noSuchSeries(names), reason: .noChartColors, help: help, path: path)
  }

  /// A theme that sets sizes and fonts but no colour.
  ///
  /// - Parameter note: what was skipped, which may be why.
  static func noColors(of label: String, path: String, note: String? = nil) -> ThemeProblem {
    ThemeProblem(
      label.hasSuffix("options") ? Refusal.optionsWithoutColors(label) : Refusal.setsNoColors(label),
      reason: .noChartColors, help: note, path: path)
  }
}

extension Reading {
  /// The tokens of a file that this input refers to, in whatever format it is.
  ///
  /// - Throws: ``ThemeProblem`` when the file cannot be read or holds no tokens.
  func tokens(of file: SourceFile) throws(ThemeProblem) -> TokenTree {
    let input = try ThemeInput(file, options: options)
    if input.root?.members != nil {
      for row in formats where row.format.holdsTokens {
        if let tokens = try row.format.tokens(input, self) { return tokens }
      }
    }
    throw ThemeProblem(ReadingProblem.fileWithoutTokens(file.path), path: file.path)
  }
}

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
    notTaken = record.notTaken.map {
      UntakenGroup(pattern: $0.pattern, count: $0.count, isUnlikely: $0.isUnlikely, path: reading.path)
    }
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
