import PaletteRules
import SourceText

/// Contexts as the command line and the names of modes write them: `theme=dark,contrast=high`.
enum ContextNames {
  /// The name of a combination; the base mode's where nothing varies.
  static func joined(_ contexts: [(modifier: String, context: String)]) -> String {
    contexts.isEmpty ? "light" : contexts.map { "\($0.modifier)=\($0.context)" }.joined(separator: ",")
  }
}

extension ResolverDocument {
  /// The requested contexts, by modifier; nil if there are none.
  ///
  /// - Throws: ``ThemeProblem`` for a modifier or a context that is not there (resolver module, input validation).
  func chosen(_ inputs: [String]) throws(ThemeProblem) -> [Int?] {
    var chosen = [Int?](repeating: nil, count: modifiers.count)
    for input in inputs {
      guard let equals = input.firstIndex(of: "=") else {
        throw problem("'\(input)' is not a context", "write --context modifier=context, such as 'theme=dark'")
      }
      let name = String(input[..<equals])
      let context = String(input[input.index(after: equals)...])
      let found =
        modifiers.firstIndex { $0.name == name } ?? modifiers.firstIndex { $0.name.lowercased() == name.lowercased() }
      guard let found else {
        let names = modifiers.map(\.name)
        throw problem(
          "there is no modifier '\(name)'",
          DidYouMean.phrase(for: name, among: names)
            ?? (names.isEmpty ? "the document has none" : "the modifiers are \(names.joined(separator: ", "))"))
      }
      let names = modifiers[found].contexts.map(\.name)
      guard let index = modifiers[found].index(of: context) else {
        throw problem(
          "the modifier '\(name)' has no context '\(context)'",
          DidYouMean.phrase(for: context, among: names) ?? "its contexts are \(names.joined(separator: ", "))")
      }
      chosen[found] = index
    }
    return chosen
  }

  private func problem(_ message: String, _ help: String) -> ThemeProblem {
    ThemeProblem(message, help: help, path: place.file.path)
  }
}
