/// An entry of the baseline for something that is no longer found.
package enum BaselineStale: Rule {
  package static let key = RuleKey.baselineStale
  package static let summary = "every entry of the baseline is for something that is found"

  /// The finding; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule that the entry is about.
  ///   - path: The path that it is about.
  ///   - isFileGone: Whether nothing stands at that path.
  package static func finding(
    rule: String, tokens: [String], path: String, isFileGone: Bool, at origin: TokenOrigin,
    _ settings: JudgementSettings
  ) -> Finding? {
    guard let level = settings.level(key) else { return nil }
    let what = tokens.isEmpty ? rule : "\(rule) of \(WaiverSubject.list(tokens))"
    let why = isFileGone ? "\(quoted(path)) is gone" : "\(quoted(path)) no longer has it"
    var finding = finding(
      level, "the baseline still holds \(what), and \(why); 'palettecheck baseline prune' takes it out.", at: origin)
    finding.tokens = tokens
    return finding
  }
}

extension BaselineStale {
  package static let page = RulePage(
    measures: """
      Whether an entry of the baseline is of use: whether what it remembers is still found in its file. One that is left \
      behind would let the same fault come back unsaid. Entries for files that the run did not look at are left alone, and \
      so are all when flags narrow what is judged.
      """,
    formula: "No number: the fingerprint of an entry is that of a finding, or of none.",
    threshold: "One finding is enough.",
    affects: "Whoever reads the baseline: it no longer tells what is wrong with the themes.",
    remedies: ["Run `palettecheck baseline prune` with the same paths, and commit the file."],
    sources: [.suppressions], bad: [], good: [])
}
