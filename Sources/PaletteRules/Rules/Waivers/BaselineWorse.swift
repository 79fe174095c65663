/// Something that has got worse since the baseline was written.
///
/// One root cause is one finding: what has got worse counts again, and says so itself.
package enum BaselineWorse: Rule {
  package static let key = RuleKey.baselineWorse
  package static let summary = "nothing is worse than when the baseline was written"

  /// What the baseline said of a finding, or of one of its parts.
  package enum Change: Sendable {
    /// Another figure, in the finding's unit.
    case figure(FindingPart, recorded: Double)
    /// A lower level: something that excused it is gone.
    case level(recorded: Level)
  }

  /// The finding with what has changed in its last sentence; nil when the rule is off, so that it does not count. It weighs as
  /// much as it did, and no more than the rule.
  ///
  /// - Parameter changes: Not empty.
  package static func finding(_ worse: Finding, _ changes: [Change], _ settings: JudgementSettings) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    var finding = worse
    finding.level = min(worse.level, level)
    let names = changes.prefix(NamedList.shown).map { words($0, isPart: !worse.parts.isEmpty, worse) }
    let more = changes.count > names.count ? " and \(changes.count - names.count) more" : ""
    finding.message += " Worse than in the baseline (\(id)): \(names.joined(separator: "; "))\(more)."
    return finding
  }

  private static func words(_ change: Change, isPart: Bool, _ finding: Finding) -> String {
    switch change {
    case .level(let recorded): return "\(recorded.rawValue) then, \(finding.level.rawValue) now"
    case .figure(let part, let recorded):
      let measured = part.measured ?? recorded
      // Digits enough to show which of both is which.
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
      Whether something that the baseline holds has got worse than it was then: by its figure, or by its level, because a \
      symbol, an outline or whatever excused it is gone. Such a finding counts again, and its last sentence says what was \
      then and what is now; there is no second finding. What is no worse does not count, and one thing that is mended does \
      not pay for another that breaks: each finding is held against its own entry.
      """,
    formula: "figure and level now against figure and level then",
    threshold: """
      Any change for the worse that is not the noise of arithmetic (a millionth). The finding weighs as much as its own \
      rule says, and no more than the level of this one; `off` lets what has got worse pass.
      """,
    affects: "Those whom the finding names.",
    remedies: [
      "Mend it, or take the change back.",
      "If it has to be, write the baseline again with `palettecheck baseline write`, and let somebody review the change.",
    ],
    sources: [.suppressions], bad: [], good: [])
}
