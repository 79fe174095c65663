import PaletteGate
import PaletteRules

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
