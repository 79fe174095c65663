import PaletteRules
import SourceText

/// Any tree of values as a theme, with the series that `--series` names.
enum NamedSeries {
  private static let name = "json"
  private static let label = "JSON or YAML with the series that were named"

  /// Reads the file as its format says, and takes the series from where the user says.
  ///
  /// - Throws: ``ThemeProblem`` when nothing is there.
  static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    let format: any ThemeFormat.Type
    do throws(ThemeProblem) {
      format = try FormatTable.format(of: input, options: options)
    } catch {
      if options.series.isEmpty { throw error }
      return try placed(input, options, in: nil, refusal: nil)
    }
    var refusal: ThemeProblem?
    if format.namesItsColors {
      do throws(ThemeProblem) {
        return try format.theme(FormatTable.reading(input, options))
      } catch {
        // A named value may be a colour without being a token of that format.
        refusal = error
      }
    }
    guard options.series.isEmpty else { return try placed(input, options, in: format, refusal: refusal) }
    if let refusal { throw refusal }
    return try withNamedParts(format.theme(FormatTable.reading(input, options)), input, options)
  }

  /// The theme whose series are the named places of a tree; background and text are those that the file's own format finds.
  private static func placed(
    _ input: ThemeInput, _ options: ReadingOptions, in format: (any ThemeFormat.Type)?, refusal: ThemeProblem?
  ) throws(ThemeProblem) -> Theme {
    guard let root = input.rootOfNames else {
      if refusal == nil, let format, !options.series.contains(where: { $0.hasPrefix("/") || $0.hasPrefix("#") }) {
        return try withNamedParts(
          chosen(from: format.theme(FormatTable.reading(input, options)), options), input, options)
      }
      throw refusal
        ?? ThemeProblem(
          Refusal.placeOutsideTree(),
          reason: options.isFound ? .noChartColors : .unreadable, path: input.file.path)
    }
    let reading = FormatTable.reading(input, options)
    var tree = try TokenTree(
      values: root, choice: SeriesChoice(options.series, path: reading.path), record: reading.record)
    SiblingTokens(reading, searches: false).complete(&tree)
    let outcome: TokenTheme.Outcome
    do throws(ThemeProblem) {
      outcome = try TokenTheme(reading, isDTCG: false).read([TokenTheme.Mode(name: "light", tree: tree)])
    } catch {
      // What a chart draws with has names of its own.
      if input.literals != nil, let theme = try? format?.theme(FormatTable.reading(input, options)),
        let named = try? chosen(from: theme, options)
      {
        return try withNamedParts(named, input, options)
      }
      throw refusal ?? error
    }
    let series = outcome.content.modes.first?.series ?? []
    // Backgrounds and text from the file's own format stay; lists of colours have none.
    if let format, format != PaletteJSON.self, var theme = try? format.theme(FormatTable.reading(input, options)) {
      // Palettes of a program are charts of their own: the named series are another one.
      if theme.modeWord == .palette, var mode = theme.modes.first {
        mode.name = ThemeMode().name
        (theme.modes, theme.modeWord) = ([mode], .mode)
      }
      for index in theme.modes.indices {
        theme.modes[index].series = series
        theme.modes[index].ramps = []
      }
      theme.palettes = []
      theme.add(reading.record)
      return try withNamedParts(theme, input, options)
    }
    let content = ThemeContent(name: root["name"]?.node.string, modes: outcome.content.modes)
    return Theme(content, format: name, label: label, from: reading)
  }

  /// The theme with those of its series that are named, in that order.
  private static func chosen(from theme: Theme, _ options: ReadingOptions) throws(ThemeProblem) -> Theme {
    var theme = theme
    let choice = try SeriesChoice(options.series, path: theme.path, names: options.names)
    for index in theme.modes.indices {
      let series = theme.modes[index].series
      let names = series.enumerated().flatMap { index, one in
        Set([one.name, one.token]).sorted().map { name in
          NameableColors.Name(index: index, path: name.split(separator: ".").map(String.init))
        }
      }
      theme.modes[index].series = choice.indices(in: names).map { series[$0] }
      theme.modes[index].ramps = []
    }
    guard theme.modes.contains(where: { !$0.series.isEmpty }) else {
      throw ThemeProblem(
        Refusal.noSuchSeries(options.series.map { "'\($0)'" }.joined(separator: ", ")),
        reason: .noChartColors, help: "'palettecheck inspect' shows what it calls its colours", path: theme.path)
    }
    theme.palettes = []
    return theme
  }

  /// The theme of a format that has no names for its colours, with the parts that the user names by the way to them.
  private static func withNamedParts(
    _ theme: Theme, _ input: ThemeInput, _ options: ReadingOptions
  ) throws(ThemeProblem) -> Theme {
    guard !options.named.isEmpty else { return theme }
    let record = ReadingRecord()
    let path = input.file.path
    var theme = theme
    var modes: [ThemeMode] = []
    if let root = input.placedRoot {
      let tree = TokenTree(values: root, choice: try SeriesChoice([], path: path), record: ReadingRecord())
      let colors = TokenColors(tree).nameables
      let named = try NamedTokens(options.named, in: colors, path: path, names: options.names)
      for mode in theme.modes { modes += try named.modes(mode, record: record) }
    } else {
      for mode in theme.modes {
        let named = try NamedTokens(options.named, in: NameableColors(mode), path: path, names: options.names)
        modes += try named.modes(mode, record: record)
      }
    }
    theme.modes = modes
    theme.add(record)
    return theme
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
  fileprivate init(values root: PlacedNode, choice: SeriesChoice, record: ReadingRecord) {
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
    let offered = tokens.enumerated().filter { !$1.isForReferences }.map { $1.nameable($0) }
    let chosen = RoleWords.firstSpellings(choice.indices(in: offered)) { tokens[$0].path }
    for index in chosen { declare(index, type: "color") }
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
