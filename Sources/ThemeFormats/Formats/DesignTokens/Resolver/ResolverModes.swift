import PaletteRules
import SourceText

/// The combinations of contexts that a chart may be seen in.
struct ResolverModes {
  private let document: ResolverDocument
  /// The requested context, by modifier.
  private let chosen: [Int?]
  /// Modifiers of which some context says something about a colour of the chart.
  private let relevant: [Int]

  /// Combinations that are all looked at; more have to be narrowed down.
  static let most = 32

  /// Finds the modifiers that matter to the chart.
  init(_ document: ResolverDocument, chosen: [Int?], tokens: TokenTheme) throws(ThemeProblem) {
    self.document = document
    self.chosen = chosen
    // Everything that any context defines, at once: whatever a chart could use in some combination is in there.
    var whole = TokenTree()
    whole.isFlattened = true
    var trees: [TokenTree] = []
    for step in document.steps {
      switch step {
      case .set(let sets): trees += sets
      case .modifier(let index):
        let modifier = document.modifiers[index]
        let order = modifier.contexts.indices.filter { $0 != modifier.standard } + [modifier.standard]
        trees += order.flatMap { modifier.contexts[$0].trees }
      }
    }
    for tree in trees { whole.merge(tree) }
    let scratch = TokenTheme(tokens.reading.trial)
    whole.inherit(limit: tokens.reading.options.maxTokens, record: scratch.reading.record)
    let used = try scratch.read([TokenTheme.Mode(name: "", tree: whole)]).reached
    let reached = Self.closure(of: used, over: trees + [whole])
    relevant = document.modifiers.indices.filter { document.modifiers[$0].changes(reached) }
  }

  /// The tokens of each combination, the one of defaults first.
  ///
  /// - Throws: ``ThemeProblem`` when there are more than ``most``.
  func modes(_ tokens: TokenTheme) throws(ThemeProblem) -> [TokenTheme.Mode] {
    let standard = document.modifiers.indices.map { chosen[$0] ?? document.modifiers[$0].standard }
    var combinations = [standard]
    for index in relevant where chosen[index] == nil {
      let contexts = document.modifiers[index].contexts.indices
      let order = [standard[index]] + contexts.filter { $0 != standard[index] }
      let count = combinations.count * order.count
      guard count <= Self.most else { throw tooMany() }
      combinations = combinations.flatMap { combination in
        order.map { context in
          var next = combination
          next[index] = context
          return next
        }
      }
    }
    return combinations.map { contexts in
      TokenTheme.Mode(
        name: ContextNames.joined(relevant.map { (document.modifiers[$0].name, contextName($0, contexts[$0])) }),
        tree: document.tree(contexts, limit: tokens.reading.options.maxTokens, record: tokens.reading.record))
    }
  }

  private func contextName(_ modifier: Int, _ context: Int) -> String {
    document.modifiers[modifier].contexts[context].name
  }

  private func tooMany() -> ThemeProblem {
    let open = relevant.filter { chosen[$0] == nil }.map { document.modifiers[$0] }
    let factors = open.map { String($0.contexts.count) }.joined(separator: " × ")
    // At most 256 contexts in all: the product of their counts may still pass what fits a word.
    let product = open.reduce(1.0) { $0 * Double($1.contexts.count) }
    let count = product < 1e6 ? "\(Int(product))" : ""
    let example = open.first.map { "\($0.name)=\($0.contexts.first?.name ?? "")" } ?? ""
    let names = open.map { "\($0.name) (\($0.contexts.map(\.name).joined(separator: ", ")))" }
    return ThemeProblem(
      Refusal.tooManyCombinations(factors, count, Self.most, example, names.joined(separator: "; ")),
      path: document.place.file.path, origin: document.place["resolutionOrder"]?.origin)
  }

  /// The names, and all that any definition of theirs refers to.
  private static func closure(of names: Set<String>, over trees: [TokenTree]) -> Set<String> {
    var reached = names
    var pending = names.sorted()
    while let name = pending.popLast() {
      for tree in trees {
        guard let index = tree.index(of: name) else { continue }
        let token = tree.tokens[index]
        for next in token.value.node.referredNames where reached.insert(next).inserted { pending.append(next) }
      }
    }
    return reached
  }
}

extension ResolverDocument.Modifier {
  /// Whether its contexts say different things about any of the tokens.
  fileprivate func changes(_ names: Set<String>) -> Bool {
    let values = contexts.map { context in
      var values: [String: PlacedNode] = [:]
      for tree in context.trees {
        for token in tree.tokens where names.contains(token.name) { values[token.name] = token.value }
      }
      return values
    }
    guard let first = values.first else { return false }
    return values.dropFirst().contains { other in
      other.count != first.count
        || first.contains { name, value in
          other[name].map { $0.file !== value.file || $0.node.range != value.node.range } ?? true
        }
    }
  }
}

extension SourceNode {
  /// The names of the tokens that a value refers to, wherever in it.
  fileprivate var referredNames: [String] {
    var names: [String] = []
    var pending = [self]
    while let node = pending.popLast() {
      switch TokenReference(node) {
      case .name(let name): names.append(name)
      case .pointer(let text):
        let steps = JSONPointer(fragment: text)?.tokens ?? []
        names.append(steps.prefix { $0 != "$value" }.joined(separator: "."))
      case nil: break
      }
      pending += node.items ?? node.members?.map(\.value) ?? []
    }
    return names
  }
}
