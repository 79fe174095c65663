import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Workflow commands, which GitHub shows beside the lines of a pull request.
///
/// Source: actions/toolkit, `packages/core/src/command.ts`; ten of a level and step is the most that GitHub shows.
package enum GitHubAnnotations {
  /// Of each level; the tenth says how many are left.
  private static let most = 9

  /// A command a line, the worst of each level first; empty when nothing counts.
  package static func text(_ report: Report) -> String {
    let findings = LocatedFinding.worstFirst(LocatedFinding.all(report).filter { $0.classified.counts })
    let limits = report.passedLimits.map { "::error title=palettecheck::\(githubData($0.sentence))\n" }.joined()
    return limits
      + [Level.error, .warning, .info].map { level in lines(findings.filter { $0.finding.level == level }, level) }
      .joined()
  }

  private static func lines(_ findings: [LocatedFinding], _ level: Level) -> String {
    var lines = findings.prefix(most).map { line($0, level) }
    if findings.count > most {
      let rest = findings.count - most
      lines.append("::\(command(level)) title=palettecheck::\(rest) more, see the job summary")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ finding: LocatedFinding, _ level: Level) -> String {
    var properties = [("file", finding.path)]
    if let start = finding.start, let end = finding.end {
      properties += [("line", "\(start.line)"), ("endLine", "\(end.line)")]
      // Columns are understood on one line only; endColumn is the last one, not the one after.
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
