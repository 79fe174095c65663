import PaletteRules
import SourceText

/// Design tokens as the Design Tokens Community Group writes them down, format module 2025.10, in one file.
///
/// The standard does not cover charts. `$extensions.palettecheck` declares what a token is for, or its name suggests it; a
/// guess is reported in a note.
enum DesignTokens: ThemeFormat {
  static let name = "dtcg"
  static let label = "DTCG design tokens"
  static let fileExtensions = ["tokens", "json"]
  static let namesItsColors = true
  static let holdsTokens = true

  static func recognises(_ input: ThemeInput) -> Bool {
    input.root?.anyNode { $0["$value"] != nil } ?? false
  }

  static func tokens(_ input: ThemeInput, for use: TokenUse, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    guard recognises(input), let root = input.placedRoot else { return nil }
    return TokenTree(designTokens: root, reading, isWhole: use == .reference)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: "a file of design tokens is a JSON object")
    var tree = TokenTree(designTokens: root, reading)
    SiblingTokens(reading, searches: reading.mayShowChart(tree)).complete(&tree)
    return try TokenTheme(reading).read(modesOf: tree).content
  }
}
