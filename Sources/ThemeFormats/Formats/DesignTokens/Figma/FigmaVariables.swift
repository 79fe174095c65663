import PaletteRules
import SourceText

/// Variables of Figma, as its REST interface gives them out (`GET /v1/files/:key/variables/local`), with or without `meta`.
///
/// A variable is a token by its name, split at slashes. Each mode of a collection is a mode; a collection that has no mode
/// of that name is in its default mode.
enum FigmaVariables: ThemeFormat {
  static let name = "figma-variables"
  static let label = "Figma variables"
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return (root["meta"] ?? root)["variableCollections"]?.members != nil
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else {
      throw ThemeProblem("an export of Figma variables is a JSON object", path: reading.path)
    }
    let record = reading.record
    let export = FigmaExport(root["meta"] ?? root, record: record)
    let names = export.modeNames
    guard names.count <= FigmaExport.mostModes else {
      throw ThemeProblem(
        "\(names.count) modes are more than the limit of \(FigmaExport.mostModes)", path: reading.path)
    }
    let base = export.baseMode
    // One trial reading tells which colours a chart uses; modes of collections without any do not matter.
    let reached = try TokenTheme(reading.trial).read([
      TokenTheme.Mode(name: base ?? "light", tree: export.tree(in: base))
    ]).reached
    let used = export.modes(of: reached)
    var modes = used.filter { $0 == base } + used.filter { $0 != base }
    if modes.isEmpty { modes = [base ?? "light"] }
    let outcome = try TokenTheme(reading).read(
      modes.map { name in
        // What Figma calls the only mode of a collection says nothing.
        let isNameless = modes.count == 1 && ["mode 1", "default", "value"].contains(name.lowercased())
        return TokenTheme.Mode(name: isNameless ? "light" : name, tree: export.tree(in: name))
      })
    // Variables outside the chart's groups do not matter.
    let groups = Set(outcome.reached.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    for mode in modes {
      for token in export.leftOut(in: mode)
      where groups.contains(token.split(separator: ".").dropLast().joined(separator: ".")) {
        record.leave("'\(token)' in mode \(mode): its alias leads to a variable that the export does not list")
      }
    }
    return outcome.content
  }
}
