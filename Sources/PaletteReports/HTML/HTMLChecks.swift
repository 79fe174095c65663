import PaletteGate
import PaletteRules
import SafeText

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
