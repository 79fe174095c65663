/// What a rule finds wrong with a chart.
struct ChartFault {
  var message: String
  /// What the finding names.
  var tokens: [String]
  var series: [String]
  var origin: TokenOrigin?
  var related: [RelatedPlace] = []
  /// What to do, at the first of the tokens.
  var remedy: String
  var measure: Measure?

  /// Parts that a finding names; the message counts them all.
  private static let mostTokens = 100

  /// A fault of a part that has a name: `title`, `x axis`.
  init(_ message: String, of token: String, series: String? = nil, remedy: String, at origin: TokenOrigin?) {
    (self.message, tokens, self.series) = (message, [token], series.map { [$0] } ?? [])
    (self.remedy, self.origin) = (remedy, origin)
  }

  /// A fault of elements, one or more, at the place of the first.
  init(_ message: String, _ elements: [ChartElement], remedy: String) {
    (self.message, self.remedy) = (message, remedy)
    origin = elements.first?.origin
    series = elements.first?.series.map { [$0] } ?? []
    tokens = elements.prefix(Self.mostTokens).map { element in
      let place = element.index.map { ".\($0)" } ?? ""
      return element.series.map { "series.\($0)\(place)" } ?? element.role.rawValue
    }
    related = elements.dropFirst().prefix(Self.mostTokens).compactMap { element in
      element.origin.map { RelatedPlace(label: quoted(element.label ?? "without a name"), origin: $0) }
    }
  }
}

/// One check of a rule: what it asks about, and what is wrong with it.
struct ChartAnswer {
  /// `title`, `x axis`, the name of a series; nil for the whole.
  let subject: String?
  /// Nil where the check passes.
  let fault: ChartFault?

  init(_ subject: String?, _ passes: Bool, fault: () -> ChartFault) {
    self.subject = subject
    self.fault = passes ? nil : fault()
  }
}

extension CheckLedger {
  /// Counts a check of a chart.
  mutating func note(_ answer: ChartAnswer, by rule: RuleKey, at level: Level) {
    guard let fault = answer.fault else { return pass(1, answer.subject.map { [$0] } ?? []) }
    var finding = rule.finding(level, fault.message, at: fault.origin)
    (finding.tokens, finding.series, finding.related) = (fault.tokens, fault.series, fault.related)
    finding.measure = fault.measure
    finding.suggestions = [
      Suggestion(token: fault.tokens.first ?? "", series: fault.series.first, action: fault.remedy)
    ]
    report(finding)
  }
}

extension ChartFault {
  /// ` of 'Coast'`; nothing for a series without a name.
  static func owner(_ series: String) -> String { series.isEmpty ? "" : " of \(quoted(series))" }

  /// ` (and 2 more elements)`; nothing of one.
  static func others(_ count: Int, _ one: String? = nil) -> String {
    let what = one.map { count == 2 ? " \($0)" : " \($0)s" } ?? ""
    return count > 1 ? " (and \(count - 1) more\(what))" : ""
  }
}

extension AuditedChart {
  /// A check for each series.
  ///
  /// - Parameters:
  ///   - faults: Which of the stops of a series are at fault; nil where that cannot be asked.
  ///   - fault: What is wrong with these, and the words for their series.
  func ofSeries(
    _ faults: ([ChartElement]) -> [ChartElement]?, fault: ([ChartElement], _ owner: String) -> ChartFault
  ) -> [ChartAnswer] {
    stopsBySeries.compactMap { series, stops in
      faults(stops).map { found in
        ChartAnswer(series, found.isEmpty) { fault(found, ChartFault.owner(series)) }
      }
    }
  }
}

extension String {
  /// Its words in small letters, whatever the punctuation.
  var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
