import PaletteGate
import PaletteRules
import SafeText

/// The findings that do not count, with reasons: shown, never hidden.
enum HTMLWaivers {
  private static let mostRows = 500

  /// The section; nil where every finding counts.
  static func section(_ report: Report) -> HTMLSection? {
    let count = report.tally.waived + report.tally.baselined + report.tally.unchanged
    guard count > 0 else { return nil }
    let excused = report.inputs.lazy.flatMap { input in
      input.findings.filter { !$0.counts }.map { ReportedFinding($0, of: input.modeWord, run: report.run) }
    }
    let rest = count > mostRows ? "<p>… and \(count - mostRows) more.</p>\n" as HTML : ""
    return HTMLSection(
      id: "waivers", title: "Waivers",
      content: """
        <div class="scroll"><table>
        <caption>\(counted(count, "finding", "findings")) that do not count</caption>
        <thead><tr><th scope="col">Rule</th><th scope="col">Found</th><th scope="col">Why it may stay</th><th scope="col">Owner</th><th scope="col">Until</th></tr></thead>
        <tbody>
        \(excused.prefix(mostRows).map(row))</tbody></table></div>
        \(rest)
        """)
  }

  private static func row(_ reported: ReportedFinding) -> HTML {
    let waiver = reported.classified.waiver
    let reason =
      waiver.map { $0.reason + ($0.ticket.map { " (\($0))" } ?? "") }
      ?? why(reported.classified.status)
    return """
      <tr><th scope="row">\(reported.finding.rule.id)</th><td data-label="Found">\(reported.message.beginning(500))</td><td data-label="Why it may stay">\(reason.beginning(500))</td>\
      <td data-label="Owner">\(waiver?.owner?.beginning(80) ?? "nobody named")</td><td data-label="Until">\(until(waiver))</td></tr>

      """
  }

  private static func why(_ status: ClassifiedFinding.Status) -> String {
    switch status {
    case .baselined: "It was found when the baseline was written."
    case .unchanged: "It was found before the change."
    case .waived, .new, .worse: "Waived."
    }
  }

  private static func until(_ waiver: GrantedWaiver?) -> String {
    guard let waiver, let until = waiver.until else { return "no end" }
    let days = waiver.daysLeft.map { $0 == 0 ? ", the last day" : ", \(counted($0, "day", "days")) left" } ?? ""
    return "\(until)\(days)"
  }
}
