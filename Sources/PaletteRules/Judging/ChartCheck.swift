/// A part of a chart that a rule asks about: a text, an axis, an element or the whole.
struct ChartPart {
  /// What kinds of texts there are.
  enum Role: CaseIterable { case title, summary, axis, series, label, value, hint }

  /// What a finding calls it: `title`, `x axis`, `series.Coast.3`.
  var token: String
  /// What people hear of it.
  var text: String?
  var series: String?
  var origin: TokenOrigin?
  /// What a text must not repeat.
  var other: String?
  /// The axis or the element that it is.
  var axis: AuditedChart.Axis?
  var element: ChartElement?
  /// How many points a series has.
  var count: Int?
}

extension ChartPart {
  init(_ element: ChartElement) {
    let place = element.index.map { ".\($0)" } ?? ""
    token = element.series.map { "series.\($0)\(place)" } ?? element.role.rawValue
    (text, series, origin, self.element) = (element.label, element.series, element.origin, element)
  }

  init(_ axis: AuditedChart.Axis) {
    (token, text, origin, self.axis) = (axis.name, axis.example, axis.origin, axis)
  }

  init(series: String, at origin: TokenOrigin?) {
    (token, text, self.series, self.origin) = ("series.\(series)", series, series, origin)
  }
}

/// Parts that are asked together, and what they are: `title`, `x axis`, the name of a series; nil for the whole.
typealias ChartGroup = (subject: String?, parts: [ChartPart])

/// Which parts of a chart a check asks; each group is a check.
struct ChartScope: Sendable {
  let groups: @Sendable (AuditedChart) -> [ChartGroup]

  /// Something of the chart as a whole; nil is not asked.
  static func whole(_ part: @escaping @Sendable (AuditedChart) -> ChartPart?) -> ChartScope {
    ChartScope { chart in part(chart).map { [(nil, [$0])] } ?? [] }
  }

  /// What a reader can focus, by series; a series that cannot be asked is left out.
  static func stops(_ isAsked: @escaping @Sendable ([ChartPart], AuditedChart) -> Bool = { _, _ in true }) -> ChartScope
  {
    ChartScope { chart in
      chart.stopsBySeries.map { ($0.series, $0.stops.map(ChartPart.init)) }.filter { isAsked($0.1, chart) }
    }
  }

  /// The same, all at once; a chart without any is not asked.
  static let allStops = ChartScope { $0.stops.isEmpty ? [] : [(nil, $0.stops.map { ChartPart($0) })] }

  /// Axes by their names, with a value as text.
  static let axes = ChartScope { $0.axes.map { ($0.name, [ChartPart($0)]) } }
}

/// What is wrong with parts of a chart.
struct ChartFinding {
  var message: String
  /// What the finding names, the first at its place; the message counts them all.
  var parts: [ChartPart]
  /// What to do, at the first.
  var remedy: String
  var measure: Measure?

  /// Parts that a finding names.
  private static let mostParts = 100

  fileprivate func finding(_ rule: RuleKey, _ level: Level) -> Finding {
    let named = parts.prefix(Self.mostParts)
    var finding = rule.finding(level, message, at: parts.first?.origin)
    finding.series = parts.first?.series.map { [$0] } ?? []
    finding.measure = measure
    if parts.first?.element == nil {
      // One series may have several texts.
      finding.tokens = named.map(\.token).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    } else {
      finding.tokens = named.map(\.token)
      finding.related = parts.dropFirst().prefix(Self.mostParts).compactMap { part in
        part.origin.map { RelatedPlace(label: quoted(part.text ?? "without a name"), origin: $0) }
      }
    }
    finding.suggestions = [
      Suggestion(token: finding.tokens.first ?? "", series: finding.series.first, action: remedy)
    ]
    return finding
  }
}

/// A way to fail, as a row: what is said of the parts that fail, what to do, and which these are.
struct ChartFault: Sendable {
  /// Nil where nothing fails.
  let finding: @Sendable (ChartGroup, AuditedChart) -> ChartFinding?

  init(_ finding: @escaping @Sendable (ChartGroup, AuditedChart) -> ChartFinding?) { self.finding = finding }

  /// A row of words, which ``filled(_:_:)`` fills.
  init(
    _ says: String, remedy: String, among finds: @escaping @Sendable ([ChartPart], AuditedChart) -> [ChartPart]
  ) {
    finding = { group, chart in
      let found = ChartGroup(group.subject, finds(group.parts, chart))
      if found.parts.isEmpty { return nil }
      return ChartFinding(
        message: Self.filled(says, found), parts: found.parts, remedy: Self.filled(remedy, found))
    }
  }

  /// A row about each part by itself.
  init(_ says: String, remedy: String, _ fails: @escaping @Sendable (ChartPart, AuditedChart) -> Bool) {
    self.init(says, remedy: remedy, among: { parts, chart in parts.filter { fails($0, chart) } })
  }

  /// Words with what is found in their places: `‹@›` the name of the first part, `‹value›` its value, `‹token›` what it is
  /// called, `‹owner›` the series of all; `‹an element|# elements›` a form for one and for several; `‹more text›` the number
  /// of the others.
  static func filled(_ words: String, _ found: ChartGroup) -> String {
    let (first, count) = (found.parts[0], found.parts.count)
    return words.split(separator: "›", omittingEmptySubsequences: false).map { piece in
      let halves = piece.split(separator: "‹", omittingEmptySubsequences: false)
      guard halves.count == 2 else { return String(piece) }
      let forms = halves[1].split(separator: "|", omittingEmptySubsequences: false)
      let form = forms[count == 1 ? 0 : forms.count - 1]
      let filled =
        switch form {
        case "owner": owner(found.subject)
        case "value": quoted(first.element?.value ?? "")
        case "token": first.token
        case _ where form.hasPrefix("more"):
          count > 1 ? " (and \(count - 1) \(form)\(count == 2 || form == "more" ? "" : "s"))" : ""
        default: String(form).replacing("#", with: "\(count)").replacing("@", with: quoted(first.text ?? ""))
        }
      return halves[0] + filled
    }.joined()
  }

  /// ` of 'Coast'`; nothing for a series without a name.
  static func owner(_ series: String?) -> String { (series ?? "").isEmpty ? "" : " of \(quoted(series ?? ""))" }
}

/// One check of a rule for each group of its scope, in however many ways a group fails.
struct ChartCheck: Sendable {
  let scope: ChartScope
  let faults: [ChartFault]
}

extension Rule.Question {
  /// One check about some parts of a chart.
  static func chart(_ scope: ChartScope, _ faults: ChartFault...) -> Self {
    .chart([ChartCheck(scope: scope, faults: faults)])
  }
}

extension CheckLedger {
  /// Counts the results of a check of a chart.
  mutating func note(_ check: ChartCheck, of chart: AuditedChart, by rule: RuleKey, at level: Level) {
    for group in check.scope.groups(chart) {
      let found = check.faults.compactMap { $0.finding(group, chart) }
      if found.isEmpty { pass(1, group.subject.map { [$0] } ?? []) }
      for found in found { report(found.finding(rule, level)) }
    }
  }
}

extension String {
  /// Its words in small letters, whatever the punctuation.
  var words: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
