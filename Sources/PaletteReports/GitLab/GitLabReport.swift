import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Code quality for GitLab: an array of issues.
///
/// Source: GitLab documentation, "Code quality: implement a custom tool"; keys of Code Climate beyond those are ignored.
package enum GitLabReport {
  /// The whole document, with a line break at its end.
  package static func text(_ report: Report) -> String {
    var seen: [String: Int] = [:]
    return JSONWriter.text(.array(LocatedFinding.all(report).map { issue($0, &seen) }))
  }

  private static func issue(_ finding: LocatedFinding, _ seen: inout [String: Int]) -> JSONValue {
    // The page shows the description and nothing else.
    let excuse = finding.excuseText.map { " (\($0))" } ?? ""
    let begin = finding.start?.line ?? 1
    return [
      "description": .string("\(finding.finding.rule)\(excuse): \(finding.advice)"),
      "check_name": .string(finding.rule),
      "fingerprint": .string(unique(finding.classified.fingerprint.hex, &seen)),
      "severity": .string(severity(finding)),
      "location": [
        "path": .string(finding.path),
        "lines": ["begin": .integer(begin), "end": .integer(max(begin, finding.end?.line ?? begin))],
      ],
    ]
  }

  /// What does not count must not look as if it did.
  private static func severity(_ finding: LocatedFinding) -> String {
    guard finding.excuse == nil else { return "info" }
    return switch finding.finding.level {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }

  /// Of issues with the same fingerprint only one is shown: a second one about the same tokens gets its own.
  private static func unique(_ fingerprint: String, _ seen: inout [String: Int]) -> String {
    let count = seen[fingerprint, default: 0] + 1
    seen[fingerprint] = count
    return count == 1 ? fingerprint : SHA256.hex(Array("\(fingerprint) \(count)".utf8))
  }
}
