import PaletteRules
import SourceText

/// A property that a style sheet or a registry item sets, with all that decides which of several wins.
struct CSSProperty: Sendable {
  /// As written, with `--`.
  let name: String
  let value: CSSValue
  /// Where it holds; any one of these.
  let contexts: [CSSContext]
  /// Whether `!important` follows.
  var isImportant = false
  /// Its layer, counted from the weakest; `.max` for none. Source: CSS Cascade 5 section 6.4.4.
  var layer = Int.max
  /// The function that the sheets put around it where they use it: `hsl` for `hsl(var(--chart-1))`; nil for none.
  var function: String?
}

extension CSSProperty {
  /// The custom properties that the value refers to.
  var references: [String] { variables.map(\.name) }

  /// Those of them that nothing replaces.
  var needed: [String] { variables.filter { !$0.isReplaced }.map(\.name) }

  /// The custom properties in `var(…)`, and whether another value follows a comma.
  private var variables: [(name: String, isReplaced: Bool)] {
    let bytes = value.bytes[value.range]
    // Most values hold none, and their tokens need not be found.
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 | 0x20 == UInt8(ascii: "r") && $1 == UInt8(ascii: "(") })
    else { return [] }
    let tokens = value.tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .function, value.word(tokens[index]) == "var(" else { return nil }
      let rest = Array(tokens[(index + 1)...].lazy.filter { !$0.isBlank }.prefix(2))
      guard let name = rest.first, name.kind == .identifier else { return nil }
      let isReplaced = rest.count > 1 && rest[1].kind == .delimiter(UInt8(ascii: ","))
      return (value.part(name.range).text, isReplaced)
    }
  }
}
