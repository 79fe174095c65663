import PaletteGate
import PaletteRules
package import SafeText
import SourceText

/// Checkstyle XML, which many build systems and editors read.
package enum CheckstyleReport: WrittenReport {
  /// The version of the format that programs write, independent of Checkstyle's own.
  private static let version = "4.3"

  /// The element `checkstyle`: a file with several inputs appears once.
  package static func document(_ report: Report) -> XMLElement {
    let files = CheckstyleFiles(report)
    return XMLElement(
      "checkstyle", [("version", version)],
      .portions(count: files.paths.count + report.unjudged.count) { index in
        guard index < files.paths.count else { return [element(report.unjudged[index - files.paths.count], report)] }
        let errors = files.findings(of: index).map { error(LocatedFinding($0, modes: $1, report)) }
        return [XMLElement("file", [("name", files.paths[index])], .elements(errors))]
      })
  }

  /// A file that was found and is not judged.
  private static func element(_ file: UnjudgedFile, _ report: Report) -> XMLElement {
    let error = XMLElement(
      "error",
      [
        ("line", "1"), ("severity", Level.info.rawValue), ("message", "not judged: \(file.advice)"),
        ("source", "palettecheck.\(file.reason.rawValue)"),
      ])
    return XMLElement("file", [("name", report.rooted(file.path))], .elements([error]))
  }

  private static func error(_ finding: LocatedFinding) -> XMLElement {
    let excuse = finding.excuseText.map { "(\($0)) " } ?? ""
    return XMLElement(
      "error",
      [
        ("line", "\(finding.start?.line ?? 1)"), ("column", finding.start.map { "\($0.column)" }),
        ("severity", finding.excuse == nil ? finding.finding.level.rawValue : Level.info.rawValue),
        ("message", excuse + finding.advice), ("source", "palettecheck.\(finding.finding.rule.id)"),
      ])
  }
}
