import SourceText

/// What the names of a tree of plain colours say, `{"Color": {"Chart1": "#74e4da", "Brand": "#2f73da"}}`: where some are for
/// charts among others that are not, these are tokens and no palettes.
struct PlainNames {
  private var charted = 0
  private var others = 0
  /// Whether there is a palette as a list: tokens are named one by one.
  private var hasList = false

  /// Whether the tree holds tokens of a chart among others.
  var areTokens: Bool { charted > 1 && others > charted && !hasList }

  /// Looks at the members that hold colours; a list of three and more is a palette.
  init(_ root: SourceNode) {
    var pending: [(node: SourceNode, words: [String])] = [(root, [])]
    while let (node, words) = pending.popLast() {
      for member in node.members ?? [] {
        let words = words + TokenWords.split(member.key)
        guard words.count < 64 else { continue }
        if member.value.members != nil {
          pending.append((member.value, words))
        } else if let items = member.value.items {
          hasList = hasList || items.count { Self.isColor($0) } > 2
        } else if Self.isColor(member.value) {
          if ChartWords.contain(words) { charted += 1 } else { others += 1 }
        }
      }
    }
  }

  /// Whether a value is a colour as a code or a function; words such as `white` may mean anything.
  private static func isColor(_ node: SourceNode) -> Bool {
    guard let text = node.string, text.hasPrefix("#") || text.contains("(") else { return false }
    return (try? WrittenColor(css: text, at: node.range)) != nil
  }
}
