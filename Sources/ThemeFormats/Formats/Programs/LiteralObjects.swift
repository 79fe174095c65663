import PaletteRules
import SourceText

/// Objects and lists of literals in a program or a style sheet: themes of chart libraries, tokens, palettes. Nothing is
/// executed.
enum LiteralObjects: ThemeFormat {
  static let name = "literals"
  static let label = "objects of literals"

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let literals = input.literals else { return false }
    // A style sheet without variables may be read by other formats.
    return literals.document != nil || literals.fault?.isSure ?? false || literals.language.family != .sass
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

  /// What other files could import, and what nothing of that leads to: a chart may take both.
  static func roots(_ reading: Reading) -> [PlacedNode] {
    let hidden = reading.input.literals?.hidden.map {
      PlacedNode(node: $0, file: reading.file, pointer: JSONPointer())
    }
    return [reading.input.placedRoot, hidden].compactMap(\.self)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let literals = reading.input.literals else { throw UnreadProgram.problem(reading) }
    let drawing = DrawnColors(literals, reading)
    defer { literals.report(in: reading.file, drawn: drawing.unread, reading.record) }
    if let fault = literals.fault, fault.isSure { report(fault, reading) }
    for place in drawing.faults(literals.uses) {
      _ = reading.record.bareColor(place.node.string ?? "", token: place.node.string ?? "", at: place.origin)
    }
    let language = literals.language.name
    let roots = roots(reading)
    let theme = try themes(roots, language, reading)
    // Settings without colours of data, `rcParams.update({"axes.facecolor": …})`, are those of the charts beside them.
    let isOfSettings = theme?.modes.allSatisfy { $0.series.isEmpty && $0.ramps.isEmpty } ?? true
    let charted = LiteralPalettes(
      roots, reading, ofCharts: true, drawn: drawing.palettes, apart: drawing.apart)
    if let theme, !isOfSettings || charted.isEmpty {
      let isWhole = reading.input.placedRoot.map { recognised($0, reading) != nil } ?? false
      if !isWhole { charted.passOver(beside: theme) }
      return try withCharts(theme, drawing, roots, language, reading)
    }
    if let first = drawing.beyond.first {
      let line = "in line \(first.origin.start.line)"
      reading.record.leave(.otherColors, drawing.beyond.count, line, first.node.string ?? first.node.kindName)
    }
    if !charted.isEmpty { return withStyleSheet(try charted.content(language, in: theme?.modes.first), reading) }
    if let root = reading.input.placedRoot, let content = try tokens(root, language, reading) { return content }
    // Whoever names a program means what it holds.
    let all = LiteralPalettes(roots, reading, ofCharts: false)
    if !reading.options.isFound, !all.isEmpty { return withStyleSheet(try all.content(language), reading) }
    if EmbeddedCode.styleSheets(of: reading.file) != nil {
      if var content = try? CSSCustomProperties.read(reading) {
        content.label = "\(CSSCustomProperties.label) in \(language)"
        return content
      }
    }
    // A program that is called a theme and holds none may be cut off.
    if let fault = literals.fault, ThemeNames.isNamed(reading.path) || ThemeNames.isNamedForCharts(reading.path) {
      report(fault, reading)
    }
    throw reading.record.firstProblem
      ?? UnreadProgram.problem(reading, computes: drawing.computes || !drawing.unread.isEmpty)
  }

  /// The themes of a program with what its other charts draw with, each a palette of its own.
  private static func withCharts(
    _ theme: ThemeContent, _ drawing: DrawnColors, _ roots: [PlacedNode], _ language: String, _ reading: Reading
  ) throws(ThemeProblem) -> ThemeContent {
    let judged = theme.modes.flatMap { $0.series.map(\.color) + $0.ramps.flatMap { $0.stops.map(\.color) } }
    let known = Set(judged.map(\.origin.range))
    func isKnown(_ row: ColorRow) -> Bool { row.entries.contains { known.contains($0.place.node.range) } }
    // Themes give parts of charts the list of the whole again.
    let shown = Set(theme.modes.map { $0.series.map(\.color.hex) })
    let apart = drawing.palettes.filter { row in
      !isKnown(row) && !shown.contains(row.read(record: ReadingRecord()).colors.items.map(\.color.hex))
    }
    // What charts draw with beside the colours of a theme is left.
    let others = drawing.palettes.filter(isKnown).flatMap(\.entries).map(\.place)
      .filter { !known.contains($0.node.range) }
    if let first = others.first {
      let line = "in line \(first.origin.start.line)"
      reading.record.leave(.otherColors, others.count, line, first.node.string ?? first.node.kindName)
    }
    guard !apart.isEmpty, !judged.isEmpty else { return theme }
    var content = theme
    var more = try LiteralPalettes([], reading, ofCharts: true, drawn: apart).content(language).modes
    if more.count == 1 { more[0].name = apart[0].name.joined(separator: " ") }
    if theme.modes.count == 1 { content.modes[0].name = theme.name ?? "options" }
    content.modes = content.modes.filter { !$0.series.isEmpty || !$0.ramps.isEmpty }
    var names = Set(content.modes.map(\.name))
    for mode in more {
      content.modes.append(mode)
      let name = (1...).lazy.map { $0 == 1 ? mode.name : "\(mode.name) \($0)" }.first { names.insert($0).inserted }
      content.modes[content.modes.count - 1].name = name ?? mode.name
    }
    content.modeWord = .palette
    return content
  }

  private static func report(_ fault: LiteralFault, _ reading: Reading) {
    let text = String(decoding: reading.file.bytes[fault.range], as: UTF8.self)
    reading.record.problem(FormatProblem.brokenProgram(text), at: TokenOrigin(file: reading.file, range: fault.range))
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

  /// The themes of chart libraries among the values, each a mode; nil without one.
  private static func themes(
    _ roots: [PlacedNode], _ language: String, _ reading: Reading
  ) throws(ThemeProblem) -> ThemeContent? {
    let parts = roots.flatMap { root -> [(name: String?, place: PlacedNode)] in
      guard recognised(root, reading) == nil else { return [(nil, root)] }
      // Themes may be gathered in an object: `export const templates = { default: plotlyDark, … }`.
      return (root.members ?? []).flatMap { key, _, value -> [(name: String?, place: PlacedNode)] in
        let inside = recognised(value, reading) == nil ? value.members ?? [] : []
        let themes = inside.filter { recognised($0.value, reading) != nil }.map { ("\(key) \($0.key)", $0.value) }
        return themes.isEmpty ? [(key, value)] : themes
      }
    }
    var modes: [ThemeMode] = []
    var labels: [String] = []
    var names: [String] = []
    var failure: ThemeProblem?
    for (name, place) in parts {
      guard let format = recognised(place, reading) else { continue }
      let part = Reading(
        ThemeInput(part: place), options: reading.options, record: reading.record, formats: reading.formats)
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
    var content = ThemeContent(label: label, name: names.count == 1 ? names[0] : nil, modes: modes)
    // Several charts of a file are no modes of each other.
    if names.count > 1, !Modes.areOne(modes.map(\.name)) { content.modeWord = .palette }
    return content
  }

  private static func recognised(_ place: PlacedNode, _ reading: Reading) -> (any ThemeFormat.Type)? {
    let input = ThemeInput(part: place)
    return place.node.isObject ? reading.formats.first { $0.recognises(object: input) }?.format : nil
  }

  /// The tokens of a chart among the values; nil where these are no tokens, or none of a chart.
  private static func tokens(
    _ root: PlacedNode, _ language: String, _ reading: Reading
  ) throws(ThemeProblem) -> ThemeContent? {
    let input = ThemeInput(part: root)
    guard let format = reading.formats.first(where: { $0.format.holdsTokens && $0.recognises(input) })?.format else {
      return nil
    }
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
