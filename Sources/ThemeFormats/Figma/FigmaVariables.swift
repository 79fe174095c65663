package import PaletteRules
import SourceText

/// Variables of Figma, as its REST interface gives them out (`GET /v1/files/:key/variables/local`), with or without `meta`.
///
/// A variable is a token by its name, split at slashes. Each mode of a collection is a mode; a collection that has no mode
/// of that name is in its default mode.
package enum FigmaVariables: ThemeFormat {
  package static let name = "figma-variables"
  package static let label = "Figma variables"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return (root["meta"] ?? root)["variableCollections"]?.members != nil
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot else {
      throw ThemeProblem("an export of Figma variables is a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    let export = FigmaExport(root["meta"] ?? root, record: record)
    let names = export.modeNames
    guard names.count <= FigmaExport.mostModes else {
      throw ThemeProblem(
        "\(names.count) modes are more than the limit of \(FigmaExport.mostModes)", path: input.file.path)
    }
    let base = export.baseMode
    // Which colours a chart uses is known from one reading; modes of collections without any are not of interest.
    let scratch = TokenTheme(file: input.file, options: options, record: ReadingRecord())
    let reached = try scratch.read([TokenTheme.Mode(name: base ?? "light", tree: export.tree(in: base))]).reached
    let used = export.modes(of: reached)
    var modes = used.filter { $0 == base } + used.filter { $0 != base }
    if modes.isEmpty { modes = [base ?? "light"] }
    let reading = try TokenTheme(file: input.file, options: options, record: record).read(
      modes.map { name in
        // What Figma calls the only mode of a collection says nothing.
        let isNameless = modes.count == 1 && ["mode 1", "default", "value"].contains(name.lowercased())
        return TokenTheme.Mode(name: isNameless ? "light" : name, tree: export.tree(in: name))
      })
    // What is left out elsewhere is no matter of the chart's.
    let groups = Set(reading.reached.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    for mode in modes {
      for token in export.leftOut(in: mode)
      where groups.contains(token.split(separator: ".").dropLast().joined(separator: ".")) {
        record.leave("'\(token)' in mode \(mode): its alias leads to a variable that the export does not list")
      }
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, modes: reading.modes, palettes: reading.palettes,
      notes: record.notes, remarks: record.remarks, problems: record.problems
    ).leaving(record.unjudged)
  }
}
