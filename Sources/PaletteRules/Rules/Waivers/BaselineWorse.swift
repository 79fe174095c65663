/// Reports a finding that is worse than in the baseline.
///
/// One root cause is one finding: the worse finding counts again, and its message gives the change.
package enum BaselineWorse: GateRule {
  package static let key = RuleKey.baselineWorse
  package static let summary = "nothing is worse than when the baseline was written"

  /// What the baseline records about a finding or one of its parts.
  package enum Change: Sendable {
    /// Another figure, in the finding's unit.
    case figure(FindingPart, recorded: Double)
    /// A lower level: a symbol, outline or other excuse is gone.
    case level(recorded: Level)
  }

  /// What a finding is compared with.
  package enum State: String, Sendable {
    case baseline = "in the baseline"
    /// The commit of `--since`.
    case earlier = "before the change"
  }

  /// The finding with the change as its last sentence; nil when the rule is off, so that the finding does not count. It
  /// keeps its level, but never exceeds the level of this rule.
  ///
  /// - Parameter changes: Not empty.
  package static func finding(
    _ worse: Finding, _ changes: [Change], than state: State = .baseline, _ settings: JudgementSettings
  ) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    var finding = worse
    finding.level = min(worse.level, level)
    let names = changes.prefix(NamedList.shown).map { words($0, isPart: !worse.parts.isEmpty, worse) }
    finding.message += " Worse than \(state.rawValue) (\(id)): \(names.listed(of: changes.count, separator: "; "))."
    return finding
  }

  /// The finding with the parts that are new as its last sentence, where others were there before.
  ///
  /// - Parameter parts: Not empty.
  package static func finding(_ finding: Finding, added parts: [FindingPart]) -> Finding {
    var finding = finding
    // The message names series, where the tokens of a list have numbers.
    let series = Dictionary(zip(finding.tokens, finding.series), uniquingKeysWith: { first, _ in first })
    let names = parts.prefix(NamedList.shown).map { WaiverSubject.list($0.tokens.map { series[$0] ?? $0 }) }
    finding.message += " New among them: \(names.listed(of: parts.count, separator: "; "))."
    return finding
  }

  private static func words(_ change: Change, isPart: Bool, _ finding: Finding) -> String {
    switch change {
    case .level(let recorded): return "\(recorded.rawValue) then, \(finding.level.rawValue) now"
    case .figure(let part, let recorded):
      let measured = part.measured ?? recorded
      // Enough digits to show the difference.
      var digits = 2
      while digits < 9, Figures.atLeast(measured, digits: digits) == Figures.atLeast(recorded, digits: digits) {
        digits += 1
      }
      let (now, before) = (Figures.atLeast(measured, digits: digits), Figures.atLeast(recorded, digits: digits))
      return (isPart ? "\(WaiverSubject.list(part.tokens)) " : "") + "\(before) then, \(now) now"
    }
  }
}

extension BaselineWorse {
  package static let page = RulePage(
    measures: """
      Whether a finding in the baseline has become worse: in its figure, or in its level, because a symbol, an \
      outline or another excuse is gone. Such a finding counts again, and its last sentence gives the old and the \
      new value; there is no second finding. The rule compares each finding with its own entry, so one repaired \
      finding never makes up for another that gets worse.
      """,
    formula: "figure and level now against figure and level then",
    threshold: """
      Any change for the worse beyond floating-point noise (a millionth). The finding keeps the level of its own \
      rule, but never exceeds the level of this one; `off` accepts what has become worse.
      """,
    affects: "The readers that the finding names.",
    remedies: [
      "Repair it, or revert the change.",
      "If the change has to stay, rewrite the baseline with `palettecheck baseline write`, and have somebody review it.",
    ],
    sources: [.suppressions], bad: [], good: [])
}
