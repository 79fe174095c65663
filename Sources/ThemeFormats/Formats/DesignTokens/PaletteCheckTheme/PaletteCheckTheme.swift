import PaletteRules
import SourceText

/// The theme file of this project, version 1: `{"palettecheck": 1, "series": […], …}`.
///
/// `theme-1.schema.json` beside this file says what it may hold.
enum PaletteCheckTheme: ThemeFormat {
  static let name = "palettecheck"
  static let label = "palettecheck theme"
  static let holdsTokens = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let mark = input.root?["palettecheck"] else { return false }
    return mark.members == nil && mark.items == nil
  }

  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    guard let root = input.placedRoot, root["palettecheck"] != nil, let colors = root["colors"]
    else {
      return nil
    }
    return TokenTree(namedColors: colors, record: reading.record)
  }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a palettecheck theme", "a JSON object"))
    try checkVersion(root)
    let record = reading.record
    ThemeKeys.check(root, record: record)

    let base = ThemeLayer(root, record: record)
    try reading.checkTokens(base.colors.tokens.count)
    guard base.series != nil || base.ramps != nil else {
      let misspelt = ThemeKeys.misspelt(root, among: ["series", "ramps"])
      throw ThemeProblem(
        Refusal.neitherSeriesNorRamps(), reason: .noChartColors,
        help: misspelt.map { "did you mean '\($0.meant)' instead of '\($0.written)'?" },
        path: reading.path, origin: misspelt?.origin ?? root.origin)
    }
    let overlays = try ModeOverlays(root["modes"], record: record)
    let (siblings, names) = (SiblingTokens(reading, searches: true), root.node.namesBelow)
    let modes = overlays.combinations.map { combination in
      var assembly = ModeAssembly([base] + combination.layers, siblings, names, record: record)
      return assembly.mode(named: combination.name)
    }
    if let list = root["series"], list.node.items?.isEmpty == true,
      modes.allSatisfy({ $0.series.isEmpty && $0.ramps.isEmpty })
    {
      throw ThemeProblem(Refusal.emptySeries(), reason: .noChartColors, path: reading.path, origin: list.origin)
    }
    try reading.checkSeries(modes.map(\.series.count).max() ?? 0)
    return ThemeContent(name: root["name"]?.node.string, modes: modes)
  }

  private static func checkVersion(_ root: PlacedNode) throws(ThemeProblem) {
    guard let mark = root["palettecheck"] else { return }
    guard mark.node.number != 1 else { return }
    let sentence =
      if case .number(let number, let text) = mark.node.value, number > 1 {
        FormatProblem.laterVersion(text)
      } else {
        FormatProblem.notVersion()
      }
    throw ThemeProblem(sentence, path: mark.file.path, origin: mark.origin)
  }
}

extension SourceNode {
  /// The names that the texts of a tree refer to.
  fileprivate var namesBelow: [String] {
    var names: [String] = []
    var pending = [self]
    while let node = pending.popLast() {
      if node.string != nil { names += node.namesInText }
      pending += (node.members ?? []).map(\.value) + (node.items ?? [])
    }
    return names
  }
}
