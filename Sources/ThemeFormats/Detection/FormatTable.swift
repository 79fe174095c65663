import PaletteRules
import SourceText

/// What a file can be, in the order of asking: the first that recognises it reads it.
///
/// The order goes from marks that cannot be mistaken to shapes that many files have. A format that this version knows but
/// does not read has the row that its reader will have, so that no other format takes its files. `$value` comes before the
/// keys of other formats: design tokens have groups called `data`, `layout` or `visualization`.
enum FormatTable {
  enum Row: Sendable {
    case reads(any ThemeFormat.Type)
    case declines(DeclinedFile)
  }

  /// In the order of asking.
  static let rows: [Row] =
    [.declines(.riff)]
    + reads(SwatchExchange.self, OfficeFile.self, GIMPPalette.self, JASCPalette.self, PaletteTable.self)
    + reads(TableauPreferences.self, OfficeTheme.self)
    + DeclinedFile.byName.map { .declines($0) }
    + reads(LiteralObjects.self)
    + reads(MatplotlibStyle.self, AssetCatalog.self, StreamlitTheme.self, CSSCustomProperties.self)
    + reads(PaletteCheckTheme.self)
    + DeclinedFile.byContent.map { .declines($0) }
    + reads(ResolverTokens.self, TokensStudioTokens.self, DesignTokens.self, VegaSpec.self)
    + reads(FigmaVariables.self, ApexChartsOptions.self, ChartJSChart.self)
    + DeclinedFile.byKeys.map { .declines($0) }
    + reads(
      QlikTheme.self, GrafanaDashboard.self, QuickSightTheme.self, PowerBITheme.self,
      PlotlyTemplate.self)
    + reads(EChartsBuilder.self, EChartsTheme.self, VChartTheme.self, ShadcnRegistry.self)
    + reads(BokehTheme.self, HighchartsOptions.self, VegaConfig.self, StyleDictionaryTokens.self)
    + reads(PaletteJSON.self, HexList.self)

  private static func reads(_ formats: any ThemeFormat.Type...) -> [Row] { formats.map { .reads($0) } }

  static let formats: [any ThemeFormat.Type] = rows.compactMap {
    if case .reads(let format) = $0 { format } else { nil }
  }

  /// A file as the formats look at it: its bytes where a format reads those, otherwise a tree or lines by its name and
  /// its beginning.
  ///
  /// - Throws: ``ThemeProblem`` as ``ThemeInput``.
  static func input(_ file: SourceFile, options: ReadingOptions) throws(ThemeProblem) -> ThemeInput {
    if formats.contains(where: { $0.readsBytes(of: file) }) { return ThemeInput(bytes: file) }
    return try ThemeInput(file, options: options)
  }

  /// A reading of the input, which may refer to files in any of the formats.
  static func reading(
    _ input: ThemeInput, _ options: ReadingOptions, record: ReadingRecord = ReadingRecord()
  ) -> Reading {
    Reading(input, options: options, record: record, formats: formats)
  }

  /// The format that reads the input.
  ///
  /// - Throws: ``ThemeProblem`` when nothing does, saying what was looked for and what the file looks like.
  static func format(of input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> any ThemeFormat.Type {
    if let name = options.format { return try format(named: name, for: input) }
    if let misspelt = misspeltMark(in: input) { throw misspelt }
    for row in rows {
      switch row {
      case .reads(let format): if format.recognises(input) { return format }
      case .declines(let kind):
        guard kind.recognises(input) else { continue }
        var problem = kind.problem(input.file.path)
        // Whoever names such a file meant it for a theme; in a directory it is one of many.
        if options.isFound, problem.reason == .unreadable {
          (problem.reason, problem.doubt) = (.noChartColors, .unusable)
        }
        throw problem
      }
    }
    var problem = nothing(in: input)
    // Colours in an object that nothing names are not checked.
    if options.isFound, problem.doubt == nil,
      ListSearch.rows(in: input.placedRoot, ofProgram: true).contains(where: { $0.entries.count > 1 })
    {
      problem.doubt = .otherColors
    }
    throw problem
  }

  private static func format(named name: String, for input: ThemeInput) throws(ThemeProblem) -> any ThemeFormat.Type {
    let path = input.file.path
    if let format = formats.first(where: { $0.name == name }) { return format }
    // `plotly` for `plotly-template`; of several, such as Vega's, the one that knows the file.
    let family = formats.filter { $0.name.hasPrefix(name + "-") }
    if let format = family.count == 1 ? family.first : family.first(where: { $0.recognises(input) }) { return format }
    if !family.isEmpty {
      throw ThemeProblem(
        Refusal.severalFormats(name, family.map { "'\($0.name)'" }.joined(separator: " or ")), path: path)
    }
    if let kind = declinedByName.first(where: { $0.name == name }) { throw kind.problem(path) }
    throw unknown(name, path)
  }

  private static let declinedByName = DeclinedFile.byName + DeclinedFile.byKeys

  private static func unknown(_ name: String, _ path: String) -> ThemeProblem {
    let names = formats.map { $0.name }
    return ThemeProblem(
      Refusal.unknownFormat(name, names.joined(separator: ", ")), help: DidYouMean.phrase(for: name, among: names),
      path: path)
  }

  /// Refuses a name that no format has, for an input that needs none.
  ///
  /// - Throws: ``ThemeProblem`` that names the formats.
  static func check(named name: String, for path: String) throws(ThemeProblem) {
    let isKnown =
      formats.contains { $0.name == name || $0.name.hasPrefix(name + "-") }
      || declinedByName.contains { $0.name == name }
    if !isKnown { throw unknown(name, path) }
  }

  /// A theme of ours whose mark is misspelt would else pass for something else or for nothing.
  private static func misspeltMark(in input: ThemeInput) -> ThemeProblem? {
    let mark = PaletteCheckTheme.name
    // What else a theme of ours has: `paletteChart` with colours is a palette.
    guard input.literals == nil, let root = input.root, root[mark] == nil,
      root.holdsOne(of: ["series", "ramps", "background"]),
      let member = root.members?.first(where: { DidYouMean.isMisspelling($0.key, of: mark) })
    else { return nil }
    return ThemeProblem(
      ReadingProblem.unknownTopKey(member.key, mark), path: input.file.path,
      origin: TokenOrigin(file: input.file, range: member.keyRange, pointer: JSONPointer([member.key])))
  }

  /// Says what was looked for.
  private static func nothing(in input: ThemeInput) -> ThemeProblem {
    if let problem = input.notText { return problem }
    guard let root = input.root else {
      return ThemeProblem(Refusal.neitherThemeNorList(), reason: .noChartColors, path: input.file.path)
    }
    return ThemeProblem(
      Refusal.noTheme(ThemeInput.isYAML(input.file.path) ? "YAML" : "JSON"),
      reason: .noChartColors, path: input.file.path, origin: TokenOrigin(file: input.file, range: root.range))
  }
}
