import Colorimetry
import PaletteRules
import SourceText

/// The theme that the properties of a style sheet make: which modes there are, and what each shows.
struct CSSTheme {
  /// Nobody distinguishes more modes than this.
  private static let most = 32

  private let properties: [CSSProperty]
  private let base: CSSSetting
  let parts: ChartParts
  /// The custom properties of the sheet, which the parts count.
  let names: [String]
  let reading: Reading
  /// Files that are imported and not here.
  let missingImports: [String]
  /// Whether properties that are not there count as not checked: found, a sheet may be a part of a page whose other sheets set
  /// the rest.
  let leavesMissing: Bool
  var failures: [UnresolvedColor] = []
  var record: ReadingRecord { reading.record }

  /// Every mode that changes a property with a part in the chart.
  ///
  /// - Throws: ``ThemeProblem`` when no property is for a chart, or when there are more series than allowed.
  static func content(_ properties: CSSProperties, _ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    var theme = try CSSTheme(properties, reading)
    let content = try theme.content()
    theme.report()
    try reading.checkSeries(content.modes.map(\.series.count).max() ?? 0)
    return content
  }

  private init(_ properties: CSSProperties, _ reading: Reading) throws(ThemeProblem) {
    self.properties = properties.all
    self.reading = reading
    missingImports = properties.missingImports
    leavesMissing = reading.options.isFound || properties.isCut
    let (options, path, base) = (reading.options, reading.path, Self.baseScheme(properties.all))
    self.base = base
    var places: [String: CSSContext] = [:]
    var names: [String] = []
    for property in properties.own where property.name.hasPrefix("--") && places[property.name] == nil {
      places[property.name] = property.contexts.first ?? CSSContext()
      names.append(property.name)
    }
    var environments: [CSSModeKey: CSSEnvironment] = [:]
    // What is named for charts and is no colour, or none that is worked out here.
    var unread: Set<String> = []
    let offered = NamedColors(properties: names)
    let meant = try FoundParts(offered, reading).all
    var parts = ChartParts(properties: names, most: reading.mostGuessed, record: reading.record) {
      name throws(UnresolvedColor) in
      let context = places[name] ?? CSSContext()
      let key = CSSModeKey(scope: context.scope, settings: context.settings.subtracting([base]))
      // Hostile sheets set every property somewhere else.
      guard environments.count < 64 || environments[key] != nil else { return nil }
      let environment = environments[key] ?? CSSEnvironment(properties.all, mode: key, base: base)
      environments[key] = environment
      do throws(UnresolvedColor) {
        let color = try environment.color(of: name)?.srgb
        if color == nil, Self.isOfRow(name) { unread.insert(name) }
        return color
      } catch {
        if error.isUnjudged && ChartWords.contain(TokenWords.split(name)) || Self.isOfRow(name) { unread.insert(name) }
        throw error
      }
    }
    parts.named = meant
    if !options.series.isEmpty {
      parts.takeSeries(try reading.indices(of: options.series, in: offered)) { String(names[$0].dropFirst(2)) }
    }
    (self.parts, self.names) = (parts, names)
    guard parts.isEmpty, meant.isEmpty || !options.named.makesThemes || !options.series.isEmpty else { return }
    if let fault = properties.chartFault, options.series.isEmpty { throw fault }
    let help = "name them --chart-1, --chart-2 …, or give the file that holds the colours of the charts"
    guard options.series.isEmpty else { throw .noSuchSeries(options, help: help, path: path) }
    // A property in a mixin is counted where it is read.
    let count = unread.count + reading.record.unjudged.count { $0.isA(UnjudgedReason.unreadProperty) }
    guard count == 0 else {
      throw ThemeProblem(Refusal.unreadProperties(count), reason: .noChartColors, path: path, doubt: .computed)
    }
    let sentence =
      names.isEmpty
      ? Refusal.nothingThere("custom properties")
      : Refusal.noneForCharts(names.count, names.count == 1 ? "custom property" : "custom properties")
    // A sheet of references holds no code of a colour.
    let areNamed = names.count { ChartWords.contain(TokenWords.split($0)) } > 2
    throw ThemeProblem(
      sentence, reason: .noChartColors, help: help, path: path, doubt: areNamed ? .otherColors : nil)
  }

  /// Whether a name is one of a numbered row of series: `--chart-1`.
  private static func isOfRow(_ name: String) -> Bool {
    let words = TokenWords.split(name)
    return words.last.flatMap { Int($0) } != nil && ChartWords.lastIndex(in: words) == words.count - 2
  }

  /// Dark where `color-scheme` of the root says that it is never light.
  private static func baseScheme(_ properties: [CSSProperty]) -> CSSSetting {
    let declared = properties.last { property in
      property.name == "color-scheme" && property.contexts.contains { $0.scope.isEmpty && $0.settings.isEmpty }
    }
    let words = declared.map { TokenWords.split($0.value.text) } ?? []
    return words.contains("dark") && !words.contains("light") ? .dark : .light
  }

  private mutating func content() throws(ThemeProblem) -> ThemeContent {
    var content = ThemeContent(modes: [])
    let (parts, names) = (parts, names)
    var tailwind: Set<String> = []
    var numeric: Set<String> = []
    for key in keys() {
      let environment = CSSEnvironment(properties, mode: key, base: base)
      environment.modeName = key == CSSModeKey() ? nil : key.name(scheme: base)
      let guessed = mode(named: key.name(scheme: base), environment)
      let named = try FoundParts(NamedColors(properties: names, in: environment), reading).modes(guessed)
      let mode = named.first ?? guessed
      let palettes = parts.palettes { color(names[$0], environment) }
      if !mode.series.isEmpty || !mode.ramps.isEmpty || !palettes.isEmpty || !mode.pairs.isEmpty || parts.isEmpty {
        content.modes += named.map { mode in
          var mode = mode
          mode.palettes = palettes
          return mode
        }
        if content.palettes.isEmpty { content.palettes = palettes }
      }
      tailwind.formUnion(environment.tailwindNames)
      numeric.formUnion(environment.guessedNames)
    }
    if let first = tailwind.min() {
      record.note(.fromTailwind, tailwind.count == 1 ? first : "\(tailwind.count) colours, \(first) first")
    }
    if let first = numeric.min() {
      record.note(.bareNumbers, numeric.count == 1 ? first : "\(numeric.count) properties, \(first) first")
    }
    for mode in content.modes.dropFirst() where mode.drawnColors == content.modes[0].drawnColors {
      record.note(.sameModes, mode.name, content.modes[0].name)
    }
    if content.modes.isEmpty { content.modes = [ThemeMode(name: base.name)] }
    return content
  }

  /// The contexts in which a property with a part is set, in file order; the base first.
  private func keys() -> [CSSModeKey] {
    let used = closure()
    let drawn = Set(parts.drawn.map { names[$0] })
    var keys: [CSSModeKey] = [CSSModeKey()]
    var holders: [CSSModeKey: [Int]] = [:]
    var usesLightDark = false
    for (index, property) in properties.enumerated() where used.contains(property.name) {
      usesLightDark = usesLightDark || property.value.text.lowercased().contains("light-dark(")
      for context in property.contexts {
        let key = CSSModeKey(scope: context.scope, settings: context.settings.subtracting([base]))
        // A part of a page that sets its own background is not a theme of charts.
        guard key.scope.isEmpty || key.namesTheme || drawn.contains(property.name) else { continue }
        if holders[key] == nil, key != keys[0] { keys.append(key) }
        holders[key, default: []].append(index)
      }
    }
    let dark = CSSModeKey(settings: [base == .dark ? .light : .dark])
    if usesLightDark, !keys.contains(dark) { keys.append(dark) }
    let contrast = CSSModeKey(settings: [.increaseContrast])
    let both = CSSModeKey(settings: dark.settings.union(contrast.settings))
    if keys.contains(dark), keys.contains(contrast), !keys.contains(both) { keys.append(both) }
    // Two selectors of one rule are one theme under two names.
    var seen: Set<[Int]> = []
    keys = keys.filter { key in
      guard !key.scope.isEmpty, let indices = holders[key] else { return true }
      return seen.insert(indices).inserted
    }
    if keys.count > Self.most {
      record.note(.modesJudged, keys.count, Self.most)
    }
    return Array(keys.prefix(Self.most))
  }

  /// The properties with a part and all that they refer to.
  private func closure() -> Set<String> {
    var byName: [String: [Int]] = [:]
    for (index, property) in properties.enumerated() { byName[property.name, default: []].append(index) }
    var pending = parts.all.map { names[$0] }
    var found = Set(pending)
    while let name = pending.popLast() {
      for index in byName[name] ?? [] {
        for reference in properties[index].references where found.insert(reference).inserted {
          pending.append(reference)
        }
      }
    }
    return found
  }
}

/// Style sheets whose custom properties hold the colours of charts: shadcn's `--chart-1`, Highcharts'
/// `--highcharts-color-0`, Tailwind's `@theme`, and whoever else names them so.
///
/// Source: CSS Custom Properties for Cascading Variables Level 1; the values after CSS Color 4 and 5.
enum CSSCustomProperties: ThemeFormat {
  static let name = "css"
  static let label = "CSS custom properties"
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    if EmbeddedCode.styleSheets(of: input.file) != nil { return true }
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
    return try CSSTheme.content(properties, reading)
  }
}
