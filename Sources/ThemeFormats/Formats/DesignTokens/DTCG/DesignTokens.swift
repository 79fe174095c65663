import PaletteRules
import SourceText

/// Design tokens as the Design Tokens Community Group writes them down, format module 2025.10, in one file.
///
/// The standard does not cover charts. `$extensions.palettecheck` declares what a token is for, or its name suggests it; a
/// guess is reported in a note.
enum DesignTokens: ThemeFormat {
  static let name = "dtcg"
  static let label = "DTCG design tokens"
  static let fileExtensions = ["tokens", "json"]
  static let namesItsColors = true
  static let holdsTokens = true

  static func recognises(_ input: ThemeInput) -> Bool {
    input.root?.anyNode { $0["$value"] != nil } ?? false
  }

  static func tokens(_ input: ThemeInput, _ reading: Reading) throws(ThemeProblem) -> TokenTree? {
    guard recognises(input), let root = input.placedRoot else { return nil }
    return TokenTree(designTokens: root, reading, isWhole: true)
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let root = try reading.object(or: Refusal.otherForm("a file of design tokens", "a JSON object"))
    var tree = TokenTree(designTokens: root, reading)
    SiblingTokens(reading, searches: reading.mayShowChart(tree)).complete(&tree)
    return try TokenTheme(reading).read(modesOf: tree).content
  }
}

/// An object of a DTCG file on the way through it: a group, a token, or both.
struct DesignTokenObject {
  /// The keys of the group around it.
  let group: [String]
  /// Its own; nil for the root.
  let key: String?
  /// Both, as references write them.
  let name: String
  /// Its position.
  let place: PlacedNode
  /// The type of the group around it.
  let type: String?
  /// `$extensions.palettecheck` of the groups around it, outermost first.
  let settings: [PlacedNode]

  var path: [String] { key.map { group + [$0] } ?? [] }
  var isRoot: Bool { key == nil }
  /// How many keys lead to it.
  var depth: Int { isRoot ? 0 : group.count + 1 }
  /// Bytes of these keys, each with one for its separator.
  var nameBytes: Int { isRoot ? 0 : name.utf8.count + 1 }

  func token(_ value: PlacedNode, type: String?, settings: [PlacedNode]) -> Token {
    Token(group: group, key: key, name: name, value: value, type: type, settings: settings)
  }
}

extension DesignTokenObject {
  /// The object that holds all others.
  init(root: PlacedNode) { self.init(group: [], key: nil, name: "", place: root, type: nil, settings: []) }
}

/// A group whose members are being read.
///
/// What its tokens have in common is made once: the groups of large files are few beside their tokens.
struct DesignTokenGroup {
  private let path: [String]
  /// The name with the dot that its tokens' keys follow.
  private let prefix: String
  private let place: PlacedNode
  private let members: [SourceNode.Member]
  private let type: String?
  private let settings: [PlacedNode]
  private var index = 0

  /// Begins with its first member.
  init(_ object: DesignTokenObject, members: [SourceNode.Member], type: String?, settings: [PlacedNode]) {
    path = object.path
    prefix = object.isRoot ? "" : object.name + "."
    place = object.place
    self.members = members
    self.type = type
    self.settings = settings
  }

  mutating func next() -> DesignTokenObject? {
    while index < members.count {
      defer { index += 1 }
      guard DesignTokenParts.isGroupOrToken(members[index]) else { continue }
      let key = members[index].key
      return DesignTokenObject(
        group: path, key: key, name: prefix + key, place: place.member(key, members[index].value), type: type,
        settings: settings)
    }
    return nil
  }
}

/// The properties of an object, without the groups and tokens in it: indices of its members.
struct DesignTokenParts {
  var type: Int?
  var value: Int?
  var reference: Int?
  var extended: Int?
  var extensions: Int?
  /// Whether there are groups or tokens in it.
  var holdsOthers = false
  /// Whether it holds anything except properties, groups and tokens.
  var holdsBare = false

  /// Looks at each member once.
  init(_ members: [SourceNode.Member]) {
    // What a span lends is not copied.
    let members = members.span
    for index in members.indices {
      if Self.isGroupOrToken(members[index]) {
        holdsOthers = true
        continue
      }
      switch members[index].key {
      case "$value": value = index
      case "$type": type = index
      case "$extensions": extensions = index
      case "$ref": reference = index
      case "$extends": extended = index
      case let key: if key.utf8.first != UInt8(ascii: "$") { holdsBare = true }
      }
    }
  }

  /// Whether a member is not a property of the object (DTCG 2025.10 format module, section 6).
  static func isGroupOrToken(_ member: SourceNode.Member) -> Bool {
    member.value.isObject && (member.key.utf8.first != UInt8(ascii: "$") || member.key == "$root")
  }
}
