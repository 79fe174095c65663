import PaletteGate
import PaletteRules

/// The last line of a report.
enum TotalsLine {
  /// `2 errors, 0 warnings in 1 file: 29 checks, 27 passed, 0 waived, 0 not checked.`
  static func text(_ tally: Tally) -> String {
    var parts = ["\(counted(tally.checks, "check", "checks"))", "\(tally.passed) passed"]
    if tally.infos > 0 { parts.append(counted(tally.infos, "info", "infos")) }
    parts.append("\(tally.waived) waived")
    if tally.baselined > 0 { parts.append("\(tally.baselined) baselined") }
    parts.append("\(tally.notChecked) not checked")
    return "\(counted(tally.errors, "error", "errors")), \(counted(tally.warnings, "warning", "warnings")) "
      + "in \(counted(tally.files, "file", "files")): \(parts.joined(separator: ", "))."
  }
}

/// The number of findings per rule.
package enum StatisticsReport {
  /// The table, after an empty line; empty without findings.
  package static func text(_ report: Report, style: TextStyle) -> String {
    var counts: [String: (name: String, count: Int)] = [:]
    for finding in report.inputs.lazy.flatMap(\.findings) {
      let rule = finding.finding.rule.id
      if counts[rule] == nil { counts[rule] = (finding.finding.rule.name, 0) }
      counts[rule]?.count += 1
    }
    guard !counts.isEmpty else { return "" }
    var table = TextTable()
    for (rule, entry) in counts.sorted(by: { $0.key < $1.key }) {
      table.append([
        TextTable.Cell(text: rule), TextTable.Cell(text: entry.name),
        TextTable.Cell(text: String(entry.count), alignsRight: true),
      ])
    }
    return "\n" + table.lines(style, indent: "  ", gap: 2).map { $0 + "\n" }.joined()
  }
}
