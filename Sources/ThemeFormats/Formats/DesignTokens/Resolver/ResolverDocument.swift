import PaletteRules
import SourceText

/// What a resolver document lays over each other, in which order.
struct ResolverDocument {
  /// A modifier: one of its contexts is laid over what is there.
  struct Modifier {
    let name: String
    let contexts: [(name: String, trees: [TokenTree])]
    /// The context to use if none is requested.
    let standard: Int

    /// Upper and lower case are the same unless that leaves two (resolver module, inputs).
    func index(of context: String) -> Int? {
      contexts.firstIndex { $0.name == context }
        ?? contexts.firstIndex { $0.name.lowercased() == context.lowercased() }
    }
  }
  /// An item of `resolutionOrder`.
  enum Step {
    case set([TokenTree])
    case modifier(Int)
  }

  private(set) var steps: [Step] = []
  private(set) var modifiers: [Modifier] = []
  let place: PlacedNode

  /// Items of the order, and contexts of all modifiers; the largest document known has seven contexts.
  private static let most = 256

  /// Reads the document and every file it names.
  ///
  /// - Throws: ``ThemeProblem`` when there are more items or contexts than anybody has.
  init(_ root: PlacedNode, _ reading: Reading) throws(ThemeProblem) {
    let record = reading.record
    place = root
    Self.checkHead(root, reading)
    let items = root["resolutionOrder"]?.items ?? []
    guard items.count <= Self.most else {
      throw ThemeProblem(
        ReadingProblem.tooMany(items.count, "items in 'resolutionOrder'", Self.most), path: root.file.path)
    }
    if items.isEmpty, let order = root["resolutionOrder"] {
      record.problem(TokenProblem.emptyOrder(), at: order.origin)
    }
    var sources = ResolverSources(root, reading)
    var names: Set<String> = []
    for item in items {
      guard let part = ResolverPart(item, sources: &sources, record: record) else { continue }
      if part.isInline, !names.insert(part.name).inserted {
        record.problem(TokenProblem.repeatedPart(part.name), at: item.origin)
      }
      switch part.kind {
      case .set(let list): steps.append(.set(sources.trees(list)))
      case .modifier(let contexts):
        steps.append(.modifier(modifiers.count))
        guard let modifier = Modifier(part, contexts: contexts, sources: &sources, reading)
        else {
          steps.removeLast()
          continue
        }
        if modifiers.contains(where: { $0.name == modifier.name }) {
          record.problem(TokenProblem.repeatedModifier(modifier.name), at: item.origin)
          steps.removeLast()
          continue
        }
        modifiers.append(modifier)
        let count = modifiers.reduce(0) { $0 + $1.contexts.count }
        guard count <= Self.most else {
          throw ThemeProblem(ReadingProblem.tooMany(count, "contexts", Self.most), path: root.file.path)
        }
      }
    }
  }

  private static func checkHead(_ root: PlacedNode, _ reading: Reading) {
    let record = reading.record
    let version = root["version"]
    if let version, version.node.string != "2025.10" {
      let written = version.node.string.map { "\"\($0)\"" } ?? version.node.kindName
      record.problem(
        TokenProblem.wrongVersion(written), at: version.origin)
    }
  }

  /// The tokens in a combination of contexts, one an index for each modifier: laid over each other in order, no reference
  /// followed before all are there (resolver module, alias resolution).
  func tree(_ contexts: [Int], limit: Int, record: ReadingRecord) -> TokenTree {
    var tree = TokenTree()
    tree.isFlattened = true
    for step in steps {
      switch step {
      case .set(let trees): for one in trees { tree.merge(one) }
      case .modifier(let index): for one in modifiers[index].contexts[contexts[index]].trees { tree.merge(one) }
      }
    }
    tree.inherit(limit: limit, record: record)
    return tree
  }
}

extension ResolverDocument.Modifier {
  /// Nil when it has no contexts.
  fileprivate init?(
    _ part: ResolverPart, contexts: PlacedNode, sources: inout ResolverSources, _ reading: Reading
  ) {
    let record = reading.record
    let members = contexts.members ?? []
    guard !members.isEmpty else {
      record.problem(TokenProblem.noContexts(part.name), at: contexts.origin)
      return nil
    }
    name = part.name
    self.contexts = members.map { ($0.key, sources.trees($0.value)) }
    var standard = 0
    if let declared = part.place["default"] {
      if let index = members.firstIndex(where: { $0.key == declared.node.string }) {
        standard = index
      } else {
        record.problem(
          TokenProblem.unknownDefault(part.name, members.map { "'\($0.key)'" }.joined(separator: ", ")),
          at: declared.origin)
      }
    }
    self.standard = standard
  }
}

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
