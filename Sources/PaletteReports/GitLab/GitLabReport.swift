import PaletteGate
import PaletteRules
package import SafeText
import SourceText

/// GitLab code quality: an array of issues.
///
/// Source: GitLab documentation, "Code quality: implement a custom tool"; GitLab ignores Code Climate's other keys.
package enum GitLabReport: WrittenReport {
  /// The array of issues.
  package static func document(_ report: Report) -> JSONValue {
    let repeated = repeated(report.inputs)
    return .portions(count: report.inputs.count + 1) { index in
      guard index < report.inputs.count else { return report.unjudged.map { issue($0, report) } }
      let findings = ReportedFinding.all(of: report.inputs[index], report)
      let numbers = repeated[index] ?? findings.map { _ in 1 }
      return zip(findings, numbers).map(issue)
    }
  }

  private static func issue(_ finding: ReportedFinding, _ number: Int) -> JSONValue {
    // GitLab shows only the description.
    let excuse = finding.excuseText.map { " (\($0))" } ?? ""
    let begin = finding.place.start?.line ?? 1
    return [
      "description": .string("\(finding.finding.rule.id)\(excuse): \(finding.advice)"),
      "check_name": .string(finding.rule),
      "fingerprint": .string(unique(finding.classified.fingerprint.hex, number)),
      "severity": .string(severity(finding)),
      "location": [
        "path": .string(finding.place.rooted),
        "lines": ["begin": .integer(begin), "end": .integer(max(begin, finding.place.end?.line ?? begin))],
      ],
    ]
  }

  /// A file that was found and is not judged.
  private static func issue(_ file: UnjudgedFile, _ report: Report) -> JSONValue {
    let path = report.rooted(file.path)
    return [
      "description": .string("not judged: \(file.advice)"), "check_name": .string(file.reason.rawValue),
      "fingerprint": .string(SHA256.hex(Array("\(file.reason.rawValue) \(path)".utf8))), "severity": "info",
      "location": ["path": .string(path), "lines": ["begin": 1, "end": 1]],
    ]
  }

  /// A finding that does not count must not look like one that does.
  private static func severity(_ finding: ReportedFinding) -> String {
    guard finding.excuse == nil else { return "info" }
    return switch finding.finding.level {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }

  /// By input, the how manieth with its fingerprint each finding is; only inputs where one is not the first.
  private static func repeated(_ inputs: [CheckedInput]) -> [Int: [Int]] {
    var counts: [Fingerprint: Int] = [:]
    var repeated: [Int: [Int]] = [:]
    for (index, input) in inputs.enumerated() {
      let numbers = input.findings.map { finding in
        counts[finding.fingerprint, default: 0] += 1
        return counts[finding.fingerprint] ?? 1
      }
      if numbers.contains(where: { $0 > 1 }) { repeated[index] = numbers }
    }
    return repeated
  }

  /// GitLab shows only one of several issues with the same fingerprint: further findings about the same tokens get
  /// another one.
  private static func unique(_ fingerprint: String, _ number: Int) -> String {
    number == 1 ? fingerprint : SHA256.hex(Array("\(fingerprint) \(number)".utf8))
  }
}
