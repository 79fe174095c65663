import SourceText

/// Records the result of each check. Every check has exactly one result, so
/// `checks == passed + findings.count + notChecked.count` always holds.
package struct CheckLedger: Sendable {
  /// The results so far; findings in the order of discovery.
  package private(set) var judgement = Judgement()
  /// What each mode is found to have, the same of several as one: the first of them, and its level.
  private var known: [SharedFinding: (mode: String, level: Level)] = [:]
  /// What the remedies of the theme share, made for the first: the folder above knows what it is.
  var shared: (any Sendable)?
  /// The colours simulated for remedies, each once.
  var seen: SeenColors?
  /// The number of remedies checked for side effects, by the level of the findings.
  var effectCounts: [Level: Int] = [:]

  private let namesPasses: Bool
  private var rule: RuleKey?
  private var mode: String?

  /// An empty ledger.
  ///
  /// - Parameter namesPasses: Whether to record passed checks by rule and mode, with their names.
  package init(namesPasses: Bool = false) { self.namesPasses = namesPasses }

  /// Sets the rule and the mode of the following results; nil for the theme as a whole.
  mutating func begin(_ rule: RuleKey, mode: String? = nil) {
    (self.rule, self.mode) = (rule, mode)
  }

  /// Counts checks that passed.
  ///
  /// - Parameter subjects: The names of the checked items, as readers see them; evaluated only when the ledger records
  ///   names.
  package mutating func pass(_ count: Int = 1, _ subjects: @autoclosure () -> [String] = []) {
    guard count != 0 else { return }
    judgement.record.checks += count
    let (rule, mode, subjects) = namesPasses ? (rule, mode, subjects()) : (nil, nil, [])
    if let last = judgement.record.passed.last, last.rule == rule, last.mode == mode {
      judgement.record.passed[judgement.record.passed.count - 1].count += count
      judgement.record.passed[judgement.record.passed.count - 1].subjects += subjects
    } else {
      judgement.record.passed.append(
        PassedChecks(rule: rule, mode: mode, count: count, subjects: subjects))
    }
  }

  /// Counts a check with a finding. Each mode is judged by itself, and what an earlier one is found to have as well, at
  /// this level or a higher one, counts there.
  package mutating func report(_ finding: Finding) {
    if let mode {
      let shared = SharedFinding(finding)
      if let first = known[shared], first.mode != mode, first.level >= finding.level {
        judgement.repeated.append(finding)
        return
      }
      known[shared] = (mode, finding.level)
    }
    judgement.record.checks += 1
    judgement.findings.append(finding)
  }

  /// Counts a check that could not run, with the reason.
  package mutating func leave(_ reason: NotChecked) {
    judgement.record.checks += 1
    judgement.record.notChecked.append(reason)
  }
}

/// What makes findings of two modes the same one: all that they say, but not where.
private struct SharedFinding: Hashable {
  private let rule: RuleKey
  private let message: String
  private let series: [String]
  private let measure: Measure?
  /// Where a count of colours is found, as it says nothing of the colours themselves; colour alone is so whatever they are.
  private let place: [String]

  init(_ finding: Finding) {
    (rule, message, series, measure) = (finding.rule, finding.message, finding.series, finding.measure)
    let isOfColors = finding.measure?.unit == .count && finding.rule != .colorAlone
    place = isOfColors ? finding.origin.map { [$0.file.path, "\($0.range)"] } ?? [] : []
  }
}
