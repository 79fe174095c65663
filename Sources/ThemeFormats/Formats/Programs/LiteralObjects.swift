import PaletteRules
import SourceText

/// Objects and lists of literals in a program or a style sheet: themes of chart libraries, tokens, palettes. Nothing is
/// executed.
enum LiteralObjects: ThemeFormat {
  static let name = "literals"
  static let label = "objects of literals"
  static let fileExtensions = LiteralModule.fileExtensions

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let literals = input.literals else { return false }
    // A style sheet without variables may be read by other formats.
    return literals.fault?.isSure ?? false || literals.document != nil || literals.language != .sass
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool {
    if theme.formatLabel.hasPrefix(CSSCustomProperties.label) { return CSSCustomProperties.isOfChart(theme, in: input) }
    // A theme of Bokeh has no palette: its texts are what it is for, on white where it paints nothing.
    let isOfTexts = theme.formatLabel.hasPrefix(BokehTheme.label)
    return !theme.problems.isEmpty
      || theme.modes.contains { mode in
        mode.series.count > 1 || !mode.ramps.isEmpty
          || mode.text != nil && (isOfTexts || (mode.background ?? mode.plotBackground) != nil)
      } || theme.palettes.contains { $0.colors.count > 1 }
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let literals = reading.input.literals else { throw UnreadProgram.problem(reading) }
    let fault = literals.fault
    if let fault, fault.isSure { reading.record.problem(fault, in: reading.file) }
    let language = languageName(literals.language, reading.path)
    defer { literals.report(in: reading.file, reading.record) }
    let drawing = DrawnColors(literals, reading)
    let drawn = drawing.palettes.filter { $0.keysOfPage == nil }
    let noRoot = SourceNode(.object([]), range: 0..<reading.file.bytes.count)
    let noPlace = PlacedNode(node: noRoot, file: reading.file, pointer: JSONPointer())
    if let root = reading.input.placedRoot ?? (drawn.isEmpty ? nil : noPlace) {
      if let content = try themes(root, language, reading) { return content }
      let charted = LiteralPalettes(root, reading, ofCharts: true, drawn: drawn)
      if !charted.isEmpty { return withStyleSheet(try charted.content(language), reading) }
      if let content = try tokens(root, language, reading) { return content }
      let others = LiteralPalettes(root, reading, ofCharts: false)
      if !reading.options.isFound, !others.isEmpty { return try others.content(language) }
    }
    // Whoever names a program means what it holds, exported or not.
    if !reading.options.isFound, let hidden = literals.hidden {
      let root = PlacedNode(node: hidden, file: reading.file, pointer: JSONPointer())
      let palettes = LiteralPalettes(root, reading, ofCharts: false)
      var content = try themes(root, language, reading)
      if content == nil, !palettes.isEmpty { content = try palettes.content(language) }
      if let content {
        reading.record.note(.notExported)
        return content
      }
    }
    if !reading.options.isFound {
      let named = DrawnColors(literals, reading, isOfChart: true).palettes.filter { $0.keysOfPage == nil }
      let palettes = LiteralPalettes(noPlace, reading, ofCharts: true, drawn: named)
      if !palettes.isEmpty { return try palettes.content(language) }
    }
    if EmbeddedCode.styleSheets(of: reading.file) != nil {
      if var content = try? CSSCustomProperties.read(reading) {
        content.label = "\(CSSCustomProperties.label) in \(language)"
        return content
      }
    }
    // A program that is called a theme and holds none may be cut off.
    let isNamed = ThemeNames.isNamed(reading.path) || ThemeNames.isNamedForCharts(reading.path)
    if let fault, isNamed { reading.record.problem(fault, in: reading.file) }
    throw reading.record.firstProblem
      ?? UnreadProgram.problem(
        reading, computes: drawing.computes, page: drawing.palettes.lazy.compactMap(\.keysOfPage).first)
  }

  /// The palettes of a page's script with those of its style sheet.
  private static func withStyleSheet(_ script: ThemeContent, _ reading: Reading) -> ThemeContent {
    guard EmbeddedCode.styleSheets(of: reading.file) != nil else { return script }
    let record = ReadingRecord()
    let part = Reading(reading.input, options: reading.options, record: record, formats: reading.formats)
    guard let sheet = try? CSSCustomProperties.read(part) else { return script }
    let modes = sheet.modes.filter { !$0.series.isEmpty || !$0.ramps.isEmpty }
    guard !modes.isEmpty else { return script }
    for problem in record.problems { reading.record.problem(problem) }
    var content = script
    content.modeWord = .palette
    if script.modes.count == 1 { content.modes[0].name = "script" }
    content.modes += modes.map { mode in
      var mode = mode
      mode.name = modes.count == 1 ? "style" : "style \(mode.name)"
      return mode
    }
    return content
  }

  private static let languages = [
    "swift": "Swift", "kt": "Kotlin", "scala": "Scala", "java": "Java", "dart": "Dart", "cs": "C#", "go": "Go",
    "php": "PHP", "r": "R",
    "jl": "Julia", "rb": "Ruby", "vue": "Vue", "svelte": "Svelte", "astro": "Astro", "html": "HTML", "htm": "HTML",
    "ipynb": "a notebook", "less": "Less", "styl": "Stylus", "rmd": "R Markdown", "qmd": "Quarto",
  ]

  private static func languageName(_ language: LiteralModule.Language, _ path: String) -> String {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    switch language {
    case .script: return languages[ending] ?? (ending.contains("t") ? "TypeScript" : "JavaScript")
    case .python: return languages[ending] ?? "Python"
    case .braced, .hashed: return languages[ending] ?? "a program"
    case .sass: return languages[ending] ?? "Sass"
    }
  }

  /// The themes of chart libraries among the values, each a mode; nil without one.
  private static func themes(
    _ root: PlacedNode, _ language: String, _ reading: Reading
  ) throws(ThemeProblem) -> ThemeContent? {
    var parts: [(name: String?, place: PlacedNode)] = [(nil, root)]
    if !recognised(root, reading) { parts = (root.members ?? []).map { ($0.key, $0.value) } }
    var modes: [ThemeMode] = []
    var labels: [String] = []
    var names: [String] = []
    var failure: ThemeProblem?
    for (name, place) in parts where place.node.isObject {
      let input = ThemeInput(part: place)
      guard let format = reading.formats.first(where: { $0.recognises(object: input) }) else { continue }
      let part = Reading(input, options: reading.options, record: reading.record, formats: reading.formats)
      do throws(ThemeProblem) {
        let content = try format.read(part)
        let label = content.label ?? format.label
        if !labels.contains(label) { labels.append(label) }
        if let name { names.append(name) }
        for var mode in content.modes {
          if let name { mode.name = content.modes.count > 1 ? "\(name) \(mode.name)" : name }
          modes.append(mode)
        }
      } catch {
        failure = error
      }
    }
    guard !modes.isEmpty else {
      if let failure, !reading.options.isFound { throw failure }
      return nil
    }
    if modes.count == 1 { modes[0].name = ThemeMode().name }
    let label = "\(labels.joined(separator: " and ")) in \(language)"
    return ThemeContent(label: label, name: names.count == 1 ? names[0] : nil, modes: modes)
  }

  private static func recognised(_ place: PlacedNode, _ reading: Reading) -> Bool {
    let input = ThemeInput(part: place)
    return place.node.isObject && reading.formats.contains { $0.recognises(object: input) }
  }

  /// The tokens of a chart among the values; nil where these are no tokens, or none of a chart.
  private static func tokens(
    _ root: PlacedNode, _ language: String, _ reading: Reading
  ) throws(ThemeProblem) -> ThemeContent? {
    let input = ThemeInput(part: root)
    guard let format = reading.formats.first(where: { $0.holdsTokens && $0.recognises(input) }) else { return nil }
    let part = Reading(input, options: reading.options, record: reading.record, formats: reading.formats)
    do throws(ThemeProblem) {
      var content = try format.read(part)
      content.label = "\(content.label ?? format.label) in \(language)"
      return content
    } catch {
      guard reading.options.isFound else { return nil }
      throw error
    }
  }
}
