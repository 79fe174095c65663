import PaletteRules
import SourceText

/// What a file can be, in the order of asking: the first that recognises it reads it. A text whose extension is one format's own
/// is in that format, and no other is asked.
///
/// The order goes from marks that cannot be mistaken to shapes that many files have. A format that this version knows but
/// does not read has the row that its reader will have, so that no other format takes its files. `$value` comes before the
/// keys of other formats: design tokens have groups called `data`, `layout` or `visualization`.
enum FormatTable {
  enum Row: Sendable {
    case reads(FormatRow)
    case declines(DeclinedFile)
  }

  private static let yaml = ["yaml", "yml"]
  /// How options of ECharts begin, and its themes.
  private static let echarts = ["color", "baseOption", "theme", "series"]
  private static let vega = [
    "$schema", "mark", "marks", "layer", "concat", "hconcat", "vconcat", "facet", "repeat", "spec", "encoding",
    "scales",
  ]

  /// In the order of asking.
  static let rows: [Row] =
    [.declines(.riff)]
    + reads([
      FormatRow(format: SwatchExchange.self, mark: .bytes(Array("ASEF".utf8)), files: ["ase"]),
      FormatRow(format: GIMPPalette.self, mark: .text, own: ["gpl"], files: []),
      FormatRow(format: JASCPalette.self, mark: .text, files: ["pal"]),
      FormatRow(format: PaletteTable.self, mark: .name, own: ["csv", "tsv"], files: []),
      FormatRow(format: TableauPreferences.self, mark: .text, own: ["tps"], files: ["xml", "twb"]),
    ]) + DeclinedFile.byName.map { .declines($0) }
    + reads([
      FormatRow(format: LiteralObjects.self, mark: .program, files: LiteralLanguage.fileExtensions),
      FormatRow(format: MatplotlibStyle.self, mark: .text, own: ["mplstyle"], files: [], isInPrograms: true),
      FormatRow(
        format: AssetCatalog.self, mark: .keys(["colors", "info"]), files: [], folders: ["xcassets", "colorset"]),
      FormatRow(format: StreamlitTheme.self, mark: .tree, files: ["toml"]),
      FormatRow(format: CSSCustomProperties.self, mark: .text, own: ["css"], files: []),
      FormatRow(
        format: PaletteCheckTheme.self, mark: .keys(["palettecheck"]), files: ["json", "jsonc", "json5"] + yaml),
    ]) + DeclinedFile.byContent.map { .declines($0) }
    + reads([
      FormatRow(format: ResolverTokens.self, mark: .keys(["resolutionOrder"])),
      FormatRow(format: TokensStudioTokens.self, mark: .tree),
      FormatRow(format: DesignTokens.self, mark: .tree, files: ["tokens", "json"]),
      FormatRow(format: VegaSpec.self, mark: .keys(vega), isInPrograms: true),
      FormatRow(format: FigmaVariables.self, mark: .keys(["meta", "variableCollections"])),
      FormatRow(format: ApexChartsOptions.self, mark: .keys(["chart", "colors"]), isInPrograms: true),
      FormatRow(format: ChartJSChart.self, mark: .keys(["data"])),
    ]) + DeclinedFile.byKeys.map { .declines($0) }
    + reads([
      FormatRow(format: GrafanaDashboard.self, mark: .keys(["dashboard", "schemaVersion", "spec"])),
      FormatRow(format: QuickSightTheme.self, mark: .keys(["DataColorPalette", "Configuration", "Theme"])),
      FormatRow(format: PowerBITheme.self, mark: .keys(["dataColors", "visualStyles"])),
      FormatRow(
        format: PlotlyTemplate.self, mark: .keys(["layout", "template", "data", "paper_bgcolor", "plot_bgcolor"]),
        isInPrograms: true),
      FormatRow(format: EChartsBuilder.self, mark: .keys(["theme"]), isInPrograms: true),
      FormatRow(format: EChartsTheme.self, mark: .keys(echarts), isInPrograms: true),
      FormatRow(format: VChartTheme.self, mark: .keys(["colorScheme"]), isInPrograms: true),
      FormatRow(format: ShadcnRegistry.self, mark: .keys(["cssVars"])),
      FormatRow(format: BokehTheme.self, mark: .keys(["attrs"]), files: ["json"] + yaml, isInPrograms: true),
      FormatRow(
        format: HighchartsOptions.self,
        mark: .keys(["chart", "colors", "themeOptions", "globalOptions", "options", "export"]), isInPrograms: true),
      FormatRow(format: VegaConfig.self, mark: .tree, isInPrograms: true),
      FormatRow(format: StyleDictionaryTokens.self, mark: .tree, files: ["json", "json5"] + yaml),
      FormatRow(format: PaletteJSON.self, mark: .tree),
      FormatRow(format: HexList.self, mark: .text, own: ["hex"], files: []),
    ])

  private static func reads(_ rows: [FormatRow]) -> [Row] { rows.map { .reads($0) } }

  static let formats: [FormatRow] = rows.compactMap { if case .reads(let row) = $0 { row } else { nil } }

  /// A file as the formats look at it: its bytes where a format reads those, otherwise a tree or lines by its name and
  /// its beginning.
  ///
  /// - Throws: ``ThemeProblem`` as ``ThemeInput``.
  static func input(_ file: SourceFile, options: ReadingOptions) throws(ThemeProblem) -> ThemeInput {
    let input = ThemeInput(bytes: file)
    return formats.contains { $0.isBinary && $0.recognises(input) } ? input : try ThemeInput(file, options: options)
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
    if let owner = formats.first(where: { $0.owns(input) }) { return owner.format }
    for row in rows {
      switch row {
      case .reads(let row): if row.recognises(input) { return row.format }
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
    if let row = formats.first(where: { $0.format.name == name }) { return row.format }
    // `plotly` for `plotly-template`; of several, such as Vega's, the one that knows the file.
    let family = formats.filter { $0.format.name.hasPrefix(name + "-") }
    if let row = family.count == 1 ? family.first : family.first(where: { $0.recognises(input) }) { return row.format }
    if !family.isEmpty {
      throw ThemeProblem(
        Refusal.severalFormats(name, family.map { "'\($0.format.name)'" }.joined(separator: " or ")), path: path)
    }
    if let kind = declinedByName.first(where: { $0.name == name }) { throw kind.problem(path) }
    throw unknown(name, path)
  }

  private static let declinedByName = DeclinedFile.byName + DeclinedFile.byKeys

  private static func unknown(_ name: String, _ path: String) -> ThemeProblem {
    let names = formats.map { $0.format.name }
    return ThemeProblem(
      Refusal.unknownFormat(name, names.joined(separator: ", ")), help: DidYouMean.phrase(for: name, among: names),
      path: path)
  }

  /// Refuses a name that no format has, for an input that needs none.
  ///
  /// - Throws: ``ThemeProblem`` that names the formats.
  static func check(named name: String, for path: String) throws(ThemeProblem) {
    let isKnown =
      formats.contains { $0.format.name == name || $0.format.name.hasPrefix(name + "-") }
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
