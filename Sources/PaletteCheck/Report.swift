internal import PaletteRules

/// What the rules found in a palette.
public struct Report: Hashable, Sendable {
  /// How serious a finding is.
  public enum Level: String, CaseIterable, Comparable, Hashable, Sendable {
    case info, warning, error

    /// Info is the lowest.
    public static func < (a: Level, b: Level) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
  }

  /// Something that readers confuse or cannot see.
  public struct Finding: Hashable, Sendable {
    /// The rule that reports it.
    public let rule: Rule
    /// The look of the chart that it is about: `dark`; see ``ChartAppearance``.
    public let appearance: String
    /// How serious it is.
    public let level: Level
    /// One or two sentences for people.
    public let message: String
    /// The names of the series involved.
    public let series: [String]
    /// The measured value: CIEDE2000 for pairs, a ratio for contrast; nil where the rule measures nothing.
    public let measured: Double?
    /// The threshold; nil where the rule has none.
    public let required: Double?
    /// Who sees it this way; nil for a measurement that is the same for everyone.
    public let vision: ColorVision?
    /// How strong the deficiency is, 0…1; nil with ``vision``.
    public let severity: Double?
    /// Remedies in words, best first.
    public let suggestions: [String]

    /// Nil for a rule that is not about colours: a palette has no file and no waivers.
    init?(_ finding: PaletteRules.Finding) {
      guard let rule = Rule(rawValue: finding.rule.id) else { return nil }
      self.rule = rule
      appearance = finding.mode ?? ThemeMode().name
      level = Level(finding.level)
      message = finding.message
      series = finding.series
      measured = finding.measure?.value
      required = finding.measure?.required
      vision = (finding.measure?.observer).map { ColorVision($0.vision) }
      severity = finding.measure?.observer?.severity
      suggestions = finding.suggestions.map(\.text)
    }
  }

  /// In drawing order of the colours, then by rule.
  public let findings: [Finding]
  /// The number of checks that ran or could not run.
  public let checks: Int
  /// What could not be judged, a sentence each; such a palette does not pass.
  public let notChecked: [String]

  init(_ judgement: Judgement) {
    findings = judgement.findings.compactMap { Finding($0) }
    checks = judgement.record.checks
    notChecked = judgement.record.notChecked.map(\.text)
  }

  /// Whether something was checked, everything could be, and no finding is an error.
  public var passes: Bool { passes(.error) }

  /// Whether no finding reaches a level.
  public func passes(_ level: Level) -> Bool {
    checks > 0 && notChecked.isEmpty && !findings.contains { $0.level >= level }
  }
}

extension Report.Level {
  init(_ level: PaletteRules.Level) {
    switch level {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Report: CustomStringConvertible {
  /// The findings, worst first, for the message of a failing test.
  public var description: String {
    guard !findings.isEmpty || !notChecked.isEmpty else { return "\(checks) checks, no findings" }
    let sorted = findings.enumerated().sorted { ($1.element.level, $0.offset) < ($0.element.level, $1.offset) }
    let lines = sorted.map { _, finding in
      "\(finding.level) \(finding.rule): \(finding.message)"
        + (finding.suggestions.first.map { "\n  fix: \($0)" } ?? "")
    }
    return (lines + notChecked.map { "not checked: \($0)" }).joined(separator: "\n")
  }
}
