import PaletteRules
import SourceText

/// Every token of one or more files, in file order, findable by name.
///
/// Names are looked up joined with dots, so that a legacy name that holds a dot itself is found too; where two paths
/// are spelled alike, the one with more steps is meant, as the standard reads it.
struct TokenTree: Sendable {
  /// In file order.
  private(set) var tokens: [Token] = []
  private var indices: [NameKey: Int] = [:]
  private(set) var groups: Set<String> = []
  /// The roots that `#/…` starts from, by file.
  private var roots: [ObjectIdentifier: SourceNode] = [:]
  /// The types that groups declare, by the group's name.
  private var groupTypes: [String: String] = [:]
  /// `$extends` of groups, to be followed when all tokens are together.
  var extensions: [GroupExtension] = []
  /// What tokens are in each mode that their own file names, in addition to their value.
  var modeValues = ModeValues()
  /// Where the key of the mode is in the paths of tokens whose group is called by one: it is no part of their names.
  var modeKeys: [Int: Int] = [:]
  /// The mode that all of them are for, where their groups name no other.
  var onlyMode: String?
  /// What stands in the place of a token and is none: looked at only beside what a chart uses.
  var valueless: [Token] = []
  /// What the format calls the value of a token.
  var valueKey = "$value"
  /// Whether several sources were laid over each other, so that `#/…` means the result (DTCG 2025.10 resolver module: the
  /// result "behaves as if it was a single JSON file").
  var isFlattened = false

  /// Whether a build wrote the tokens down, resolved, from other files.
  var isBuilt = false

  func index(of name: String) -> Int? { indices[NameKey(name)] }

  /// What the way in a reference leads to in the file that writes it, where it is no token: Style Dictionary refers to parts
  /// of one, `{blue.value.r}`, and to what its object holds beside the value, `{blue.rgb}`.
  func part(_ name: String, in file: SourceFile) -> PlacedNode? {
    let pointer = JSONPointer(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
    guard !isGroup(name), let node = root(of: file)?.node(at: pointer), node.members == nil else { return nil }
    return PlacedNode(node: node, file: file, pointer: pointer)
  }

  func isGroup(_ name: String) -> Bool { groups.contains(name) }

  /// Every name, in file order.
  var names: [String] { tokens.map(\.name) }

  /// The root of a file whose tokens are here.
  func root(of file: SourceFile) -> SourceNode? { roots[ObjectIdentifier(file)] }

  /// Remembers where `#/…` starts in a file.
  mutating func add(root: SourceNode, of file: SourceFile) { roots[ObjectIdentifier(file)] = root }

  /// Adds a group, and the type it declares for what is in it.
  mutating func add(group path: [String], type: String? = nil) {
    add(group: path.joined(separator: "."), type: type)
  }

  /// The same by the group's name.
  mutating func add(group name: String, type: String? = nil) {
    groups.insert(name)
    if let type { groupTypes[name] = type }
  }

  /// The type that the nearest group around a token declares.
  private func groupType(around token: Token) -> String? {
    guard !groupTypes.isEmpty else { return nil }
    var path = token.group[...]
    while true {
      if let type = groupTypes[path.joined(separator: ".")] { return type }
      if path.popLast() == nil { return nil }
    }
  }

  /// Adds a token; a token of the same name is replaced in place.
  mutating func add(_ token: consuming Token) {
    if GradientText.isOne(token.value.node) { token.type = "gradient" }
    // One look-up: the names of large files are many.
    guard let index = indices.updateValue(tokens.count, forKey: NameKey(token.name)) else {
      tokens.append(token)
      return
    }
    indices[NameKey(token.name)] = index
    if token.group.count >= tokens[index].group.count { tokens[index] = token }
  }

  /// Makes room for that many tokens.
  mutating func reserve(_ count: Int) {
    tokens.reserveCapacity(count)
    indices.reserveCapacity(count)
  }

  /// Adds every token of another tree, which wins where names are alike.
  mutating func merge(_ other: TokenTree) {
    let firsts = other.extensions.map { $0.first < other.tokens.count ? other.tokens[$0.first].name : nil }
    for token in other.tokens { add(token) }
    groups.formUnion(other.groups)
    roots.merge(other.roots) { _, new in new }
    groupTypes.merge(other.groupTypes) { _, new in new }
    for (var one, first) in zip(other.extensions, firsts) {
      one.first = first.flatMap { indices[NameKey($0)] } ?? tokens.count
      extensions.append(one)
    }
    modeValues.merge(other.modeValues)
    valueless += other.valueless
    valueKey = other.valueKey
  }

  /// Puts the tokens into another order; each index once.
  mutating func arrange(_ order: [Int]) {
    tokens = order.map { tokens[$0] }
    for (index, token) in tokens.enumerated() { indices[NameKey(token.name)] = index }
  }

  /// Gives the tokens of several sources what they have together: the types of groups, and `$extends`.
  mutating func inherit(limit: Int, record: ReadingRecord) {
    for index in tokens.indices where tokens[index].type == nil {
      tokens[index].type = groupType(around: tokens[index])
    }
    followExtensions(limit: limit, record: record)
  }

  /// Keeps a token for references only.
  mutating func leaveToReferences(_ index: Int) { tokens[index].isForReferences = true }

  mutating func declare(_ index: Int, type: String) { tokens[index].type = type }

  /// Puts another value in the place of a token's own.
  mutating func replace(_ index: Int, value: PlacedNode) {
    tokens[index].value = value
  }
}

/// The order of names that count: `1`, `2`, `10`, or `chart-1`, `chart-2`, `chart-10`.
enum NumericOrder {
  /// Numbers first, ascending; then the rest as given. A number behind words orders only where all words are the same:
  /// `blue900` beside `red100` says nothing about which comes first.
  static func sorted<Element>(_ elements: [Element], name: (Element) -> String) -> [Element] {
    let split = elements.map { (element: $0, parts: parts(of: name($0))) }
    let stems = Set(split.compactMap { $0.parts.number == nil ? nil : $0.parts.stem })
    guard stems.count == 1 else {
      let bare = split.filter { $0.parts.stem.isEmpty && $0.parts.number != nil }
      let rest = split.filter { !($0.parts.stem.isEmpty && $0.parts.number != nil) }
      return ascending(bare) + rest.map(\.element)
    }
    return ascending(split.filter { $0.parts.number != nil }) + split.filter { $0.parts.number == nil }.map(\.element)
  }

  /// The name without its trailing digits, and those as a number.
  static func parts(of name: String) -> (stem: String, number: Int?) {
    let digits = name.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return (String(name.dropLast(digits)), Int(name.suffix(digits)))
  }

  private static func ascending<Element>(
    _ pairs: [(element: Element, parts: (stem: String, number: Int?))]
  ) -> [Element] {
    pairs.enumerated().sorted {
      ($0.element.parts.number ?? 0, $0.offset) < ($1.element.parts.number ?? 0, $1.offset)
    }.map(\.element.element)
  }
}

/// How long the name of a token may be. Names are copied wherever a token is spoken of, so a few enormous keys around many
/// tokens would fill the memory.
struct TokenPathLimit {
  /// Keys from the root.
  static let depth = 64
  /// Bytes of all keys together.
  static let bytes = 1_024

  /// Whether a group or token may have this path; the first that may not is a problem.
  static func allows(_ path: [String], at place: PlacedNode, record: ReadingRecord) -> Bool {
    allows(keys: path.count, bytes: path.reduce(0) { $0 + $1.utf8.count + 1 }, at: place, record: record)
  }

  /// The same by the number of its keys and their bytes, counting one separator for each key.
  static func allows(keys: Int, bytes: Int, at place: PlacedNode, record: ReadingRecord) -> Bool {
    guard keys > depth || bytes > Self.bytes else { return true }
    record.problem(
      keys > depth ? TokenProblem.deepGroups(depth) : TokenProblem.longName(Self.bytes), at: place.origin)
    return false
  }
}
