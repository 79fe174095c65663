import PaletteRules
import SourceText

/// Any theme with the series and the parts of the chart that the user names: in a format that names its colours by those
/// names, else by the way to them in its tree, else by what a reading of the file calls its series.
enum NamedSeries {
  private static let name = "json"
  private static let label = "JSON or YAML with the series that were named"

  /// Reads the file as its format says, and takes the series from where the user says.
  ///
  /// - Throws: ``ThemeProblem`` when nothing is there.
  static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    var format: (any ThemeFormat.Type)?
    var refusal: ThemeProblem?
    do throws(ThemeProblem) {
      let own = try FormatTable.format(of: input, options: options)
      format = own
      if own.namesItsColors { return try own.theme(FormatTable.reading(input, options)) }
    } catch {
      if options.series.isEmpty { throw error }
      // A named value may be a colour without being one in its format.
      refusal = format == nil ? nil : error
    }
    /// What the format makes of the file.
    func own(_ format: any ThemeFormat.Type) throws(ThemeProblem) -> Theme {
      try format.theme(FormatTable.reading(input, options))
    }
    if let format, options.series.isEmpty { return try withNamedParts(own(format), input, options) }
    guard let root = input.rootOfNames else {
      if refusal == nil, let format, !options.series.contains(where: { $0.hasPrefix("/") || $0.hasPrefix("#") }) {
        return try withNamedParts(chosen(from: own(format), options), input, options)
      }
      throw refusal
        ?? ThemeProblem(
          Refusal.placeOutsideTree(),
          reason: options.isFound ? .noChartColors : .unreadable, path: input.file.path)
    }
    let reading = FormatTable.reading(input, options)
    let content: ThemeContent
    do throws(ThemeProblem) {
      content = try placed(below: root, reading)
    } catch {
      // What a chart draws with has names of its own.
      if input.literals != nil, let theme = try? format.map(own), let named = try? chosen(from: theme, options) {
        return try withNamedParts(named, input, options)
      }
      throw refusal ?? error
    }
    // Backgrounds and text from the file's own format stay; lists of colours have none.
    guard let format, format != PaletteJSON.self, var theme = try? own(format) else {
      let content = ThemeContent(name: root["name"]?.node.string, modes: content.modes)
      return Theme(content, format: name, label: label, from: reading)
    }
    // Palettes of a program are charts of their own: the named series are another one.
    if theme.modeWord == .palette, var mode = theme.modes.first {
      mode.name = ThemeMode().name
      (theme.modes, theme.modeWord) = ([mode], .mode)
    }
    theme.take { _ in content.modes.first?.series ?? [] }
    theme.add(reading.record)
    return try withNamedParts(theme, input, options)
  }

  /// What the named places of a tree make.
  private static func placed(below root: PlacedNode, _ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    var tree = try TokenTree(values: root, reading.options.series, path: reading.path, record: reading.record)
    SiblingTokens(reading, searches: false).complete(&tree)
    return try TokenTheme(reading, isDTCG: false).read([TokenTheme.Mode(name: Modes.base, tree: tree)]).content
  }

  /// The theme with those of its series that are named, in that order.
  private static func chosen(from theme: Theme, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    var theme = theme
    var found: [[Series]] = []
    for mode in theme.modes {
      let colors = NamedColors(mode, withParts: false)
      found.append(
        try colors.indices(of: options.series, path: theme.path, ledger: options.names).map { mode.series[$0] })
    }
    guard found.contains(where: { !$0.isEmpty }) else {
      throw .noSuchSeries(options, help: "'palettecheck inspect' shows what it calls its colours", path: theme.path)
    }
    theme.take { found[$0] }
    return theme
  }

  /// The theme of a format that has no names for its colours, with the parts that the user names by the way to them.
  private static func withNamedParts(
    _ theme: Theme, _ input: ThemeInput, _ options: ReadingOptions
  ) throws(ThemeProblem) -> Theme {
    guard !options.named.isEmpty else { return theme }
    let reading = FormatTable.reading(input, options)
    var colors: NamedColors?
    if let root = input.placedRoot {
      colors = NamedColors(TokenColors(try TokenTree(values: root, [], path: reading.path, record: ReadingRecord())))
    }
    var theme = theme
    var modes: [ThemeMode] = []
    for mode in theme.modes { modes += try FoundParts(colors ?? NamedColors(mode), reading).modes(mode) }
    theme.modes = modes
    theme.add(reading.record)
    return theme
  }
}

extension Theme {
  /// Has these series in each of its modes, and nothing else that a chart draws.
  fileprivate mutating func take(_ series: (Int) -> [Series]) {
    for index in modes.indices { (modes[index].series, modes[index].ramps) = (series(index), []) }
    palettes = []
  }
}

extension ThemeInput {
  /// The tree in which names are looked for: that of a program holds also what nothing exports.
  fileprivate var rootOfNames: PlacedNode? {
    guard let hidden = literals?.hidden?.members else { return placedRoot }
    let offered = root?.members ?? []
    let others = hidden.filter { member in !offered.contains { $0.key == member.key } }
    let whole = SourceNode(.object(offered + others), range: 0..<file.bytes.count)
    return PlacedNode(node: whole, file: file, pointer: rootPointer)
  }
}

extension TokenTree {
  /// Every text and every colour object of a tree as a token, named by the way to it; `value` and `$value` name their
  /// parent. Chosen tokens, and the other entries of their lists, are declared colours, so that a wrong value is a problem.
  ///
  /// - Parameter chosen: the names of the series.
  /// - Throws: ``ThemeProblem`` for a text that begins as a pointer and is not one.
  fileprivate init(
    values root: PlacedNode, _ chosen: [String], path: String, record: ReadingRecord
  ) throws(ThemeProblem) {
    self.init()
    add(root: root.node, of: root.file)
    var pending: [(path: [String], place: PlacedNode, isEntry: Bool)] = [([], root, false)]
    while let (path, place, isEntry) = pending.popLast() {
      guard TokenPathLimit.allows(path, at: place, record: record) else { continue }
      let isColor = place["colorSpace"] != nil && place["components"] != nil
      if !path.isEmpty, isColor || isEntry || place.node.string != nil {
        let isValue = path.count > 1 && ["value", "$value"].contains(path.last)
        add(Token(path: isValue ? path.dropLast() : path, value: place.withNumberSign, type: nil, settings: []))
        // References of older files end in `.value`.
        if isValue { add(Token(path: path, value: place, type: nil, settings: [], isForReferences: true)) }
      } else {
        add(group: path)
        // Among texts every entry of a list is meant for one.
        let areTexts = place.node.items?.contains { $0.string != nil } ?? false
        let below = (place.members ?? []).map { ($0.key, $0.value.spelledOut(as: $0.key)) }
        let entries = (place.items ?? []).enumerated().map { (String($0), $1) }
        pending += (below + entries).reversed().map { (path + [$0], $1, areTexts) }
      }
    }
    let offered = tokens.enumerated().filter { !$1.isForReferences }.map { $1.named($0) }
    // Where they are looked for among the colours, it is written down which were found.
    let found = try NamedColors(names: offered) { _, _ in nil }.indices(of: chosen, path: path, ledger: nil)
    for index in RoleWords.firstSpellings(found, path: { tokens[$0].path }) { declare(index, type: "color") }
  }
}

extension PlacedNode {
  /// Six digits of a colour in a program with the number sign that its list leaves out.
  fileprivate var withNumberSign: PlacedNode {
    guard let text = node.string, text.utf8.count == 6, text.utf8.allSatisfy(\.isHexDigit),
      LiteralLanguage.of(file.path) != nil
    else { return self }
    return PlacedNode(node: SourceNode(.string("#" + text), range: node.range), file: file, pointer: pointer)
  }

  /// A row of numbers under the key `rgb` as the colour that it is; anything else as it is.
  fileprivate func spelledOut(as key: String) -> PlacedNode {
    guard key.lowercased() == "rgb", let items = node.items, items.count == 3,
      let channels = TripletScale(of: [node]).channels(items)
    else { return self }
    let text = channels.map { "\(($0 * 255))" }.joined(separator: " ")
    return PlacedNode(node: SourceNode(.string("rgb(\(text))"), range: node.range), file: file, pointer: pointer)
  }
}
