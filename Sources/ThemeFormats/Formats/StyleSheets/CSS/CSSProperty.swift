import PaletteRules
import SourceText

/// A property that a style sheet or a registry item sets, with all that decides which of several wins.
struct CSSProperty: Sendable {
  /// As written, with `--`.
  let name: String
  /// What it is set to.
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
  var references: [String] {
    let tokens = value.tokens
    var names: [String] = []
    for (index, token) in tokens.enumerated() where token.kind == .function && value.word(token) == "var(" {
      if let name = tokens[(index + 1)...].first(where: { !$0.isBlank }), name.kind == .identifier {
        names.append(CSSName.unescaped(value.part(name.range).text))
      }
    }
    return names
  }

  /// Those of them that nothing stands in for.
  var needed: [String] {
    let tokens = value.tokens
    var names: [String] = []
    for (index, token) in tokens.enumerated() where token.kind == .function && value.word(token) == "var(" {
      let rest = Array(tokens[(index + 1)...].lazy.filter { !$0.isBlank }.prefix(2))
      guard let name = rest.first, name.kind == .identifier else { continue }
      if rest.count < 2 || rest[1].kind != .delimiter(UInt8(ascii: ",")) {
        names.append(CSSName.unescaped(value.part(name.range).text))
      }
    }
    return names
  }
}
