package import PaletteRules
import SourceText

/// A resolver document of the Design Tokens Community Group, resolver module 2025.10: sets of tokens, and modifiers whose
/// contexts (`theme=dark`) lay other tokens over them.
///
/// Every combination of contexts that changes a colour of the chart is a mode, named `theme=dark,contrast=high`.
package enum ResolverTokens: ThemeFormat {
  package static let name = "dtcg-resolver"
  package static let label = "DTCG resolver document"

  package static func recognises(_ input: ThemeInput) -> Bool {
    input.root?["resolutionOrder"]?.items != nil
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root.node.members != nil else {
      throw ThemeProblem("a resolver document is a JSON object", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    let resolver = try ResolverDocument(root, options: options, record: record)
    let chosen = try resolver.chosen(options.contexts)
    let tokens = TokenTheme(file: input.file, options: options, record: record)
    let included = SiblingTokens(of: input.file, searches: false, options: options, record: record)
    let reading: TokenTheme.Reading
    do throws(ThemeProblem) {
      let modes = try ResolverModes(resolver, chosen: chosen, tokens: tokens).modes(tokens)
      reading = try tokens.read(
        modes.map { mode in
          var tree = mode.tree
          included.complete(&tree)
          return TokenTheme.Mode(name: mode.name, tree: tree)
        })
    } catch {
      // Where no colours are found, what kept them out is what has to be mended.
      throw error.reason == .noChartColors ? record.firstProblem ?? error : error
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: label, name: root["name"]?.node.string, modes: reading.modes,
      palettes: reading.palettes, notes: record.notes, remarks: record.remarks, problems: record.problems
    ).leaving(record.unjudged)
  }
}
