extension Theme {
  /// The theme with the suggested second channels, and the suggestions, each sentence once, in the order of modes and
  /// series.
  package func marked(_ settings: JudgementSettings) -> (theme: Theme, suggestions: [Suggestion]) {
    var theme = self
    var suggestions: [Suggestion] = []
    for index in modes.indices {
      let first = suggestions.count
      let judged = JudgedMode(modes[index], of: self, settings: settings)
      for pair in judged.pairs.readings where judged.isReportedAsConfused(pair) && !judged.isTooSimilar(pair) {
        let (changed, kept) = judged.laterFirst(pair.first, pair.second)
        for suggestion in judged.markers.suggestions(changed: changed, kept: kept)
        where !suggestions.contains(where: { $0.series == suggestion.series && $0.token == suggestion.token }) {
          suggestions.append(suggestion)
        }
      }
      let order = modes[index].series.map(\.name)
      func rank(_ suggestion: Suggestion) -> Int {
        suggestion.series.flatMap { order.firstIndex(of: $0) } ?? order.count
      }
      let (earlier, own) = (suggestions.prefix(first), suggestions.dropFirst(first))
      suggestions =
        earlier
        + own.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        .map(\.element)
      theme.modes[index].series = modes[index].series.indices.map { judged.markers.planned($0) }
    }
    return (theme, suggestions)
  }
}
