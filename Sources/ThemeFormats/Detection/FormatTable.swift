import PaletteRules
import SourceText

/// What a file can be, in the order of asking: the first that recognises it reads it.
///
/// The order goes from marks that cannot be mistaken to shapes that many files have. A format that this version knows but
/// does not read stands where its reader will stand, so that its files are not taken for something else. `$value` is asked
/// for before the keys of other formats: design tokens have groups called `data`, `layout` or `visualization`.
enum FormatTable {
  /// A row of the table.
  enum Row: Sendable {
    case reads(any ThemeFormat.Type)
    case knows(KnownFormat)
    case refuses(Refusal)
  }

  /// In the order of asking.
  static let rows: [Row] =
    Refusal.binary.map { .refuses($0) }
    + [.reads(SwatchExchange.self), .reads(GIMPPalette.self), .reads(JASCPalette.self), .reads(PaletteTable.self)]
    + [.reads(TableauPreferences.self), .reads(OfficeTheme.self)]
    + KnownFormat.byName.map { .knows($0) }
    + [.reads(MatplotlibStyle.self), .reads(AssetCatalog.self), .reads(StreamlitTheme.self)]
    + [.reads(CSSCustomProperties.self)]
    + [.reads(PaletteCheckTheme.self)]
    + Refusal.all.map { .refuses($0) }
    + [.reads(ResolverTokens.self), .reads(TokensStudioTokens.self), .reads(DesignTokens.self), .reads(VegaSpec.self)]
    + [.reads(FigmaVariables.self), .reads(TheoTokens.self)]
    + KnownFormat.byKeys.map { .knows($0) }
    + [.reads(QlikTheme.self), .reads(GrafanaTheme.self), .reads(QuickSightTheme.self)]
    + [.reads(PowerBITheme.self), .reads(PlotlyTemplate.self)]
    + [.reads(EChartsBuilder.self), .reads(EChartsTheme.self)]
    + [.reads(ShadcnRegistry.self)]
    + [.reads(BokehTheme.self), .reads(AquarelTheme.self), .reads(HighchartsOptions.self), .reads(VegaConfig.self)]
    + [.reads(StyleDictionaryTokens.self)]
    + [.reads(PaletteJSON.self), .reads(ColorTriplets.self), .reads(HexList.self)]

  /// The formats that are read.
  static var formats: [any ThemeFormat.Type] {
    rows.compactMap { if case .reads(let format) = $0 { format } else { nil } }
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
      case .knows(let format): if format.recognises(input) { throw format.problem(input.file.path) }
      case .refuses(let refusal): if refusal.recognises(input) { throw refusal.problem(input.file.path) }
      }
    }
    throw nothing(in: input)
  }

  private static func format(named name: String, for input: ThemeInput) throws(ThemeProblem) -> any ThemeFormat.Type {
    let path = input.file.path
    if let format = formats.first(where: { $0.name == name }) { return format }
    // `plotly` for `plotly-template`; of several, such as Vega's, the one that knows the file.
    let family = formats.filter { $0.name.hasPrefix(name + "-") }
    if let format = family.count == 1 ? family.first : family.first(where: { $0.recognises(input) }) { return format }
    if !family.isEmpty {
      throw ThemeProblem(
        "theme format '\(name)' may be \(family.map { "'\($0.name)'" }.joined(separator: " or "))",
        help: "write one of them", path: path)
    }
    let known = KnownFormat.byName + KnownFormat.byKeys
    if let format = known.first(where: { $0.name == name }) { throw format.problem(path) }
    let names = formats.map { $0.name }
    throw ThemeProblem(
      "unknown theme format '\(name)'",
      help: DidYouMean.phrase(for: name, among: names) ?? "the formats are \(names.joined(separator: ", "))", path: path
    )
  }

  /// A theme of ours whose mark is misspelt would else pass for something else or for nothing.
  private static func misspeltMark(in input: ThemeInput) -> ThemeProblem? {
    let mark = PaletteCheckTheme.name
    guard let root = input.root, root[mark] == nil,
      let member = root.members?.first(where: { DidYouMean.phrase(for: $0.key, among: [mark]) != nil })
    else { return nil }
    return ThemeProblem(
      "unknown key '\(member.key)' at the top of this file", help: "did you mean '\(mark)'?", path: input.file.path,
      origin: TokenOrigin(file: input.file, range: member.keyRange, pointer: JSONPointer([member.key])))
  }

  /// Says what was looked for.
  private static func nothing(in input: ThemeInput) -> ThemeProblem {
    if let problem = input.notText { return problem }
    guard let root = input.root else {
      return ThemeProblem(
        "this is no theme and no list of colours", reason: .noChartColors,
        help: "give a JSON theme, design tokens, or a text with one colour on each line", path: input.file.path)
    }
    return ThemeProblem(
      "this \(ThemeInput.isYAML(input.file.path) ? "YAML" : "JSON") is no theme: no key 'palettecheck', no token with '$value', no list of colours",
      reason: .noChartColors, help: "the least theme is {\"palettecheck\": 1, \"series\": [\"#2166ac\", \"#b2182b\"]}",
      path: input.file.path, origin: TokenOrigin(file: input.file, range: root.range))
  }
}
