import Colorimetry
import PaletteGate
import PaletteRules
import SafeText

/// The summary for a reader in a hurry.
enum HTMLVerdict {
  /// The title of the page: the verdict, then the inputs.
  static func title(_ report: Report) -> String {
    let names = worst(report).prefix(2).map { report.rooted($0).withoutMiddle(60) }.joined(separator: ", ")
    let rest = report.inputs.count > 2 ? " and \(report.inputs.count - 2) more" : ""
    return "\(word(report)): \(VerdictText.headline(report))" + (names.isEmpty ? "" : " · \(names)\(rest)")
  }

  /// The paths of the inputs, that of the worst theme first.
  private static func worst(_ report: Report) -> [String] {
    guard report.inputs.count > 1 else { return report.inputs.map(\.path) }
    var seen: Set<String> = []
    return ReportedTheme.worstFirst(ReportedTheme.all(report, namesMissing: true)).map(\.input.path).filter {
      seen.insert($0).inserted
    }
  }

  /// The verdict in words, and the totals.
  static func header(_ report: Report) -> HTML {
    let tally = report.tally
    let figures: [(Int, String)] = [
      (tally.checks, tally.checks == 1 ? "check" : "checks"), (tally.passed, "passed"),
      (tally.errors, tally.errors == 1 ? "error" : "errors"),
      (tally.warnings, tally.warnings == 1 ? "warning" : "warnings"),
      (tally.infos, tally.infos == 1 ? "note" : "notes"), (tally.waived, "waived"),
      (tally.baselined, "in the baseline"), (tally.unchanged, "unchanged"),
      (tally.notChecked, "not checked"),
      (report.unjudged.count, report.unjudged.count == 1 ? "file not judged" : "files not judged"),
    ]
    let shown = figures.filter { $0.0 > 0 || ["errors", "warnings", "passed"].contains($0.1) }
    let tiles = shown.map { "<li><strong>\($0.0)</strong> \($0.1)</li>\n" as HTML }
    return """
      <header>
      <p class="verdict \(report.verdict == .clean ? "passes" : "fails" as HTML)">\(word(report))</p>
      <h1>\(sentence(report))</h1>
      <p class="about">\(about(report))</p>
      <ul class="figures">
      \(tiles)</ul>
      </header>
      """
  }

  private static func word(_ report: Report) -> String {
    switch report.verdict {
    case .clean: "Passes"
    case .findings, .tooManyWarnings: "Fails"
    case .unreadableInput, .noChartColors, .noInput, .nothingChecked: "Could not be checked"
    }
  }

  /// The most serious finding, about readers rather than numbers.
  private static func sentence(_ report: Report) -> String {
    let counting = report.inputs.lazy.flatMap { $0.findings.filter(\.counts) }
    let failing = report.inputs.lazy.flatMap { input in
      input.findings.filter { $0.counts && (input.failOn ?? report.failOn).includes($0.finding.level) }
    }
    func fails(_ rules: RuleKey...) -> Bool { failing.contains { rules.contains($0.finding.rule) } }
    switch report.verdict {
    case .unreadableInput: return "Not everything could be read."
    case .tooManyWarnings: return "There are more warnings than allowed."
    case .noChartColors: return "An input has no chart colours."
    case .noInput: return "There was nothing to read."
    case .nothingChecked: return Report.nothingChecked
    case .clean:
      if counting.contains(where: { $0.finding.level == .error }) {
        return "There are errors, but this run allows them."
      }
      return counting.isEmpty
        ? "No check failed." : "No check failed, but some colours could be better."
    case .findings:
      let themes = ReportedTheme.all(report)
      if themes.count > 1 {
        let failing = themes.count(where: \.fails)
        return "\(failing) of \(themes.count) themes \(failing == 1 ? "fails" : "fail")."
      }
      if fails(.redGreenConfusion, .blueYellowConfusion) { return "Some readers can hardly tell these colours apart." }
      if fails(.tooSimilar) { return "Some of these colours are too similar for everyone." }
      if fails(.textContrast, .markContrast, .translucentContrast) {
        return "Some of these colours are too faint to read."
      }
      if RuleKey.aboutRamps.contains(where: { fails($0) }) {
        return "Some readers misread a ramp."
      }
      return "A check failed."
    }
  }

  private static func about(_ report: Report) -> HTML {
    let paths = worst(report).prefix(3).map { "<code>\(report.rooted($0).withoutMiddle(80))</code>" as HTML }
    let rest = report.inputs.count > 3 ? " and \(report.inputs.count - 3) more" : ""
    guard !paths.isEmpty else { return "No input." }
    let listed = paths.enumerated().map { ($0 > 0 ? ", \($1)" : "\($1)") as HTML }
    let limits = report.passedLimits.map { ". \($0.sentence.beginning(300))" as HTML }
    let shares = Set(report.inputs.map { $0.settings.flare.share ?? 0 })
    let flare: HTML? =
      shares.count == 1 && shares != [0]
      ? shares.first.map { "; judged with a flare of \(Figures.plain(100 * $0))\u{a0}%" } : nil
    return "\(VerdictText.headline(report).capitalizedFirst) in \(listed)\(rest)\(flare)\(limits)"
  }
}

extension String {
  /// The text with its first letter capitalised.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Every rule that ran, with what passed and what it found: a page without findings must not look like one without
/// checks.
enum HTMLChecks {
  /// The section.
  static func section(_ report: Report) -> HTMLSection {
    let passed = report.inputs.lazy.flatMap(\.parts).flatMap(\.record.passed).reduce(into: [String: Int]()) {
      $0[$1.rule?.id ?? "", default: 0] += $1.count
    }
    let found = report.inputs.lazy.flatMap(\.findings).reduce(into: [String: Int]()) {
      $0[$1.finding.rule.id, default: 0] += 1
    }
    let rows = RuleCatalog.all.compactMap { rule -> HTML? in
      let counts = (passed[rule.id] ?? 0, found[rule.id] ?? 0)
      guard counts.0 + counts.1 > 0 else { return nil }
      return """
        <tr><th scope="row">\(rule.id)</th><td>\(rule.summary.capitalizedFirst)</td><td class="number" data-label="Passed">\(counts.0)</td>\
        <td class="number" data-label="Found">\(counts.1)</td></tr>

        """
    }
    let silent = RuleCatalog.all.filter { passed[$0.id] == nil && found[$0.id] == nil }.map { $0.id }
    let others =
      silent.isEmpty ? nil : "<p class=\"quiet\">Nothing to check for \(silent.joined(separator: ", ")).</p>\n" as HTML
    guard !rows.isEmpty else {
      return HTMLSection(id: "checks", title: "All checks", content: "<p class=\"quiet\">No check ran.</p>\n")
    }
    return HTMLSection(
      id: "checks", title: "All checks",
      content: """
        <details><summary>\(counted(report.tally.checks, "check", "checks")), \(report.tally.passed) passed, \(report.tally.notChecked) not checked</summary>
        <div class="scroll"><table class="checks">
        <caption>Each rule that ran</caption>
        <thead><tr><th scope="col">Rule</th><th scope="col">Requirement</th><th scope="col" class="number">Passed</th><th scope="col" class="number">Found</th></tr></thead>
        <tbody>
        \(rows)</tbody></table></div>
        \(others)</details>

        """)
  }
}
