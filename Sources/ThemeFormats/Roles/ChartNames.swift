import PaletteRules
import SourceText

extension Reading {
  /// Whether a tree of bare values may hold tokens whose references lead somewhere: a workflow or a page of documentation
  /// has braces too, and neither a colour nor a word for charts.
  func mayReferToColors(_ tree: TokenTree) -> Bool {
    var known = KnownKeys()
    return mayShowChart(tree)
      && tree.tokens.contains { token in
        if known.words(of: token.key, in: token.group).contains(where: { $0.mayNameChart || $0.mayNameSurface }) {
          return true
        }
        guard let text = token.value.node.string else { return false }
        if case .name(let name) = TokenReference(token.value.node) {
          return Self.colorWords.contains { name.contains($0) }
        }
        return text.contains("#") && (try? BareColor.read(text)) != nil
      }
  }

  /// Words in references to colours.
  private static let colorWords = ["olor", "olour", "alette", "hue"]

  /// Whether these tokens may be a chart's: then what they refer to is looked for in other files. Of a file that the user
  /// names, all of them may.
  func mayShowChart(_ tree: TokenTree) -> Bool {
    guard options.isFound, options.series.isEmpty, options.named.isEmpty else { return true }
    var known = KnownKeys()
    return tree.tokens.contains { token in
      guard !token.isForReferences else { return false }
      return !token.settings.isEmpty || known.words(of: token.key, in: token.group).contains(where: \.mayNameChart)
    }
  }
}
