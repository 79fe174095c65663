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

  /// A theme before it is a theme of any format.
  struct Reading {
    var modes: [ThemeMode] = []
    var palettes: [NamedPalette] = []
    /// The tokens that some mode uses, and those they refer to.
    var reached: Set<String> = []
  }

  let file: SourceFile
  let options: ReadingOptions
  let record: ReadingRecord
  /// Whether the tokens are held to the letter of the standard where that is asked for.
  var isDTCG = true

  /// Reads the roles of every mode: those of the first, where another has the same tokens.
  ///
  /// - Throws: ``ThemeProblem`` when no mode has chart colours, or when there are more tokens or series than allowed.
  func read(_ given: [Mode]) throws(ThemeProblem) -> Reading {
    let modes = withTwins(given)
    var reading = Reading()
    var first: (roles: RoleAssignment, names: [String])?
    var circle: ThemeProblem?
    var count = 0
    let choice = options.series.isEmpty ? nil : try SeriesChoice(options.series, path: file.path, names: options.names)
    for mode in modes {
      guard mode.tree.tokens.count <= options.maxTokens else {
        throw .tooManyTokens(mode.tree.tokens.count, path: file.path, options: options)
      }
      var tree = mode.tree
      tree.expandGradients(record: record)
      var colors = TokenColors(tree)
      let names = modes.count > 1 ? colors.names : []
      let roles: RoleAssignment
      let named = try NamedTokens(options.named, in: colors, path: file.path, names: options.names)
      if let first, first.names == names, mode.twins == nil {
        roles = first.roles
      } else {
        roles = RoleAssignment(&colors, choice: choice, named: named, twins: mode.twins, record: record)
      }
      if first == nil {
        first = (roles, names)
        if isDTCG { colors.noteUntyped(record: record) }
      }
      var theme = roles.mode(&colors, record: record)
      theme.name = mode.name
      let modesOnGrounds = try named.modes(theme, &colors, record: record)
      theme = modesOnGrounds.first ?? theme
      guard theme.series.count <= options.maxSeries else {
        throw .tooManySeries(theme.series.count, path: file.path, options: options)
      }
      if theme.series.count > ListedColors.longestPalette {
        record.note(ListedColors.tooLongForAChart(theme.series.count))
      }
      let palettes = roles.palettes(&colors, record)
      if reading.palettes.isEmpty { reading.palettes = palettes }
      if options.strict, isDTCG { colors.checkLetter(record: record) }
      colors.reportBroken(except: mode.twins?.aside ?? [], record: record)
      circle = circle ?? colors.circle
      count = max(count, colors.count)
      reading.reached.formUnion(colors.reached)
      if !roles.isEmpty || !theme.ramps.isEmpty || !theme.pairs.isEmpty {
        reading.modes += modesOnGrounds
      } else if modes.count > 1 {
        record.note("mode '\(mode.name)' has no chart colours and is left out")
      }
    }
    guard !reading.modes.isEmpty else { throw circle ?? (choice == nil ? noChartColors(count) : nothingNamed) }
    return reading
  }

  /// A mode for each of the groups `light` and `dark`, where the only mode has such groups and nobody says what counts.
  private func withTwins(_ modes: [Mode]) -> [Mode] {
    guard modes.count == 1, let only = modes.first, options.series.isEmpty, options.named.isEmpty,
      only.tree.tokens.count <= options.maxTokens, let twins = TwinGroups.find(in: only.tree)
    else { return modes }
    record.note("the groups 'light' and 'dark' hold the same tokens twice: they are read as modes")
    return [
      Mode(name: "light", tree: only.tree, twins: twins.light), Mode(name: "dark", tree: only.tree, twins: twins.dark),
    ]
  }

  private var nothingNamed: ThemeProblem {
    let names = options.series.map { "'\($0)'" }.joined(separator: ", ")
    return ThemeProblem(
      "--series \(names) names no colour of this file", reason: .noChartColors,
      help: "name a place by a JSON pointer such as '/chart/series', or tokens such as 'chart.series.*'",
      path: file.path)
  }

  private func noChartColors(_ count: Int) -> ThemeProblem {
    let found =
      switch count {
      case 0: "no colour tokens"
      case 1: "1 colour token, not named for charts"
      default: "\(count) colour tokens, none of them named for charts"
      }
    return ThemeProblem(
      "no chart colours: \(found)", reason: .noChartColors,
      help: "say which are a chart's: \"$extensions\": {\"palettecheck\": {\"role\": \"series\"}} in their group",
      path: file.path,
      related: record.problems.compactMap { problem in
        problem.origin.map { RelatedPlace(label: problem.message, origin: $0) }
      })
  }
}
