import PaletteRules
import SourceText

/// A theme made of tokens, in one mode or several: what is common to the formats that hold tokens.
struct TokenTheme {
  /// The tokens of one mode, every overlay applied, no reference followed.
  struct Mode {
    let name: String
    let tree: TokenTree
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
  /// Whether a type is expected of every token.
  let isDTCG: Bool

  /// Prepares for the tokens of an input.
  init(_ reading: Reading, isDTCG: Bool = true) {
    self.reading = reading
    self.isDTCG = isDTCG
  }

  /// Reads the roles of every mode: those of the first, where another has the same tokens.
  ///
  /// - Throws: ``ThemeProblem`` when no mode has chart colours, or when there are more tokens or series than allowed.
  func read(_ modes: [Mode]) throws(ThemeProblem) -> Outcome {
    var outcome = Outcome()
    var first: (roles: ChartParts, layout: TokenColors.Layout?)?
    var circle: ThemeProblem?
    var unused: [UnresolvedColor] = []
    var count = 0
    for mode in modes {
      try reading.checkTokens(mode.tree.tokens.count)
      var tree = mode.tree
      tree.expandGradients(record: record)
      let colors = TokenColors(tree)
      let layout = modes.count > 1 ? colors.layout : nil
      let roles: ChartParts
      let named = try FoundParts(NamedColors(colors), reading)
      if let first, first.layout == layout {
        roles = first.roles
      } else {
        roles = try ChartParts(colors, named: named, reading)
      }
      if first == nil {
        first = (roles, layout)
        if isDTCG { colors.noteUntyped(record: record) }
      }
      let modesOnGrounds = named.modes(roles.mode(named: mode.name, colors, record))
      guard let theme = modesOnGrounds.first else { continue }
      try reading.checkSeries(theme.series.count)
      let palettes = roles.palettes { colors.use($0, record: record) }
      if outcome.content.palettes.isEmpty { outcome.content.palettes = palettes }
      let hasOwnPalettes = modes.count > 1 && !palettes.isEmpty
      record.share(colors.shared())
      colors.reportBroken(isFound: options.isFound, record: record)
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
      throw circle ?? (options.series.isEmpty ? noChartColors(count) : nothingNamed)
    }
    return outcome
  }

  private var nothingNamed: ThemeProblem {
    let near = options.series.lazy.compactMap { options.names?.suggestion(for: $0) }.first
    return .noSuchSeries(
      options,
      help: near.map { "did you mean '\($0)'?" }
        ?? "name a place by a JSON pointer such as '/chart/series', or tokens such as 'chart.series.*'",
      path: reading.path)
  }

  private func noChartColors(_ count: Int) -> ThemeProblem {
    let sentence =
      switch count {
      case 0: Refusal.nothingThere("colour tokens")
      case 1: Refusal.oneNotForCharts()
      default: Refusal.noneForCharts(count, "colour tokens")
      }
    return ThemeProblem(
      sentence, reason: .noChartColors,
      help: "say which are a chart's: \"$extensions\": {\"palettecheck\": {\"role\": \"series\"}} in their group",
      path: reading.path,
      related: record.problems.compactMap { problem in
        problem.origin.map { RelatedPlace(label: problem.message, origin: $0) }
      })
  }
}

extension TokenTheme {
  /// Reads the base and each mode that the file itself names and in which a colour of the chart differs.
  ///
  /// - Throws: ``ThemeProblem`` as ``read(_:)``, and when the file names more than ``Modes/most`` modes.
  func read(modesOf tree: TokenTree) throws(ThemeProblem) -> Outcome {
    var tree = tree
    // Who names the series says which tokens count.
    if options.series.isEmpty, options.named.isEmpty, tree.tokens.count <= options.maxTokens, tree.foldModes() {
      record.note(.twinGroups)
    }
    let names = tree.modeValues.names
    guard names.count <= Modes.most else {
      throw ThemeProblem(ReadingProblem.tooMany(names.count, "modes", Modes.most), path: reading.path)
    }
    // `$value` is the default mode, also beside one that is called light.
    let base = Mode(name: tree.onlyMode ?? (names.contains(Modes.base) ? "default" : Modes.base), tree: tree)
    guard !names.isEmpty else { return try read([base]) }
    // One trial reading tells which colours a chart uses; modes that change none of them do not matter.
    let reached = try TokenTheme(reading.trial, isDTCG: isDTCG).read([base]).reached
    let others = names.sorted { Modes.isBase($0) && !Modes.isBase($1) }.filter { name in
      tree.modeValues.values(in: name).contains { reached.contains($0.token) }
    }
    var outcome = try read([base] + others.map { Mode(name: $0, tree: tree.inMode($0)) })
    let modes = outcome.content.modes
    if modes.count > 1, modes[1].name == Modes.base, modes[1].drawnColors == modes[0].drawnColors {
      outcome.content.modes.removeFirst()
    } else if modes.count == 1 {
      outcome.content.modes[0].name = Modes.base
    }
    return outcome
  }
}

extension Reading {
  /// Whether these tokens may be a chart's: then what they refer to is looked for in other files. Of a file that the user
  /// names, all of them may.
  func mayShowChart(_ tree: TokenTree) -> Bool {
    guard options.isFound, options.series.isEmpty, options.named.isEmpty else { return true }
    var known = KnownKeys()
    return tree.tokens.contains { token in
      guard !token.isForReferences else { return false }
      return !token.settings.isEmpty || known.words(of: token.key, in: token.group).contains(where: \.mayNameChart)
    }
  }
}
