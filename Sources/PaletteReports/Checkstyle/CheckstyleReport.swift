import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Checkstyle XML, which many build systems and editors read.
package enum CheckstyleReport {
  /// The version of the format that programs write, independent of Checkstyle's own.
  private static let version = "4.3"

  /// The complete document, with a final line break. A file with several inputs appears once.
  package static func text(_ report: Report) -> String {
    var files: [(path: String, errors: [XMLElement])] = []
    var indices: [String: Int] = [:]
    for input in report.inputs { file(report.rooted(input.path), &files, &indices) }
    for finding in LocatedFinding.all(report) {
      let index = file(finding.path, &files, &indices)
      files[index].errors.append(error(finding))
    }
    let elements = files.map { XMLElement("file", [("name", $0.path)], .elements($0.errors)) }
    return XMLElement("checkstyle", [("version", version)], .elements(elements)).document
  }

  @discardableResult
  private static func file(
    _ path: String, _ files: inout [(path: String, errors: [XMLElement])], _ indices: inout [String: Int]
  ) -> Int {
    if let index = indices[path] { return index }
    indices[path] = files.count
    files.append((path, []))
    return files.count - 1
  }

  private static func error(_ finding: LocatedFinding) -> XMLElement {
    let excuse = finding.excuseText.map { "(\($0)) " } ?? ""
    return XMLElement(
      "error",
      [
        ("line", "\(finding.start?.line ?? 1)"), ("column", finding.start.map { "\($0.column)" }),
        ("severity", finding.excuse == nil ? finding.finding.level.rawValue : Level.info.rawValue),
        ("message", excuse + finding.advice), ("source", "palettecheck.\(finding.finding.rule)"),
      ])
  }
}
