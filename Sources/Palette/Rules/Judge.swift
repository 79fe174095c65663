/// Applies every rule to a theme.
package enum Judge {
  /// What the rules say about a theme in all its modes. Deterministic.
  package static func judge(_ theme: Theme, settings: JudgementSettings = JudgementSettings()) -> Judgement {
    var ledger = CheckLedger()
    let rules = RuleCatalog.all.compactMap { rule in rule.level(settings).map { (rule, $0) } }
    for (rule, level) in rules { rule.check(theme, at: level, into: &ledger) }

    var judged: [JudgedMode] = []
    for mode in theme.modes {
      let mode = JudgedMode(mode, of: theme, settings: settings, after: judged)
      for (rule, level) in rules { rule.check(mode, at: level, into: &ledger) }
      for reason in mode.unmeasured { ledger.leave(reason) }
      judged.append(mode)
    }

    var judgement = ledger.judgement
    judgement.findings = FindingOrder.sorted(judgement.findings)
    return judgement
  }
}
