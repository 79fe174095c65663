extension Rule {
  static let baselineStale = Rule(
    .baselineStale, "every entry of the baseline matches a finding",
    page: RulePage(
      measures: """
        Whether an entry of the baseline still matches a finding in its file. A leftover entry would hide the same \
        fault when it comes back. The rule skips entries for files outside the run, and skips all entries when flags \
        narrow the run.
        """,
      formula: "No number: a finding has the fingerprint of the entry, or none does.",
      threshold: "One entry is enough.",
      affects: "Everyone who reads the baseline: it no longer shows what is wrong with the themes.",
      remedies: ["Run `palettecheck baseline prune` with the same paths, and commit the file."],
      sources: [.suppressions]),
    .gate)

  static let baselineWorse = Rule(
    .baselineWorse, "nothing is worse than when the baseline was written",
    page: RulePage(
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
      sources: [.suppressions]),
    .gate)
}

extension Finding {
  /// PC905, of an entry of the baseline whose finding is gone; nil when the rule is off.
  ///
  /// - Parameters:
  ///   - rule: The id of the rule in the entry.
  ///   - path: The path in the entry.
  ///   - isFileGone: Whether the path no longer exists.
  ///   - more: How many other entries have lost their finding.
  package init?(
    staleEntry rule: String, tokens: [String], path: String, isFileGone: Bool, more: Int = 0, at origin: TokenOrigin,
    _ settings: JudgementSettings
  ) {
    guard let level = settings.level(.baselineStale) else { return nil }
    let what = tokens.isEmpty ? rule : "\(rule) of \(NamedList.quoted(tokens))"
    let why = isFileGone ? "\(quoted(path)) is gone" : "\(quoted(path)) no longer has it"
    let others = more == 0 ? "" : ", and \(more) more \(more == 1 ? "entry is" : "entries are") stale"
    self = RuleKey.baselineStale.finding(
      level,
      "the baseline still holds \(what), but \(why)\(others); 'palettecheck baseline prune' removes "
        + "\(more == 0 ? "it" : "them").", at: origin)
    self.tokens = tokens
  }

  /// The finding with what became worse as its last sentence (PC906); nil when the rule is off, so that the finding does not
  /// count. One root cause is one finding: it keeps its level, but never exceeds the level of this rule.
  ///
  /// - Parameter changes: Not empty.
  package func worse(
    _ changes: [WorseChange], than state: WorseChange.State = .baseline, _ settings: JudgementSettings
  ) -> Finding? {
    guard let level = settings.level(.baselineWorse) else { return nil }
    var finding = self
    finding.level = min(self.level, level)
    let names = changes.prefix(NamedList.shown).map(words)
    finding.message +=
      " Worse than \(state.rawValue) (\(RuleKey.baselineWorse.id)): \(names.listed(of: changes.count, separator: "; "))."
    return finding
  }

  /// The finding with the parts that are new as its last sentence, where others were there before.
  ///
  /// - Parameter parts: Not empty.
  package func with(added parts: [FindingPart]) -> Finding {
    var finding = self
    // The message names series, where the tokens of a list have numbers.
    let series = Dictionary(zip(tokens, self.series), uniquingKeysWith: { first, _ in first })
    let names = parts.prefix(NamedList.shown).map { NamedList.quoted($0.tokens.map { series[$0] ?? $0 }) }
    finding.message += " New among them: \(names.listed(of: parts.count, separator: "; "))."
    return finding
  }

  private func words(_ change: WorseChange) -> String {
    switch change {
    case .level(let recorded): return "\(recorded.rawValue) then, \(level.rawValue) now"
    case .figure(let part, let recorded):
      let measured = part.measured ?? recorded
      // Enough digits to show the difference.
      var digits = 2
      while digits < 9, Figures.atLeast(measured, digits: digits) == Figures.atLeast(recorded, digits: digits) {
        digits += 1
      }
      let (now, before) = (Figures.atLeast(measured, digits: digits), Figures.atLeast(recorded, digits: digits))
      return (parts.isEmpty ? "" : "\(NamedList.quoted(part.tokens)) ") + "\(before) then, \(now) now"
    }
  }
}

/// How a finding, or one of its parts, is worse than what was recorded.
package enum WorseChange: Sendable {
  /// Another figure, in the finding's unit.
  case figure(FindingPart, recorded: Double)
  /// A lower level: a symbol, outline or other excuse is gone.
  case level(recorded: Level)

  /// What a finding is compared with.
  package enum State: String, Sendable {
    case baseline = "in the baseline"
    /// The commit of `--since`.
    case earlier = "before the change"
  }
}
