package import Palette
import SourceText

/// Design tokens as the Design Tokens Community Group writes them down, format module 2025.10, in one file.
///
/// The standard knows no charts. What a token is for is said by `$extensions.palettecheck` or guessed from its name; a
/// guess is reported in a note.
package enum DesignTokens: ThemeFormat {
  package static let name = "dtcg"
  package static let label = "DTCG design tokens"

  package static func recognises(_ input: ThemeInput) -> Bool {
    input.root?.anyNode { $0["$value"] != nil } ?? false
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a file of design tokens is a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    let tree = TokenTree(designTokens: root, options: options, record: record)
    guard tree.tokens.count <= options.maxTokens else {
      throw .tooManyTokens(tree.tokens.count, path: input.file.path, options: options)
    }
    var colors = TokenColors(tree, record: record)
    let roles = RoleAssignment(&colors, record: record)
    let mode = roles.mode(&colors, record: record)
    guard mode.series.count <= options.maxSeries else {
      throw .tooManySeries(mode.series.count, path: input.file.path, options: options)
    }
    if mode.series.count > ListedColors.longestPalette { record.note(ListedColors.tooLongForAChart(mode.series.count)) }
    let palettes = roles.palettes(&colors, record)
    if options.strict { colors.checkLetter(record: record) }
    colors.reportUnused(record: record)
    guard !roles.isEmpty else {
      throw colors.circle ?? noChartColors(colors.count, besides: record.problems, in: input.file)
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, modes: [mode], palettes: palettes,
      notes: record.notes, remarks: record.remarks, problems: record.problems)
  }

  private static func noChartColors(
    _ count: Int, besides problems: [ThemeProblem], in file: SourceFile
  ) -> ThemeProblem {
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
      related: problems.compactMap { problem in
        problem.origin.map { RelatedPlace(label: problem.message, origin: $0) }
      })
  }
}
