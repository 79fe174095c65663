extension String {
  /// Its words in small letters, whatever the punctuation.
  var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}

extension Rule {
  /// A finding of this rule about parts of a chart, at the place of the first.
  static func elementFinding(
    _ level: Level, _ message: String, _ elements: [ChartElement], remedy: String
  ) -> Finding {
    var finding = finding(level, message, at: elements.first?.origin)
    let series = elements.first?.series
    let tokens = elements.map { element in
      let place = element.index.map { ".\($0)" } ?? ""
      return element.series.map { "series.\($0)\(place)" } ?? element.role.rawValue
    }
    finding.tokens = Array(tokens.prefix(mostTokens))
    finding.series = series.map { [$0] } ?? []
    finding.related = elements.dropFirst().prefix(mostTokens).compactMap { element in
      element.origin.map { RelatedPlace(label: quoted(element.label ?? "without a name"), origin: $0) }
    }
    finding.suggestions = [Suggestion(token: tokens.first ?? "", series: series, action: remedy)]
    return finding
  }

  /// Parts that a finding names; the message counts them all.
  private static var mostTokens: Int { 100 }
}
