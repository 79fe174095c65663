import Colorimetry
import SourceText

/// Applies every rule to a theme.
package enum Judge {
  /// Judges a theme in all its modes, and each palette of a file with several palettes. Deterministic.
  ///
  /// The result includes findings about unreadable parts (PC001). For a file without a theme,
  /// ``Finding/init(unreadable:)`` makes the only findings.
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
    for rule in RuleCatalog.all {
      guard case .chart(let checks) = rule.question, let level = settings.level(rule.key) else { continue }
      ledger.begin(rule.key)
      for check in checks { ledger.note(check, of: chart, by: rule.key, at: level) }
    }
    if chart.colors.count > 1 {
      let mode = ThemeMode(series: chart.colors)
      let theme = Theme(path: chart.origin.file.path, format: "chart", formatLabel: "chart", modes: [mode])
      let settings = settings.normalized
      let pairs = RuleCatalog.all.filter { RuleKey.aboutPairs.contains($0.key) }
      let asked = pairs.compactMap { rule in settings.level(rule.key).map { (rule: rule, level: $0) } }
      ask(asked, about: JudgedMode(mode, of: theme, settings: settings, pairBudget: settings.mostPairs), &ledger)
    }
    var judgement = ledger.judgement
    judgement.findings = FindingOrder.sorted(judgement.findings)
    return judgement
  }

  private static func judge(one theme: Theme, _ settings: JudgementSettings) -> Judgement {
    var ledger = CheckLedger(namesPasses: settings.namesPasses)
    let rules = RuleCatalog.all.compactMap { rule in settings.level(rule.key).map { (rule: rule, level: $0) } }
    for (rule, level) in rules {
      guard case .theme(let check) = rule.question else { continue }
      ledger.begin(rule.key)
      check(theme, level, &ledger)
    }
    var judged: [JudgedMode] = []
    var (pairBudget, rampBudget) = (settings.mostPairs, JudgedRamps.most)
    for mode in theme.modes where !Cancellation.isCancelled {
      let mode = JudgedMode(mode, of: theme, settings: settings, pairBudget: pairBudget, rampBudget: rampBudget)
      ask(rules, about: mode, &ledger)
      pairBudget -= mode.pairs.pairCount
      rampBudget -= mode.ramps.judged.count
      judged.append(mode)
    }
    for (rule, level) in rules where !judged.isEmpty {
      guard case .modes(let check) = rule.question else { continue }
      ledger.begin(rule.key)
      check(judged, level, &ledger)
    }
    return ledger.judgement
  }

  private static func ask(
    _ rules: [(rule: Rule, level: Level)], about mode: JudgedMode, _ ledger: inout CheckLedger
  ) {
    for (rule, level) in rules {
      guard case .mode(let check) = rule.question, !Cancellation.isCancelled else { continue }
      ledger.begin(rule.key, mode: mode.mode.name)
      check(mode, level, &ledger)
    }
    for reason in mode.unmeasured { ledger.leave(reason) }
  }
}

/// What a theme declares or omits that no rule can judge, so that no part passes silently.
enum UnjudgedParts {
  /// At most one line per theme for each.
  static func reasons(_ theme: Theme, _ settings: JudgementSettings) -> [NotChecked] {
    var reasons: [NotChecked] = []
    let isSilent = theme.modes.allSatisfy { $0.text == nil && $0.texts.isEmpty }
    // A list of colours declares no background either; it is not a chart theme with a missing text colour.
    let isChart = theme.modes.contains { !$0.series.isEmpty && ($0.background ?? $0.plotBackground) != nil }
    if isSilent, isChart, settings.isOn(.textContrast) { reasons.append(NotChecked(.noTextColour)) }
    if !settings.judgesDeficiency, theme.modes.contains(where: { $0.series.count > 1 }) {
      reasons.append(NotChecked(.visionsNotSelected))
    }
    return reasons + theme.unjudged.map(NotChecked.other)
  }
}
