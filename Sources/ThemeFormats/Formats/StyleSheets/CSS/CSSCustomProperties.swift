import Colorimetry
import PaletteRules
import SourceText

/// Style sheets whose custom properties hold the colours of charts: shadcn's `--chart-1`, Highcharts'
/// `--highcharts-color-0`, Tailwind's `@theme`, and whoever else names them so.
///
/// Source: CSS Custom Properties for Cascading Variables Level 1; the values after CSS Color 4 and 5.
enum CSSCustomProperties: ThemeFormat {
  static let name = "css"
  static let label = "CSS custom properties"
  static let fileExtensions = ["css"]
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    if input.hasExtension(of: fileExtensions) || EmbeddedCode.styleSheets(of: input.file) != nil { return true }
    // Text from elsewhere: a line or a rule that begins with a custom property.
    guard input.root == nil else { return false }
    let bytes = input.file.bytes
    return bytes.hold("{--") || bytes.hold("{ --")
      || bytes.contains(UInt8(ascii: "{")) && input.lines.contains { $0.text.utf8.starts(with: "--".utf8) }
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    try reading.requireText()
    var properties = CSSProperties(reading)
    try properties.addIncludes()
    try properties.add(reading.file)
    var siblings = SiblingSheets(reading)
    siblings.complete(&properties)
    properties.nameFunctions()
    return try content(properties, what: ("custom property", "custom properties"), reading)
  }

  /// The theme that these properties make.
  ///
  /// - Parameter what: the name of the properties in messages.
  static func content(
    _ properties: CSSProperties, what: (one: String, many: String), _ reading: Reading
  ) throws(ThemeProblem) -> ThemeContent {
    let (record, options, path) = (reading.record, reading.options, reading.path)
    let base = baseScheme(properties.all)
    var places: [String: CSSContext] = [:]
    var names: [String] = []
    for property in properties.own where property.name.hasPrefix("--") && places[property.name] == nil {
      places[property.name] = property.contexts.first ?? CSSContext()
      names.append(property.name)
    }
    var environments: [CSSModeKey: CSSEnvironment] = [:]
    let offered = NameableColors(properties: names)
    let meant = try options.named.indices(in: offered, path: path, names: options.names)
    var parts = GuessedParts(properties: names, most: reading.mostGuessed, record: record) {
      name, text throws(UnresolvedColor) in
      let context = places[name] ?? CSSContext()
      let key = CSSModeKey(scope: context.scope, settings: context.settings.subtracting([base]))
      // Hostile sheets set every property somewhere else.
      guard environments.count < 64 || environments[key] != nil else { return nil }
      let environment = environments[key] ?? CSSEnvironment(properties.all, mode: key, base: base)
      environments[key] = environment
      environment.textName = text
      return try environment.color(of: name)?.srgb
    }
    parts.named = meant
    if !options.series.isEmpty {
      let choice = try SeriesChoice(
        options.series, path: path, names: options.names, spelled: offered.spelled)
      parts.takeSeries(choice.indices(in: offered.names)) { String(names[$0].dropFirst(2)) }
      guard !parts.isEmpty else {
        throw ThemeProblem(
          Refusal.noSuchSeries(options.series.map { "'\($0)'" }.joined(separator: ", ")),
          reason: .noChartColors, help: "name custom properties, such as '--chart-1' or 'chart-*'", path: path)
      }
    }
    guard !parts.isEmpty || !meant.isEmpty && options.named.makesThemes else {
      if let fault = properties.chartFault { throw fault }
      throw noChartColors(names.count, what, path: path)
    }
    let named = { [options, path] (mode: ThemeMode, environment: CSSEnvironment) throws(ThemeProblem) in
      let colors = NameableColors(properties: names, in: environment)
      return try NamedTokens(options.named, in: colors, path: path, names: options.names).modes(mode, record: record)
    }
    // Found, a sheet may be a part of a page whose other sheets set the rest.
    let modes = try CSSModes(
      properties.all, parts: parts, base: base, record: record, leavesMissing: options.isFound || properties.isCut,
      naming: named
    ) { missing in
      if let near = record.suggestion(for: missing, among: names) { return near }
      guard let file = properties.missingImports.first else {
        return "define it, import the file that does, or name that file with --include"
      }
      return "it may be defined in '\(file)', which is imported and was not read"
    }
    try reading.checkSeries(modes.modes.map(\.series.count).max() ?? 0)
    return ThemeContent(
      modes: modes.modes.isEmpty ? [ThemeMode(name: base.name)] : modes.modes, palettes: modes.palettes)
  }

  /// Dark where `color-scheme` of the root says that it is never light.
  private static func baseScheme(_ properties: [CSSProperty]) -> CSSSetting {
    let declared = properties.last { property in
      property.name == "color-scheme" && property.contexts.contains { $0.scope.isEmpty && $0.settings.isEmpty }
    }
    let words = declared.map { TokenWords.split($0.value.text) } ?? []
    return words.contains("dark") && !words.contains("light") ? .dark : .light
  }

  private static func noChartColors(_ count: Int, _ what: (one: String, many: String), path: String) -> ThemeProblem {
    ThemeProblem(
      count == 0
        ? Refusal.nothingThere(what.many) : Refusal.noneForCharts(count, count == 1 ? what.one : what.many),
      reason: .noChartColors,
      help: "name them --chart-1, --chart-2 …, or give the file that holds the colours of the charts", path: path)
  }
}
