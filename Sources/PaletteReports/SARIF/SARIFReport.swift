import PaletteGate
import PaletteRules
package import SafeText

/// SARIF 2.1.0 (OASIS, 2020), as GitHub code scanning accepts it.
package enum SARIFReport: WrittenReport {
  /// The maximum that GitHub shows per run.
  package static let mostResults = 5_000

  /// The log, with its worst results first, and a notification if some are left out.
  package static func document(_ report: Report) -> JSONValue {
    let findings = WorstFindings(report)
    let results = SARIFResults(findings.first(mostResults), isCompared: report.comparison != nil)
    return [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver(report)],
          "automationDetails": ["id": .string(category(report.sets))],
          "columnKind": "unicodeCodePoints",
          "invocations": [invocation(report, leftOut: max(findings.count - mostResults, 0))],
          "results": .portions(count: results.count) { [results.value($0)] },
        ]
      ],
    ]
  }

  /// `palettecheck/` or `palettecheck/categorical_heat/`: the category by which code scanning separates the uploads of
  /// a commit.
  private static func category(_ sets: [String]) -> String {
    let name = uriPath(sets.joined(separator: "_").beginning(longestName))
    return name.isEmpty ? "palettecheck/" : "palettecheck/\(name)/"
  }

  /// Engineering choice: code scanning shows the category in a list.
  private static let longestName = 200

  /// All rules in every run: GitHub closes alerts of missing rules.
  private static func driver(_ report: Report) -> JSONValue {
    [
      "name": "palettecheck", "semanticVersion": .string(report.version),
      "rules": .array(RuleCatalog.all.map(SARIFRule.value)),
    ]
  }

  private static func invocation(_ report: Report, leftOut: Int) -> JSONValue {
    let failed = report.verdict.exitCode == 2
    var notes: [(level: String, text: String)] = []
    if failed { notes.append(("error", VerdictText.headline(report))) }
    notes += report.passedLimits.map { ("error", $0.sentence) }
    // An unreadable input is also a result; this explains why the run failed.
    for problem in report.inputs.flatMap(\.problems) {
      notes.append(
        ("error", [problem.path + ": " + problem.message, problem.help].compactMap { $0 }.joined(separator: "; ")))
    }
    if leftOut > 0 {
      notes.append(("warning", "\(leftOut) further findings, none worse than these \(mostResults), are left out"))
    }
    if let sentence = UnjudgedFile.sentence(report.unjudged) { notes.append(("note", sentence)) }
    for remark in report.remarks { notes.append(("note", remark.text)) }
    for reason in report.inputs.flatMap(\.parts).flatMap(\.record.notChecked).prefix(mostNotes) {
      notes.append(("note", "not checked: \(reason.text)"))
    }
    let shown =
      notes.prefix(mostNotes).map { ["level": .string($0.level), "message": message($0.text)] as JSONValue }
      + report.unjudged.prefix(mostFiles).map { notification($0, report) }
    return [
      "executionSuccessful": .boolean(!failed), "exitCode": .integer(Int(report.verdict.exitCode)),
      "exitCodeDescription": .string(report.verdict.rawValue),
      "toolExecutionNotifications": shown.isEmpty ? nil : .array(shown),
    ]
  }

  /// A file that was found and is not judged, at its place, with the command that judges it.
  private static func notification(_ file: UnjudgedFile, _ report: Report) -> JSONValue {
    let path = report.rooted(file.path)
    return [
      "level": "note", "message": message("\(path): \(file.advice)"),
      "locations": [["physicalLocation": ["artifactLocation": ["uri": .string(uriPath(path))]]]],
      "properties": ["reason": .string(file.reason.rawValue), "command": file.command.map { .string($0) }],
    ]
  }

  /// Engineering choice: nobody reads more remarks about a run.
  private static let mostNotes = 200
  /// Engineering choice: a run over all files of a large repository.
  private static let mostFiles = 5_000

  static func message(_ text: String) -> JSONValue { ["text": .string(sarifMessage(text))] }
}
