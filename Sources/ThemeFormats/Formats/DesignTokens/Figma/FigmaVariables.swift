import PaletteRules
import SourceText

/// Variables of Figma, as its REST interface gives them out (`GET /v1/files/:key/variables/local`), with or without `meta`.
///
/// A variable is a token by its name, split at slashes. Each mode of a collection is a mode; a collection that has no mode
/// of that name is in its default mode.
enum FigmaVariables: ThemeFormat {
  static let name = "figma-variables"
  static let label = "Figma variables"
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return (root["meta"] ?? root)["variableCollections"]?.members != nil
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    guard let root = reading.input.placedRoot else {
      throw ThemeProblem(Refusal.otherForm("an export of Figma variables", "a JSON object"), path: reading.path)
    }
    let record = reading.record
    let export = FigmaExport(root["meta"] ?? root, record: record)
    let names = export.modeNames
    guard names.count <= Modes.most else {
      throw ThemeProblem(
        ReadingProblem.tooMany(names.count, "modes", Modes.most), path: reading.path)
    }
    let base = export.baseMode
    // One trial reading tells which colours a chart uses; modes of collections without any do not matter.
    let reached = try TokenTheme(reading.trial).read([
      TokenTheme.Mode(name: base ?? "light", tree: export.tree(in: base))
    ]).reached
    let used = export.modes(of: reached)
    var modes = used.filter { $0 == base } + used.filter { $0 != base }
    if modes.isEmpty { modes = [base ?? "light"] }
    let outcome = try TokenTheme(reading).read(
      modes.map { name in
        // What Figma calls the only mode of a collection says nothing.
        let isNameless = modes.count == 1 && ["mode 1", "default", "value"].contains(name.lowercased())
        return TokenTheme.Mode(name: isNameless ? "light" : name, tree: export.tree(in: name))
      })
    // Variables outside the chart's groups do not matter.
    let groups = Set(outcome.reached.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    for mode in modes {
      for token in export.leftOut(in: mode)
      where groups.contains(token.split(separator: ".").dropLast().joined(separator: ".")) {
        record.leave(.aliasUnlisted, token, mode)
      }
    }
    return outcome.content
  }
}

/// The collections and variables of an export.
struct FigmaExport {
  private struct Collection {
    let name: String
    let modes: [(id: String, name: String)]
    let defaultMode: String

    init(_ place: PlacedNode) {
      name = place["name"]?.node.string ?? ""
      modes = (place["modes"]?.items ?? []).compactMap { mode in
        guard let id = mode["modeId"]?.node.string else { return nil }
        return (id, Modes.usual(mode["name"]?.node.string ?? id))
      }
      defaultMode = place["defaultModeId"]?.node.string ?? modes.first?.id ?? ""
    }

    /// The default mode where no mode has that name.
    func mode(named name: String?) -> String { modes.first { $0.name == name }?.id ?? defaultMode }
  }

  private struct Variable {
    let path: [String]
    let collection: String
    let isRemote: Bool
    let values: PlacedNode
  }

  private var collections: [String: Collection] = [:]
  private var collectionOrder: [String] = []
  private var variables: [Variable] = []
  /// The names that references are written with, by the variable's id.
  private var names: [String: String] = [:]

  /// Reads the object that holds `variableCollections` and `variables`.
  init(_ place: PlacedNode, record: ReadingRecord) {
    for member in place["variableCollections"]?.members ?? [] {
      collections[member.key] = Collection(member.value)
      collectionOrder.append(member.key)
    }
    var taken: Set<String> = []
    var deleted = 0
    for member in place["variables"]?.members ?? [] {
      let variable = member.value
      guard variable["resolvedType"]?.node.string == "COLOR", let name = variable["name"]?.node.string,
        let values = variable["valuesByMode"]
      else { continue }
      if variable["deletedButReferenced"]?.node.boolean == true {
        deleted += 1
        continue
      }
      let collection = variable["variableCollectionId"]?.node.string ?? ""
      var path = name.split(separator: "/").map { String($0).trimmingBlanks }
      // Libraries of several modes have the same names in each.
      if taken.contains(path.joined(separator: ".")) { path.insert(collections[collection]?.name ?? collection, at: 0) }
      guard TokenPathLimit.allows(path, at: variable, record: record) else { continue }
      let joined = path.joined(separator: ".")
      taken.insert(joined)
      names[member.key] = joined
      if let id = variable["id"]?.node.string { names[id] = joined }
      variables.append(
        Variable(
          path: path, collection: collection, isRemote: variable["remote"]?.node.boolean ?? false, values: values))
    }
    let unlisted = variables.reduce(0) { count, variable in
      count + (variable.values.members ?? []).count { $0.value["id"]?.node.string.map { names[$0] == nil } ?? false }
    }
    if unlisted > 0 {
      record.note(.aliasesUnlisted, unlisted)
    }
    if deleted > 0 {
      record.note(.deletedVariables, deleted)
    }
  }

  /// The names of all modes, each once, in the order of the collections.
  var modeNames: [String] {
    var seen: Set<String> = []
    return collectionOrder.flatMap { collections[$0]?.modes.map(\.name) ?? [] }.filter { seen.insert($0).inserted }
  }

  /// The default mode of the collection with the most colours.
  var baseMode: String? {
    var counts: [String: Int] = [:]
    for variable in variables where !variable.isRemote { counts[variable.collection, default: 0] += 1 }
    let largest = collectionOrder.max { counts[$0] ?? 0 < counts[$1] ?? 0 }
    return largest.flatMap { collections[$0] }.flatMap { one in one.modes.first { $0.id == one.defaultMode }?.name }
  }

  /// The modes of the collections that hold these tokens, in their order.
  func modes(of tokens: Set<String>) -> [String] {
    let held = Set(
      variables.filter { !$0.isRemote && tokens.contains($0.path.joined(separator: ".")) }.map(\.collection))
    var seen: Set<String> = []
    // A collection of one mode is the same in all.
    return collectionOrder.filter { held.contains($0) && collections[$0]?.modes.count ?? 0 > 1 }.flatMap {
      collections[$0]?.modes.map(\.name) ?? []
    }
    .filter { seen.insert($0).inserted }
  }

  /// The names of variables that have a value in a mode and no colour, because their alias leads out of the export.
  func leftOut(in mode: String?) -> [String] {
    let present = Set(tree(in: mode).names)
    return variables.filter { !$0.isRemote && collections[$0.collection] != nil }
      .map { $0.path.joined(separator: ".") }.filter { !present.contains($0) }
  }

  /// The tokens in a mode; variables of libraries stand by. What leads to a variable without a value is left out.
  func tree(in mode: String?) -> TokenTree {
    var values: [(variable: Variable, value: PlacedNode)] = variables.compactMap { variable in
      guard let collection = collections[variable.collection],
        let value = variable.values[collection.mode(named: mode)].flatMap(followed)
      else { return nil }
      return (variable, value)
    }
    for _ in 0..<ReferenceResolver.longestChain {
      let present = Set(values.map { $0.variable.path.joined(separator: ".") })
      let count = values.count
      values.removeAll { pair in
        if case .name(let name) = TokenReference(pair.value.node) { !present.contains(name) } else { false }
      }
      if values.count == count { break }
    }
    var tree = TokenTree()
    for (variable, value) in values {
      tree.add(
        Token(
          path: variable.path, value: value, type: "color", settings: [],
          isForReferences: variable.isRemote))
      tree.add(group: Array(variable.path.dropLast()))
    }
    return tree
  }

  /// The value with an alias by id as a reference by name; nil when it is to a variable that the export does not list.
  private func followed(_ value: PlacedNode) -> PlacedNode? {
    guard value["type"]?.node.string == "VARIABLE_ALIAS", let id = value["id"]?.node.string else { return value }
    return names[id].map { name in
      PlacedNode(
        node: SourceNode(.string("{\(name)}"), range: value.node.range), file: value.file, pointer: value.pointer)
    }
  }
}
