import PaletteRules
import SourceText

/// An object that would be a token, were the key of its value not misspelt: `{"$vale": "#2166ac"}`, or `value` where the
/// format has `$value`. It must not vanish from a chart.
enum MisnamedValue {
  /// The names that the formats give a value.
  private static let names = ["$value", "value"]
  /// What objects say about themselves, near as it may be to `value` (DTCG 2025.10 format module, section 5.2).
  private static let others: Set<String> = [
    "$type", "$description", "$extensions", "$extends", "$deprecated", "$root", "$schema", "$ref", "type", "values",
    "scale",
  ]

  /// The member that holds the value under another name; nil where there is a value, or none that looks like one.
  ///
  /// - Parameter right: The name that the format has: `$value` or `value`.
  static func member(of node: SourceNode, right: String) -> SourceNode.Member? {
    guard let members = node.members, node[right] == nil else { return nil }
    return members.first { member in
      guard member.value.members == nil, member.value.items == nil, member.value.string != nil,
        !others.contains(member.key), member.key.utf8.count < 16
      else { return false }
      return names.contains(member.key) || DidYouMean.phrase(for: member.key, among: names) != nil
    }
  }

  /// What is wrong, and what to do; nil for anything else.
  static func fault(in node: SourceNode, token: String) -> (sentence: Message, help: String, key: Range<Int>)? {
    // Who writes a dollar somewhere means the standard's spelling.
    let isStandard = node.members?.contains { $0.key.hasPrefix("$") } ?? false
    let right = isStandard || node["value"] != nil ? "$value" : "value"
    guard let member = member(of: node, right: right) else { return nil }
    return (
      TokenProblem.misnamedValue(token, member.key, right),
      "did you mean '\(right)'? Without it the token has no colour",
      member.keyRange
    )
  }
}
