/// Reports entries of the baseline whose findings are gone: the first of them, and how many more there are.
package enum BaselineStale: GateRule {
  package static let key = RuleKey.baselineStale
  package static let summary = "every entry of the baseline matches a finding"

  /// The finding; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule in the entry.
  ///   - path: The path in the entry.
  ///   - isFileGone: Whether the path no longer exists.
  ///   - more: How many other entries have lost their finding.
  package static func finding(
    rule: String, tokens: [String], path: String, isFileGone: Bool, more: Int = 0, at origin: TokenOrigin,
    _ settings: JudgementSettings
  ) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    let what = tokens.isEmpty ? rule : "\(rule) of \(WaiverSubject.list(tokens))"
    let why = isFileGone ? "\(quoted(path)) is gone" : "\(quoted(path)) no longer has it"
    let others = more == 0 ? "" : ", and \(more) more \(more == 1 ? "entry is" : "entries are") stale"
    let end = more == 0 ? "it" : "them"
    var finding = finding(
      level, "the baseline still holds \(what), but \(why)\(others); 'palettecheck baseline prune' removes \(end).",
      at: origin)
    finding.tokens = tokens
    return finding
  }
}

extension BaselineStale {
  package static let page = RulePage(
    measures: """
      Whether an entry of the baseline still matches a finding in its file. A leftover entry would hide the same \
      fault when it comes back. The rule skips entries for files outside the run, and skips all entries when flags \
      narrow the run.
      """,
    formula: "No number: a finding has the fingerprint of the entry, or none does.",
    threshold: "One entry is enough.",
    affects: "Everyone who reads the baseline: it no longer shows what is wrong with the themes.",
    remedies: ["Run `palettecheck baseline prune` with the same paths, and commit the file."],
    sources: [.suppressions], bad: [], good: [])
}
