import PaletteRules
import SourceText

extension Reading {
  /// Whether these tokens may be a chart's: then what they refer to is looked for in other files. Of a file that the user
  /// names, all of them may.
  func mayShowChart(_ tree: TokenTree) -> Bool {
    guard options.isFound, options.series.isEmpty, options.named.isEmpty else { return true }
    var known = KnownKeys()
    return tree.tokens.contains { token in
      guard !token.standsBy else { return false }
      return !token.settings.isEmpty || known.words(of: token.key, in: token.group).contains(where: \.mayNameChart)
    }
  }
}
