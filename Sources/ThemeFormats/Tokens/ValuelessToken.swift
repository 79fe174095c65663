import PaletteRules
import SourceText

/// What stands in the place of a token and is none: a bare colour, `"blue": "#2166ac"`, in a format whose tokens are objects; an
/// object without a value, or with one under another name, `{"$vale": "#2166ac"}`. No reference leads to it, and among the colours
/// of a chart it is reported.
extension Token {
  /// Keys of texts about a group, which may be called as a colour is.
  private static let asides: Set<String> = [
    "name", "description", "comment", "title", "label", "type", "category", "group", "status",
  ]
  /// The names that the formats give a value.
  private static let valueKeys = ["$value", "value"]
  /// What objects say about themselves, near as it may be to `value` (DTCG 2025.10 format module, section 5.2).
  private static let properties: Set<String> = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$root", "$schema", "$ref", "type", "values",
    "scale",
  ]

  /// A member of a group that is no object; nil where it is text or a setting about the group.
  init?(bare member: PlacedNode, _ key: String, in group: [String], settings: [PlacedNode]) {
    guard member.node.members == nil, !key.hasPrefix("$") else { return nil }
    self.init(path: group + [key], value: member, type: nil, settings: settings)
    guard isNumbered || isMeant(member.node) || member.node.items?.contains(where: isMeant) ?? false else { return nil }
  }

  /// Whether its name is one of a row.
  private var isNumbered: Bool { NumericOrder.parts(of: key ?? "").number != nil }

  private func isMeant(_ node: SourceNode) -> Bool {
    guard let text = node.string else { return false }
    if TokenReference(node) != nil || isNumbered && MisspeltColor.isOne(node) { return true }
    let isColor = (try? WrittenColor(node)) != nil
    return Self.asides.contains(key ?? "") ? text.hasPrefix("#") && isColor : text.hasPrefix("#") || isColor
  }

  /// What is wrong with it; nil where it may be something else than a colour.
  ///
  /// - Parameter valueKey: what the format calls the value of a token.
  func fault(_ valueKey: String) -> ThemeProblem? {
    if let member = misnamedMember {
      return ThemeProblem(
        TokenProblem.misnamedValue(name, member.key, valueKey),
        help: "did you mean '\(valueKey)'? Without it the token has no colour", token: name, path: value.file.path,
        origin: TokenOrigin(file: value.file, range: member.keyRange, pointer: value.pointer))
    }
    let type = (value["$type"] ?? value["type"])?.node.string
    guard isMeant(value.node) || TypeSpelling.read(type, record: ReadingRecord()) == "color" else { return nil }
    return missingValue(valueKey)
  }

  /// That it is no token.
  func missingValue(_ valueKey: String) -> ThemeProblem {
    let text = value.node.string
    return ThemeProblem(
      text.map { TokenProblem.bareText(name, $0) } ?? TokenProblem.noValue(name, valueKey),
      help: "write {\"\(valueKey)\": \"\(text ?? "#2166ac")\"}", token: name, path: value.file.path,
      origin: value.origin)
  }

  /// The member that holds the value under another name.
  private var misnamedMember: SourceNode.Member? {
    value.node.members?.first { member in
      guard member.value.string != nil, !Self.properties.contains(member.key), member.key.utf8.count < 16 else {
        return false
      }
      return Self.valueKeys.contains(member.key) || DidYouMean.phrase(for: member.key, among: Self.valueKeys) != nil
    }
  }
}
