import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// GitLab code quality: an array of issues.
///
/// Source: GitLab documentation, "Code quality: implement a custom tool"; GitLab ignores Code Climate's other keys.
package enum GitLabReport {
  /// The complete document, with a final line break.
  package static func text(_ report: Report) -> String {
    var seen: [String: Int] = [:]
    return JSONWriter.text(.array(LocatedFinding.all(report).map { issue($0, &seen) }))
  }

  private static func issue(_ finding: LocatedFinding, _ seen: inout [String: Int]) -> JSONValue {
    // GitLab shows only the description.
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

  /// A finding that does not count must not look like one that does.
  private static func severity(_ finding: LocatedFinding) -> String {
    guard finding.excuse == nil else { return "info" }
    return switch finding.finding.level {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }

  /// GitLab shows only one of several issues with the same fingerprint: further findings about the same tokens get
  /// another one.
  private static func unique(_ fingerprint: String, _ seen: inout [String: Int]) -> String {
    let count = seen[fingerprint, default: 0] + 1
    seen[fingerprint] = count
    return count == 1 ? fingerprint : SHA256.hex(Array("\(fingerprint) \(count)".utf8))
  }
}
