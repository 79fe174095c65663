import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Markdown for people: a job summary, a comment, a wiki page.
package enum MarkdownReport {
  /// The maximum number of rows; GitHub accepts 1 MiB per step (docs.github.com, "Workflow commands: adding a job
  /// summary").
  private static let mostRows = 200
  /// The maximum size of all rows in bytes.
  private static let mostBytes = 900_000
  /// The maximum number of characters per cell.
  private static let longestCell = 1_000

  /// The complete text, with a final line break.
  package static func text(_ report: Report) -> String {
    var blocks = ["## palettecheck: \(VerdictText.headline(report))", TotalsLine.text(report)]
    blocks += report.passedLimits.map { "**\(markdownText(cut($0.sentence)))**" }
    blocks += table(WorstFindings(report, where: \.counts), "Findings")
    blocks += MarkdownMatrix.blocks(report)
    blocks += patches(WorstFindings(report) { $0.patch != nil })
    blocks += table(WorstFindings(report) { !$0.counts }, "Not counted")
    blocks += list("Not checked", notChecked(report))
    blocks += list("About this run", ComparisonText.sentences(report) + report.remarks.map(\.text))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ findings: WorstFindings, _ title: String) -> [String] {
    guard !findings.isEmpty else { return [] }
    var rows = ["| level | rule | where | what |", "|---|---|---|---|"]
    var bytes = 0
    var (shown, rest) = findings.folded(mostRows)
    while let finding = shown.first?.finding {
      let row = self.row(finding)
      bytes += row.utf8.count
      guard bytes <= mostBytes else { break }
      rows.append(row)
      shown.removeFirst()
    }
    rest += shown.reduce(0) { $0 + 1 + $1.finding.others.count }
    var blocks = ["### \(title)", rows.joined(separator: "\n")]
    if rest > 0 { blocks.append("… and \(rest) more, none worse than these.") }
    return blocks
  }

  /// The remedies that are other colours, to copy.
  private static func patches(_ findings: WorstFindings) -> [String] {
    var patches: [(text: String, subjects: [String])] = []
    for finding in findings.first(mostRows) {
      guard let text = finding.classified.patch else { continue }
      let subject = "\(finding.rule) at \(markdownCode(cut(finding.place.rootedText)))"
      if let index = patches.firstIndex(where: { $0.text == text }) {
        patches[index].subjects.append(subject)
      } else {
        patches.append((text, [subject]))
      }
    }
    return (patches.isEmpty ? [] : ["### To fix"])
      + patches.map { "\($0.subjects.joined(separator: ", ")):\n\n" + markdownBlock($0.text, language: "diff") }
  }

  private static func row(_ finding: ReportedFinding) -> String {
    let level = finding.finding.level.rawValue + (finding.excuse.map { ", \($0)" } ?? "")
    var what = markdownText(cut(finding.message))
    what += finding.classified.changes.prefix(4).map { change in
      let before = change.before.map { "\(markdownCode($0)) → " } ?? "new: "
      return "<br>**changed:** \(markdownText(cut(change.token))) \(before)\(markdownCode(change.after))"
    }.joined()
    what += seen(finding.finding)
    if !finding.finding.remedy.isEmpty { what += "<br>**fix:** \(markdownText(cut(finding.finding.remedy)))" }
    if let excuse = finding.excuseText { what += "<br>\(markdownText(cut(excuse)))" }
    let also = finding.otherPlaces.map { "<br>also \(markdownText(cut($0)))" } ?? ""
    return
      "| \(level) | \(finding.finding.rule.citedTitle) | \(markdownCode(cut(finding.place.rootedText)))\(also) | \(what) |"
  }

  /// The colours as the reader of the finding sees them, in code, beside which GitHub draws a sample.
  private static func seen(_ finding: Finding) -> String {
    let colors = finding.colors.prefix(4).compactMap(\.simulatedHex)
    guard !colors.isEmpty, let vision = finding.measure?.observer?.vision, vision != .normal else { return "" }
    return "<br>**\(vision.rawValue) sees:** " + colors.map(markdownCode).joined(separator: " ")
  }

  private static func notChecked(_ report: Report) -> [String] {
    report.inputs.flatMap { input in
      NotChecked.folded(input.parts.flatMap(\.record.notChecked)).map { "\(report.rooted(input.path)): \($0)" }
    } + (UnjudgedFile.sentence(report.unjudged).map { [$0] } ?? [])
      + report.unjudged.map { "\(report.rooted($0.path)): \($0.advice)" }
  }

  private static func list(_ title: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    let shown = 50
    let rest = items.count > shown ? ["- … and \(items.count - shown) more"] : []
    return ["### \(title)", (items.prefix(shown).map { "- \(markdownText(cut($0)))" } + rest).joined(separator: "\n")]
  }

  private static func cut(_ text: String) -> String { text.beginning(longestCell) }
}

/// Who confuses what, as a table with a row for each kind of reader: the colours as the reader sees them, in code, beside
/// which GitHub draws a sample, and the pairs that look alike.
enum MarkdownMatrix {
  /// The most modes with a table, the most colours in a row, and the most pairs. Engineering choices: a summary is read at
  /// a glance.
  private static let (mostModes, mostColors, mostPairs) = (3, 12, 4)
  /// The most characters of a name.
  private static let longestName = 40

  /// The blocks, heading first; none where no reader confuses anything.
  static func blocks(_ report: Report) -> [String] {
    var tables: [String] = []
    var rest = 0
    for input in report.inputs {
      for part in input.parts {
        for mode in part.theme.modes {
          guard let matrix = SwatchMatrix(mode, of: part.theme, settings: input.settings),
            matrix.rows.contains(where: { !$0.pairs.isEmpty })
          else { continue }
          guard tables.count < mostModes else {
            rest += 1
            continue
          }
          let mode = part.theme.modes.count > 1 ? ", \(part.theme.modeWord.rawValue) \(mode.name)" : ""
          let palette = part.palette.map { ", \($0)" } ?? ""
          tables.append(
            "\(markdownCode(report.rooted(input.path)))\(markdownText(palette + mode)):\n\n\(table(matrix))")
        }
      }
    }
    guard !tables.isEmpty else { return [] }
    return ["### Who confuses what"] + tables + (rest > 0 ? ["… and \(counted(rest, "more mode", "more modes"))."] : [])
  }

  private static func table(_ matrix: SwatchMatrix) -> String {
    let rows = matrix.rows.map { row in
      let share = row.share.isEmpty ? "" : ", \(row.share)"
      let colors = row.colors.prefix(mostColors).map { $0.map { markdownCode($0.hex) } ?? "?" }
      let seen = colors.listed(of: matrix.columns.count + matrix.more, separator: " ")
      return "| \(markdownText(row.title + share)) | \(seen) | \(pairs(row, matrix)) |"
    }
    return (["| reader | sees | hard to tell apart |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func pairs(_ row: SwatchMatrix.Row, _ matrix: SwatchMatrix) -> String {
    guard row.isJudged else { return "not judged" }
    func name(_ column: Int) -> String { matrix.columns[column].series.name.beginning(longestName) }
    let pairs = row.pairs.prefix(mostPairs).map { "\(name($0.first)) ≈ \(name($0.second)) (\($0.figure))" }
    return markdownText(pairs.listed(of: row.pairs.count))
  }
}
