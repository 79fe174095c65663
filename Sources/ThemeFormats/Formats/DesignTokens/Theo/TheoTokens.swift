import PaletteRules
import SourceText

/// Tokens as Salesforce's Theo writes them down, in YAML or JSON: `props`, `aliases` and the files under `imports`.
enum TheoTokens: ThemeFormat {
  static let name = "theo-yaml"
  static let label = "Theo tokens"
  static let fileExtensions = ["yaml", "yml", "json"]
  static let namesItsColors = true
  static let holdsTokens = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, let members = root.members else { return false }
    let hasProps = root["props"]?.members != nil || root["props"]?.items != nil
    let hasAliases = root["aliases"]?.members != nil
    if members.allSatisfy({ keys.contains($0.key) }) {
      return hasProps || hasAliases || root["imports"]?.items != nil
    }
    // Properties of a component are called props too; those of Theo have values.
    return hasProps && (hasAliases || root["global"]?.members != nil || holdsValues(root["props"]))
  }

  private static func holdsValues(_ props: SourceNode?) -> Bool {
    props?.members?.contains { $0.value["value"] != nil }
      ?? props?.items?.contains { $0["name"] != nil && $0["value"] != nil } ?? false
  }

  private static let keys: Set<String> = ["global", "imports", "props", "aliases", "options", "meta"]

  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    guard recognises(input), let root = input.placedRoot else { return nil }
    let aliases = Dictionary(root.theoAliases.map { ($0.key, $0.value) }) { _, last in last }
    return TokenTree(theoTokens: root, aliases: aliases, record: reading.record)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else {
      throw ThemeProblem(Refusal.otherForms("Theo tokens", "an object with 'props'"), path: reading.path)
    }
    let record = reading.record
    var imports = TheoImports(reading)
    var tree = imports.tokens(of: root)
    if tree.tokens.isEmpty, let missing = imports.missing.first { throw missing }
    SiblingTokens(reading, searches: reading.mayShowChart(tree)).complete(&tree)
    for problem in imports.missing { record.report(problem, unless: tree.openReferences.isEmpty) }
    return try TokenTheme(reading).read([TokenTheme.Mode(name: "light", tree: tree)]).content
  }
}

extension ReadingRecord {
  /// A missing file is a problem if a reference needs it, otherwise a note.
  fileprivate func report(_ problem: ThemeProblem, unless isSettled: Bool) {
    if isSettled { note(.missingImport, problem.message) } else { self.problem(problem) }
  }
}

/// Draws in the files that Theo files import, each once.
private struct TheoImports {
  private static let mostFiles = 256

  private let reading: Reading
  private var seen: Set<String> = []
  /// Imports that could not be read.
  private(set) var missing: [ThemeProblem] = []

  init(_ reading: Reading) {
    self.reading = reading
  }

  /// The tokens of a file over those of the files it imports; they in turn, without recursion.
  mutating func tokens(of root: PlacedNode) -> TokenTree {
    seen.insert(root.file.path)
    var order = [root]
    var next = 0
    while next < order.count {
      for place in order[next]["imports"]?.items ?? [] {
        guard let text = place.node.string else {
          reading.record.problem(TokenProblem.notPath("an import", place.node.kindName), at: place.origin)
          continue
        }
        if let found = imported(text, at: place) { order.append(found) }
      }
      next += 1
    }
    var tree = TokenTree()
    let named = order.flatMap(\.theoAliases).map { ($0.key, $0.value) }
    let aliases = Dictionary(named) { nearer, _ in nearer }
    for root in order.reversed() {
      tree.merge(TokenTree(theoTokens: root, aliases: aliases, record: reading.record))
    }
    return tree
  }

  private mutating func imported(_ path: String, at place: PlacedNode) -> PlacedNode? {
    guard seen.count < Self.mostFiles else { return nil }
    do throws(ThemeProblem) {
      guard let siblings = reading.options.siblings else {
        throw ThemeProblem(ReadingProblem.noFolder(path), path: place.file.path)
      }
      guard let file = try siblings.files(matching: path, beside: place.file).first else {
        throw ThemeProblem(ReadingProblem.noSuchFile(path), path: place.file.path)
      }
      guard seen.insert(file.path).inserted else { return nil }
      reading.record.parts.insert(file.path)
      return try ThemeInput(file, options: reading.options).placedRoot
    } catch {
      var problem = error
      if problem.origin == nil {
        problem.sentence = ReadingProblem.missingImport(path, error.message)
        (problem.origin, problem.path) = (place.origin, place.file.path)
      }
      missing.append(problem)
      return nil
    }
  }
}

extension TokenTree {
  /// The `props` and `aliases` of one Theo file; aliases only serve references and have no role themselves.
  ///
  /// - Parameter aliases: those of this file and of all that it imports: `BLUE: {value: "{!BLUE}"}` is the alias of that name,
  ///   as `!` names no property.
  init(theoTokens root: PlacedNode, aliases: [String: PlacedNode], record: ReadingRecord) {
    self.init()
    add(root: root.node, of: root.file)
    for alias in root.theoAliases {
      let value = LegacySpelling.respelt(alias.value)
      guard TokenPathLimit.allows([alias.key], at: alias.value, record: record) else { continue }
      add(Token(path: [alias.key], value: value, type: nil, settings: [], isForReferences: true))
    }
    let common = root["global"]?["type"]?.node.string
    for prop in root.theoProps {
      guard var value = prop.value["value"] ?? (prop.value.node.members == nil ? prop.value : nil),
        TokenPathLimit.allows([prop.key], at: prop.value, record: record)
      else { continue }
      if let text = value.node.string, LegacySpelling.respelt(text) == "{\(prop.key)}", let alias = aliases[prop.key] {
        value = alias
      }
      let type = TypeSpelling.read(prop.value["type"]?.node.string ?? common, record: record)
      let settings = prop.value["$extensions"]?["palettecheck"].map { [$0] } ?? []
      add(Token(path: [prop.key], value: LegacySpelling.respelt(value), type: type, settings: settings))
    }
  }
}

extension PlacedNode {
  /// The aliases of a Theo file: a value, or an object with one.
  var theoAliases: [(key: String, value: PlacedNode)] {
    (self["aliases"]?.members ?? []).map { ($0.key, $0.value["value"] ?? $0.value) }
  }

  /// The properties: an object by name, or a list of objects that have a `name`.
  fileprivate var theoProps: [(key: String, value: PlacedNode)] {
    if let members = self["props"]?.members { return members.map { ($0.key, $0.value) } }
    return (self["props"]?.items ?? []).compactMap { item in item["name"]?.node.string.map { ($0, item) } }
  }
}
