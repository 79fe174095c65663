import Colorimetry

/// Applies every rule to a theme.
package enum Judge {
  /// Judges a theme in all its modes, and each palette of a file with several palettes. Deterministic.
  ///
  /// The result includes findings about unreadable parts (PC001). For a file without a theme,
  /// ``UnreadableInput/finding(for:)`` makes the only findings.
  package static func judge(_ theme: Theme, settings: JudgementSettings = JudgementSettings()) -> Judgement {
    let settings = settings.normalized
    var judgement = Judgement()
    // Palettes of one file are independent, so each gets its own judgement.
    for theme in theme.palettesAsThemes {
      let part = judge(one: theme, settings)
      judgement.findings += part.findings
      judgement.repeated += part.repeated
      judgement.record += part.record
    }
    let unjudged = UnjudgedParts.reasons(theme, settings)
    judgement.record += CheckRecord(checks: unjudged.count, notChecked: unjudged)
    judgement.findings = FindingOrder.sorted(judgement.findings)
    return judgement
  }

  /// Judges a chart and its elements. Deterministic.
  package static func judge(_ chart: AuditedChart, settings: JudgementSettings = JudgementSettings()) -> Judgement {
    var ledger = CheckLedger(namesPasses: settings.namesPasses)
    for rule in RuleCatalog.ofCharts {
      guard let level = settings.level(rule.key) else { continue }
      ledger.begin(rule.key)
      rule.check(chart, at: level, into: &ledger)
    }
    var judgement = ledger.judgement
    judgement.findings = FindingOrder.sorted(judgement.findings)
    return judgement
  }

  private static func judge(one theme: Theme, _ settings: JudgementSettings) -> Judgement {
    var ledger = CheckLedger(namesPasses: settings.namesPasses)
    for rule in RuleCatalog.ofThemes {
      guard let level = settings.level(rule.key) else { continue }
      ledger.begin(rule.key)
      rule.check(theme, at: level, into: &ledger)
    }
    let modeRules = RuleCatalog.ofModes.compactMap { rule in settings.level(rule.key).map { (rule: rule, level: $0) } }
    var judged: [JudgedMode] = []
    var (pairBudget, rampBudget) = (settings.mostPairs, JudgedRamps.most)
    for mode in theme.modes {
      let mode = JudgedMode(mode, of: theme, settings: settings, pairBudget: pairBudget, rampBudget: rampBudget)
      for (rule, level) in modeRules {
        ledger.begin(rule.key, mode: mode.mode.name)
        rule.check(mode, at: level, into: &ledger)
      }
      for reason in mode.unmeasured { ledger.leave(reason) }
      pairBudget -= mode.pairs.pairCount
      rampBudget -= mode.ramps.judged.count
      judged.append(mode)
    }
    for rule in RuleCatalog.ofAllModes where !judged.isEmpty {
      guard let level = settings.level(rule.key) else { continue }
      ledger.begin(rule.key)
      rule.check(judged, at: level, into: &ledger)
    }
    return ledger.judgement
  }
}

/// What a theme declares or omits that no rule can judge, so that no part passes silently.
enum UnjudgedParts {
  /// At most one line per theme for each.
  static func reasons(_ theme: Theme, _ settings: JudgementSettings) -> [NotChecked] {
    [text(theme, settings), visions(theme, settings)].compactMap(\.self) + theme.unjudged.map(NotChecked.unread)
  }

  /// A list of colours declares no background either; it is not a chart theme with a missing text colour.
  private static func text(_ theme: Theme, _ settings: JudgementSettings) -> NotChecked? {
    let isSilent = theme.modes.allSatisfy { $0.text == nil && $0.texts.isEmpty }
    let isChart = theme.modes.contains { !$0.series.isEmpty && ($0.background ?? $0.plotBackground) != nil }
    guard isSilent, isChart, settings.isOn(.textContrast) else { return nil }
    return .noTextColor
  }

  private static func visions(_ theme: Theme, _ settings: JudgementSettings) -> NotChecked? {
    guard !settings.judgesDeficiency, theme.modes.contains(where: { $0.series.count > 1 }) else { return nil }
    return .visionsNotSelected
  }
}
