import PaletteRules
import SourceText

/// A theme made of tokens, in one mode or several: what is common to the formats that hold tokens.
struct TokenTheme {
  /// The tokens of one mode, every overlay applied, no reference followed.
  struct Mode {
    let name: String
    let tree: TokenTree
    /// Which of the tokens are those of another mode; nil when the names do not say.
    var twins: TwinGroups?
  }

  /// What the tokens make.
  struct Outcome {
    var content = ThemeContent(modes: [])
    /// The tokens that some mode uses, and those they refer to.
    var reached: Set<String> = []
  }

  let reading: Reading
  private var options: ReadingOptions { reading.options }
  private var record: ReadingRecord { reading.record }
  /// Whether `--strict` applies to the tokens: they must follow the standard exactly.
  let isDTCG: Bool

  /// Prepares for the tokens of an input.
  init(_ reading: Reading, isDTCG: Bool = true) {
    self.reading = reading
    self.isDTCG = isDTCG
  }

  /// Reads the roles of every mode: those of the first, where another has the same tokens.
  ///
  /// - Throws: ``ThemeProblem`` when no mode has chart colours, or when there are more tokens or series than allowed.
  func read(_ given: [Mode]) throws(ThemeProblem) -> Outcome {
    let modes = withTwins(given)
    var outcome = Outcome()
    var first: (roles: RoleAssignment, layout: TokenColors.Layout?)?
    var circle: ThemeProblem?
    var unused: [[UnresolvedColor]] = []
    var count = 0
    let choice =
      options.series.isEmpty ? nil : try SeriesChoice(options.series, path: reading.path, names: options.names)
    for mode in modes {
      try reading.checkTokens(mode.tree.tokens.count)
      var tree = mode.tree
      tree.expandGradients(record: record)
      var colors = TokenColors(tree)
      let layout = modes.count > 1 ? colors.layout : nil
      let roles: RoleAssignment
      let named = try NamedTokens(options.named, in: colors, path: reading.path, names: options.names)
      if let first, first.layout == layout, mode.twins == nil {
        roles = first.roles
      } else {
        roles = RoleAssignment(
          &colors, choice: choice, named: named, twins: mode.twins,
          most: reading.mostGuessed, record: record)
      }
      if first == nil {
        first = (roles, layout)
        if isDTCG { colors.noteUntyped(record: record) }
      }
      var theme = roles.mode(&colors, record: record)
      theme.name = mode.name
      let modesOnGrounds = try named.modes(theme, &colors, record: record)
      theme = modesOnGrounds.first ?? theme
      try reading.checkSeries(theme.series.count)
      let palettes = roles.palettes(&colors, record)
      if outcome.content.palettes.isEmpty { outcome.content.palettes = palettes }
      let hasOwnPalettes = modes.count > 1 && !palettes.isEmpty
      record.share(colors.shared())
      if options.strict, isDTCG { colors.checkLetter(record: record) }
      colors.reportBroken(except: mode.twins?.aside ?? [], isFound: options.isFound, record: record)
      unused += colors.unused
      circle = circle ?? colors.circle
      count = max(count, colors.count)
      outcome.reached.formUnion(colors.reached)
      if !roles.isEmpty || !theme.ramps.isEmpty || !theme.pairs.isEmpty {
        outcome.content.modes += modesOnGrounds.map { mode in
          var mode = mode
          if hasOwnPalettes { mode.palettes = palettes }
          return mode
        }
      } else if modes.count > 1 {
        record.note(.emptyMode, mode.name)
      }
    }
    TokenColors.noteUnused(unused, record: record)
    guard !outcome.content.modes.isEmpty else {
      throw circle ?? (choice == nil ? noChartColors(count, modes.first?.tree) : nothingNamed)
    }
    outcome.content.leaveContained(record)
    return outcome
  }

  /// A mode for each of the groups `light` and `dark`, where the only mode has such groups and nobody says what counts.
  private func withTwins(_ modes: [Mode]) -> [Mode] {
    guard modes.count == 1, let only = modes.first, options.series.isEmpty, options.named.isEmpty,
      only.tree.tokens.count <= options.maxTokens, let twins = TwinGroups.find(in: only.tree)
    else { return modes }
    record.note(.twinGroups)
    return [
      Mode(name: "light", tree: only.tree, twins: twins.light), Mode(name: "dark", tree: only.tree, twins: twins.dark),
    ]
  }

  private var nothingNamed: ThemeProblem {
    let names = options.series.map { "'\($0)'" }.joined(separator: ", ")
    let near = options.series.lazy.compactMap { options.names?.suggestion(for: $0) }.first
    return ThemeProblem(
      Refusal.noSuchSeries(names), reason: .noChartColors,
      help: near.map { "did you mean '\($0)'?" }
        ?? "name a place by a JSON pointer such as '/chart/series', or tokens such as 'chart.series.*'",
      path: reading.path)
  }

  private func noChartColors(_ count: Int, _ tree: TokenTree?) -> ThemeProblem {
    let sentence =
      switch count {
      case 0: Refusal.nothingThere("colour tokens")
      case 1: Refusal.oneNotForCharts()
      default: Refusal.noneForCharts(count, "colour tokens")
      }
    var problem = ThemeProblem(
      sentence, reason: .noChartColors,
      help: "say which are a chart's: \"$extensions\": {\"palettecheck\": {\"role\": \"series\"}} in their group",
      path: reading.path,
      related: record.problems.compactMap { problem in
        problem.origin.map { RelatedPlace(label: problem.message, origin: $0) }
      })
    if let tree, count > 2 {
      var colors = TokenColors(tree)
      let entries = colors.indices.compactMap { index -> LikelyGroups.Entry? in
        guard case .color(let color) = colors.shade(of: index) else { return nil }
        return LikelyGroups.Entry(
          path: colors.token(index).path, color: color, isTranslucent: colors.isTranslucent(index))
      }
      problem.likely = LikelyGroups(entries, path: reading.path).found
    }
    return problem
  }
}

extension TokenTheme {
  /// Reads the base and each mode that the file itself names and in which a colour of the chart differs.
  ///
  /// - Throws: ``ThemeProblem`` as ``read(_:)``, and when the file names more than ``ModeValues/most`` modes.
  func read(modesOf tree: TokenTree) throws(ThemeProblem) -> Outcome {
    let names = tree.modeValues.names
    guard names.count <= ModeValues.most else {
      throw ThemeProblem(ReadingProblem.tooMany(names.count, "modes", ModeValues.most), path: reading.path)
    }
    // What a file calls `light` is its base; a value of its own for that mode wins over `$value`.
    let base = Mode(name: "light", tree: tree.inMode("light"))
    guard !names.isEmpty else { return try read([base]) }
    // One trial reading tells which colours a chart uses; modes that change none of them do not matter.
    let reached = try TokenTheme(reading.trial, isDTCG: isDTCG).read([base]).reached
    let others = names.filter { name in
      name != "light" && tree.modeValues.values(in: name).contains { reached.contains($0.token) }
    }
    return try read([base] + others.map { Mode(name: $0, tree: tree.inMode($0)) })
  }
}

extension TokenTree {
  /// The tokens as they are in a mode that the file names; as they are where it says nothing.
  func inMode(_ mode: String) -> TokenTree {
    var tree = self
    for value in modeValues.values(in: mode) {
      if let index = tree.index(of: value.token) { tree.replace(index, value: value.value) }
    }
    return tree
  }
}
