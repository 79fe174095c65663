/// Something that has got worse since the baseline was written.
package enum BaselineWorse: Rule {
  package static let id = "PC906"
  package static let name = "baseline-worse"
  package static let defaultLevel: Level? = .error
  package static let summary = "nothing is worse than when the baseline was written"

  /// The finding, beside the one that has got worse; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - tokens: Those of the part that has got worse.
  ///   - measured: What was measured now, in the finding's unit.
  ///   - recorded: What the baseline holds.
  package static func finding(
    _ worse: Finding, tokens: [String], measured: Double, recorded: Double, _ settings: JudgementSettings
  ) -> Finding? {
    guard let level = level(settings) else { return nil }
    let what = tokens.isEmpty ? worse.rule : "\(worse.rule) of \(WaiverSubject.list(tokens))"
    // Digits enough to show which of both is which.
    var digits = 2
    while digits < 9, Figures.atLeast(measured, digits: digits) == Figures.atLeast(recorded, digits: digits) {
      digits += 1
    }
    let (now, before) = (Figures.atLeast(measured, digits: digits), Figures.atLeast(recorded, digits: digits))
    var finding = finding(
      level, "\(what) is worse than the baseline says: \(now) now, \(before) then.", at: worse.origin)
    (finding.tokens, finding.series, finding.mode) = (tokens, worse.series, worse.mode)
    (finding.vision, finding.severity) = (worse.vision, worse.severity)
    (finding.measured, finding.required, finding.unit) = (measured, recorded, worse.unit)
    return finding
  }
}

extension BaselineWorse {
  package static let page = RulePage(
    measures: """
      Whether something that the baseline holds has got worse than it was then. What is no worse does not count, and one \
      thing that is mended does not pay for another that breaks: each finding is held against its own entry.
      """,
    formula: "measured now against measured then, in the unit of the rule",
    threshold: "Any change for the worse that is not the noise of arithmetic (a millionth).",
    affects: "Those whom the finding beside it names.",
    remedies: [
      "Mend it, or take the change back.",
      "If it has to be, write the baseline again with `palettecheck baseline write`, and let somebody review the change.",
    ],
    sources: [.suppressions], bad: [], good: [])
}
