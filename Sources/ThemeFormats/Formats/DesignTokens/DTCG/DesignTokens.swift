import PaletteRules
import SourceText

/// Design tokens as the Design Tokens Community Group writes them down, format module 2025.10, in one file.
///
/// The standard does not cover charts. `$extensions.palettecheck` declares what a token is for, or its name suggests it; a
/// guess is reported in a note.
enum DesignTokens: ThemeFormat {
  static let name = "dtcg"
  static let label = "DTCG design tokens"
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

/// An object on the way through a file of tokens: a group, a token, or both.
struct TokenStep {
  /// The keys of the group around it, which all that is in it share, and as references write them.
  let group: [String]
  let groupName: String
  /// Its own key; nil for the root.
  let key: String?
  let place: PlacedNode
  /// The type of the group around it.
  let type: String?
  /// `$extensions.palettecheck` of the groups around it, outermost first.
  let settings: [PlacedNode]

  var path: [String] { key.map { group + [$0] } ?? [] }
  var name: String { group.isEmpty ? key ?? "" : groupName + "." + (key ?? "") }

  func token(_ value: PlacedNode, type: String?, settings: [PlacedNode]) -> Token {
    Token(group: group, key: key, name: name, value: value, type: type, settings: settings)
  }

  /// What is in it, the last first.
  func steps(to members: some BidirectionalCollection<SourceNode.Member>, type: String?, settings: [PlacedNode])
    -> [TokenStep]
  {
    let (path, name) = (path, name)
    return members.reversed().map { member in
      TokenStep(
        group: path, groupName: name, key: member.key, place: place.member(member.key, member.value), type: type,
        settings: settings)
    }
  }

  /// Whether its name may be so long; the first that may not is a problem.
  func isWithinLimits(_ record: ReadingRecord) -> Bool {
    TokenPathLimit.allows(
      keys: key == nil ? 0 : group.count + 1, bytes: key == nil ? 0 : name.utf8.count + 1, at: place, record: record)
  }
}

extension TokenStep {
  /// The object that holds all others.
  init(root: PlacedNode) {
    self.init(group: [], groupName: "", key: nil, place: root, type: nil, settings: [])
  }
}
