import PaletteRules
import SourceText

/// An item of `resolutionOrder`, written there or referred to: a set or a modifier.
struct ResolverPart {
  enum Kind {
    /// The list of its sources.
    case set(PlacedNode)
    /// The map of its contexts.
    case modifier(PlacedNode)
  }

  let name: String
  let kind: Kind
  /// Whether it is written in `resolutionOrder` itself.
  let isInline: Bool
  let place: PlacedNode

  /// Nil, with a problem in the record, when it is neither.
  init?(_ item: PlacedNode, sources: inout ResolverSources, record: ReadingRecord) {
    var place = item
    isInline = item["$ref"] == nil
    if let reference = item["$ref"] {
      guard let target = sources.target(of: reference, mayBeModifier: true) else { return nil }
      place = target
      name = target.pointer.tokens.last ?? reference.node.string ?? ""
    } else {
      if item["name"]?.node.string == nil {
        record.problem(TokenProblem.unnamedPart(), at: item.origin)
      }
      if !["set", "modifier"].contains(item["type"]?.node.string) {
        record.problem(TokenProblem.untypedPart(), at: item.origin)
      }
      name = item["name"]?.node.string ?? "unnamed"
    }
    self.place = place
    if let list = place["sources"], list.node.items != nil {
      kind = .set(list)
    } else if let contexts = place["contexts"] ?? place["context"], contexts.node.members != nil {
      // Three examples of the published module spell the key without its last letter.
      kind = .modifier(contexts)
    } else {
      record.problem(TokenProblem.unknownPart(name), at: item.origin)
      return nil
    }
  }
}

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
        throw problem(Refusal.notContext(input), "write --context modifier=context, such as 'theme=dark'")
      }
      let name = String(input[..<equals])
      let context = String(input[input.index(after: equals)...])
      let found =
        modifiers.firstIndex { $0.name == name } ?? modifiers.firstIndex { $0.name.lowercased() == name.lowercased() }
      guard let found else {
        let names = modifiers.map(\.name)
        throw problem(
          Refusal.noSuchModifier(name),
          DidYouMean.phrase(for: name, among: names)
            ?? (names.isEmpty ? "the document has none" : "the modifiers are \(names.joined(separator: ", "))"))
      }
      let names = modifiers[found].contexts.map(\.name)
      guard let index = modifiers[found].index(of: context) else {
        throw problem(
          Refusal.noSuchContext(name, context),
          DidYouMean.phrase(for: context, among: names) ?? "its contexts are \(names.joined(separator: ", "))")
      }
      chosen[found] = index
    }
    return chosen
  }

  private func problem(_ sentence: Message, _ help: String) -> ThemeProblem {
    ThemeProblem(sentence, help: help, path: place.file.path)
  }
}
