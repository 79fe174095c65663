package import PaletteRules
import SourceText

/// The theme file of this project, version 1: `{"palettecheck": 1, "series": […], …}`.
///
/// `theme-1.schema.json` beside this file says what it may hold.
package enum PaletteCheckTheme: ThemeFormat {
  package static let name = "palettecheck"
  package static let label = "palettecheck theme"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let mark = input.root?["palettecheck"] else { return false }
    return mark.members == nil && mark.items == nil
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a palettecheck theme is a JSON object", path: input.file.path)
    }
    try checkVersion(root)
    let record = ReadingRecord()
    record.note(document, of: input.file)
    ThemeKeys.check(root, record: record)

    let base = ThemeLayer(root, record: record)
    guard base.colors.tokens.count <= options.maxTokens else {
      throw .tooManyTokens(base.colors.tokens.count, path: input.file.path, options: options)
    }
    guard base.series != nil || base.ramps != nil else {
      throw ThemeProblem(
        "this theme has neither 'series' nor 'ramps'", reason: .noChartColors,
        help: "list the colours of the chart's series: \"series\": [\"#2166ac\", \"#b2182b\"]",
        path: input.file.path, origin: root.origin)
    }
    let overlays = try ModeOverlays(root["modes"], record: record)
    let sources = TokenSources(options: options, record: record)
    let modes = overlays.combinations.map { combination in
      var assembly = ModeAssembly([base] + combination.layers, sources: sources, record: record)
      return assembly.mode(named: combination.name)
    }
    if let list = root["series"], list.node.items?.isEmpty == true,
      modes.allSatisfy({ $0.series.isEmpty && $0.ramps.isEmpty })
    {
      throw ThemeProblem(
        "'series' is empty", reason: .noChartColors,
        help: "list the colours of the chart's series: \"series\": [\"#2166ac\", \"#b2182b\"]",
        path: input.file.path, origin: list.origin)
    }
    let most = modes.map(\.series.count).max() ?? 0
    guard most <= options.maxSeries else { throw .tooManySeries(most, path: input.file.path, options: options) }
    if most > ListedColors.longestPalette { record.note(ListedColors.tooLongForAChart(most)) }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, name: root["name"]?.node.string, modes: modes,
      notes: record.notes, remarks: record.remarks, problems: record.problems)
  }

  private static func checkVersion(_ root: PlacedNode) throws(ThemeProblem) {
    guard let mark = root["palettecheck"] else { return }
    guard mark.node.number != 1 else { return }
    let message: String
    if case .number(let number, let text) = mark.node.value, number > 1 {
      message = "this theme is of version \(text); this program reads version 1"
    } else {
      message = "'palettecheck' must be the number 1, the version of the format"
    }
    throw ThemeProblem(message, path: mark.file.path, origin: mark.origin)
  }
}
