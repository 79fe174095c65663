import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Workflow commands, which GitHub shows next to the lines of a pull request.
///
/// Source: actions/toolkit, `packages/core/src/command.ts`; GitHub shows at most ten per level and step.
package enum GitHubAnnotations {
  /// The maximum per level; the tenth counts the rest.
  private static let most = 9

  /// One command per line, worst first within each level, and a notice of the files that are not judged; empty if there is
  /// nothing. Information has no place beside a change, unless it fails the run.
  package static func text(_ report: Report) -> String {
    let failures = report.silentFailures.map { "::error title=palettecheck::\(githubData($0))\n" }.joined()
    let isInfoShown = report.failOn == .info || report.inputs.contains { $0.failOn == .info }
    let levels: [Level] = isInfoShown ? [.error, .warning, .info] : [.error, .warning]
    return failures + levels.map { lines(report, $0) }.joined() + lost(report) + unjudged(report)
  }

  /// What the change takes away from what is checked.
  private static func lost(_ report: Report) -> String {
    let lost = report.comparison.map { ComparisonText.lost($0) } ?? []
    return lost.map { "::\($0.isWarning ? "warning" : "notice") title=palettecheck::\(githubData($0.text))\n" }.joined()
  }

  /// The files that are not judged: how many, and after it the likeliest, each at its place with the command that judges it.
  private static func unjudged(_ report: Report) -> String {
    guard let sentence = UnjudgedFile.sentence(report.unjudged) else { return "" }
    let notices = report.unjudged.prefix(most).map { file in
      "::notice file=\(githubProperty(report.rooted(file.path))),title=palettecheck::\(githubData(file.advice))\n"
    }
    return "::notice title=palettecheck::\(githubData(sentence))\n" + notices.joined()
  }

  private static func lines(_ report: Report, _ level: Level) -> String {
    let findings = WorstFindings(report) { $0.counts && $0.finding.level == level }
    let (shown, rest) = findings.folded(most)
    var lines = shown.map { line($0.finding, level) }
    if rest > 0 {
      lines.append("::\(command(level)) title=palettecheck::\(rest) more, see the job summary")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ finding: ReportedFinding, _ level: Level) -> String {
    var properties = [("file", finding.place.rooted)]
    if let start = finding.place.start, let end = finding.place.end {
      properties += [("line", "\(start.line)"), ("endLine", "\(end.line)")]
      // Columns work only within one line; endColumn is inclusive.
      if start.line == end.line {
        properties += [("col", "\(start.column)"), ("endColumn", "\(max(start.column, end.column - 1))")]
      }
    }
    properties.append(("title", "palettecheck \(finding.rule)"))
    let words = properties.map { "\($0)=\(githubProperty($1))" }.joined(separator: ",")
    return "::\(command(level)) \(words)::\(githubData(finding.advice))"
  }

  private static func command(_ level: Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
