import PaletteGate
import PaletteRules
import SafeText

/// The findings that do not count, with reasons: shown, never hidden.
enum HTMLWaivers {
  private static let mostRows = 500

  /// What is waived and what was known before, a section each; none where every finding counts.
  static func sections(_ report: Report) -> [HTMLSection] {
    let waived = WorstFindings(report) { $0.status == .waived }
    let known = WorstFindings(report) { [.baselined, .unchanged].contains($0.status) }
    return [
      section(
        waived, id: "waivers", title: "Waivers", "waived",
        columns: ["Rule", "Found", "Why it may stay", "Owner", "Until"]
      ) { reported in
        let waiver = reported.classified.waiver
        let reason = waiver.map { $0.reason + ($0.ticket.map { " (\($0))" } ?? "") } ?? ""
        return [reason.beginning(500), waiver?.owner?.beginning(80) ?? "no owner", until(waiver)]
      },
      section(known, id: "known", title: "Known findings", "known", columns: ["Rule", "Found", "Known"]) { reported in
        [reported.classified.status == .baselined ? "in the baseline" : "before the change"]
      },
    ].compactMap(\.self)
  }

  /// - Parameter cells: What follows the rule and the message of a finding, a column each.
  private static func section(
    _ findings: WorstFindings, id: String, title: String, _ word: String, columns: [String],
    cells: (ReportedFinding) -> [String]
  ) -> HTMLSection? {
    guard !findings.isEmpty else { return nil }
    let (shown, rest) = findings.folded(mostRows)
    let more: HTML? = rest > 0 ? "<p>… and \(rest) more.</p>\n" : nil
    let rows = shown.map { _, reported in
      let found = reported.message + (reported.otherPlaces.map { " Also at \($0)." } ?? "")
      let data = zip(columns.dropFirst(), [found.beginning(700)] + cells(reported)).map { column, text in
        "<td data-label=\"\(column)\">\(text)</td>" as HTML
      }
      return "<tr><th scope=\"row\">\(reported.finding.rule.id)</th>\(data)</tr>\n" as HTML
    }
    return HTMLSection(
      id: id, title: title,
      content: """
        <div class="scroll"><table>
        <caption>\(counted(findings.count, "\(word) finding", "\(word) findings")), which do not count</caption>
        <thead><tr>\(columns.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead>
        <tbody>
        \(rows)</tbody></table></div>
        \(more)
        """)
  }

  private static func until(_ waiver: GrantedWaiver?) -> String {
    guard let waiver, let until = waiver.until else { return "no end" }
    let days = waiver.daysLeft.map { $0 == 0 ? ", the last day" : ", \(counted($0, "day", "days")) left" } ?? ""
    return "\(until)\(days)"
  }
}
