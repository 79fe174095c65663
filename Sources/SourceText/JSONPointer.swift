/// A path into a tree, written as RFC 6901 says: `/series/0/color`, with `~` as `~0` and `/` as `~1`.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The unescaped steps from the root; none for the whole document.
  package var tokens: [String]

  /// Creates a pointer from unescaped steps.
  package init(_ tokens: [String] = []) { self.tokens = tokens }

  /// The pointer one member further.
  package func appending(_ key: String) -> JSONPointer { JSONPointer(tokens + [key]) }
  /// The pointer one item further.
  package func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens + [String(index)]) }

  /// The RFC 6901 spelling; empty for the whole document.
  package var description: String {
    tokens.map { token in
      var escaped = "/"
      for character in token.unicodeScalars {
        switch character {
        case "~": escaped += "~0"
        case "/": escaped += "~1"
        default: escaped.unicodeScalars.append(character)
        }
      }
      return escaped
    }.joined()
  }
}
