import PaletteRules
import SourceText

/// Tokens of the Figma plugin Tokens Studio: one file of sets with `$themes` and `$metadata`, or a folder with `$themes.json`
/// and a file for each set.
///
/// Sets leave no trace in the names of tokens, later sets win over earlier ones, and each theme is a mode.
enum TokensStudioTokens: ThemeFormat {
  static let name = "tokens-studio"
  static let label = "Tokens Studio tokens"
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    if root.members == nil { return isThemes(root) }
    return root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil || root["tokenSetOrder"]?.items != nil
      || input.file.mayHold(key: "studio.tokens") && root.anyNode { $0["studio.tokens"]?["modify"] != nil }
  }

  /// Whether this is the content of `$themes.json`.
  private static func isThemes(_ root: SourceNode) -> Bool {
    root.items?.contains { $0["selectedTokenSets"] != nil } ?? false
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else {
      throw ThemeProblem(Refusal.notJSON(), path: reading.path)
    }
    let record = reading.record
    var themes: [StudioTheme]
    let sets: StudioSets
    if isThemes(root.node) || root["tokenSetOrder"] != nil {
      let folder = StudioFolder(root, options: reading.options)
      themes = StudioTheme.all(in: folder.themes, record: record)
      // The two describe one theme: the file of themes is it.
      if let metadata = folder.metadata, metadata.file.path != reading.path { record.parts.insert(metadata.file.path) }
      var wanted = folder.metadata?["tokenSetOrder"]?.items?.compactMap(\.node.string) ?? []
      for theme in themes { wanted += theme.sets.keys.filter { theme.sets[$0] != .disabled }.sorted() }
      var seen: Set<String> = []
      wanted = wanted.filter { seen.insert($0).inserted }
      sets = try StudioSets(wanted: wanted, metadata: folder.metadata, reading)
      for (name, path) in sets.paths
      where themes.isEmpty || themes.contains(where: { ($0.sets[name] ?? .disabled) != .disabled }) {
        record.parts.insert(path)
      }
    } else {
      themes = StudioTheme.all(in: root["$themes"], record: record)
      let isSetFile = root["$themes"] == nil && root["$metadata"] == nil
      sets = isSetFile ? StudioSets(set: root, record: record) : StudioSets(file: root, record: record)
      for message in sets.missing(of: themes).prefix(5) { record.note(message) }
    }
    if let combined = StudioTheme.combinations(themes) {
      themes = combined
    } else {
      record.note(.tooManyCombinations, themes.count, StudioTheme.mostCombinations)
    }
    // What no set of a theme defines is absent in the plugin, whatever files are around it: only named files count.
    let included = SiblingTokens(reading, searches: false)
    func mode(_ name: String, _ theme: StudioTheme?) -> TokenTheme.Mode {
      var tree = sets.tree(of: theme)
      included.complete(&tree)
      return TokenTheme.Mode(name: name, tree: tree)
    }
    do throws(ThemeProblem) {
      if themes.isEmpty { return try TokenTheme(reading).read(modesOf: mode(Modes.base, nil).tree).content }
      var content = try TokenTheme(reading).read(themes.map { mode(Modes.usual($0.name), $0) }).content
      content.modes.leaveAlike(record)
      return content
    } catch {
      // What is missing may be why nothing is left.
      var problem = error
      if let missing = sets.missing(of: themes).first, problem.reason == .noChartColors {
        problem.sentence = Refusal.missingSet(problem.message, missing)
      }
      throw problem
    }
  }
}

/// The two files that describe a folder of sets; whichever was given, the other is next to it.
private struct StudioFolder {
  let themes: PlacedNode?
  let metadata: PlacedNode?

  init(_ root: PlacedNode, options: ReadingOptions) {
    func beside(_ name: String) -> PlacedNode? {
      guard let file = (try? options.siblings?.files(matching: name, beside: root.file))?.first else { return nil }
      return (try? ThemeInput(file, options: options))?.placedRoot
    }
    let isMetadata = root["tokenSetOrder"] != nil
    themes = isMetadata ? beside("$themes.json") : root
    metadata = isMetadata ? root : beside("$metadata.json")
  }
}
