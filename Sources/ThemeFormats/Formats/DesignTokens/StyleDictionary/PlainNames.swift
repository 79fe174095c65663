import SourceText

/// What the names of a tree of plain colours say, `{"Color": {"Chart1": "#74e4da", "Brand": "#2f73da"}}`: where some are for
/// charts among others that are not, these are tokens and no palettes.
struct PlainNames {
  private var charted = 0
  private var others = 0

  /// Whether the tree holds tokens of a chart among others.
  var areTokens: Bool { charted > 1 && others > charted }

  /// Looks at the members that hold colours; a list is a palette.
  init(_ root: SourceNode) {
    var pending: [(node: SourceNode, words: [String])] = [(root, [])]
    while let (node, words) = pending.popLast() {
      for member in node.members ?? [] {
        let words = words + TokenWords.split(member.key)
        guard words.count < 64 else { continue }
        if member.value.members != nil {
          pending.append((member.value, words))
        } else if let text = member.value.string, text.hasPrefix("#") || text.contains("("),
          (try? WrittenColor(css: text, at: member.value.range)) != nil
        {
          if ChartWords.contain(words) { charted += 1 } else { others += 1 }
        }
      }
    }
  }
}
