/// Scales that count their steps from a middle: `sequence-1-plus-2`, `sequence-1`, `sequence-1-minus-2`.
struct StepRows {
  /// The lightest step of most is the highest: from plus to minus, in file order.
  private(set) var rows: [TokenRows.Row] = []
  /// The members' indices.
  private(set) var indices: Set<Int> = []

  /// Fewer steps are two shades that have such names by chance. An engineering choice.
  private static let least = 3

  /// Looks through the tokens of a chart's data, in file order.
  init(_ candidates: [RoleCandidate]) {
    var order: [[String]] = []
    var found: [[String]: [(step: Int, candidate: RoleCandidate)]] = [:]
    for candidate in candidates {
      let words = candidate.allWords
      guard words.count > 2, let number = words.last.flatMap({ Int($0) }) else { continue }
      let sign = words[words.count - 2]
      guard sign == "plus" || sign == "minus" else { continue }
      let stem = Array(words.dropLast(2))
      if found[stem] == nil { order.append(stem) }
      found[stem, default: []].append((sign == "plus" ? number : -number, candidate))
    }
    guard !order.isEmpty else { return }
    for candidate in candidates { found[candidate.allWords]?.append((0, candidate)) }
    for stem in order {
      let steps = (found[stem] ?? []).sorted { ($0.step, $1.candidate.index) > ($1.step, $0.candidate.index) }
      guard steps.count >= Self.least else { continue }
      let members = steps.map(\.candidate)
      indices.formUnion(members.map(\.index))
      rows.append(TokenRows.Row(pattern: TokenRows.pattern(of: members), members: members, words: stem, areSteps: true))
    }
  }
}
