import PaletteRules
import SourceText

/// A resolver document of the Design Tokens Community Group, resolver module 2025.10: sets of tokens, and modifiers whose
/// contexts (`theme=dark`) lay other tokens over them.
///
/// Every combination of contexts that changes a colour of the chart is a mode, named `theme=dark,contrast=high`.
package enum ResolverTokens: ThemeFormat {
  package static let name = "dtcg-resolver"
  static let label = "DTCG resolver document"
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    input.root?["resolutionOrder"]?.items != nil
  }

  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    guard input.root?["resolutionOrder"] != nil else { return nil }
    throw ThemeProblem(ReadingProblem.fileWithoutTokens(input.file.path), path: input.file.path)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a resolver document", "a JSON object"))
    let resolver = try ResolverDocument(root, reading)
    let chosen = try resolver.chosen(reading.options.contexts)
    let tokens = TokenTheme(reading)
    let included = SiblingTokens(reading, searches: false)
    do throws(ThemeProblem) {
      let modes = try ResolverModes(resolver, chosen: chosen, tokens: tokens).modes(tokens)
      var content = try tokens.read(
        modes.map { mode in
          var tree = mode.tree
          included.complete(&tree)
          return TokenTheme.Mode(name: mode.name, tree: tree)
        }
      ).content
      content.name = root["name"]?.node.string
      return content
    } catch {
      // Where no colours are found, the cause is what kept them out.
      throw error.reason == .noChartColors ? reading.record.firstProblem ?? error : error
    }
  }
}
