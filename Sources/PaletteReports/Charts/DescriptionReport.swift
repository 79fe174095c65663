import PaletteGate
package import PaletteRules
package import SafeText
import SourceText

/// What `describe` did: for people the files and what the audit found, for programs the same as JSON.
package struct DescriptionReport: Sendable {
  private let input, format: String
  private let title: String?
  private let series, points: Int
  private let notes: [Message]
  private let files: [String]
  private let findings: [Finding]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - format: What the input was read as: `table`.
  ///   - notes: What was guessed.
  ///   - files: The paths that were written.
  package init(
    input: String, format: String, title: String?, series: Int, points: Int, notes: [Message], files: [String],
    findings: [Finding]
  ) {
    (self.input, self.format, self.title) = (input, format, title)
    (self.series, self.points) = (series, points)
    (self.notes, self.files, self.findings) = (notes, files, findings)
  }

  /// For people.
  package func text(_ style: TextStyle) -> String {
    guard style.verbosity != .quiet else { return "" }
    let counts = "\(series) series, \(points) \(points == 1 ? "point" : "points")"
    var lines = [style.text("\(input)  \(format) · \(counts)"), ""]
    lines += files.map { "  " + style.text($0) }
    for note in notes { lines += Paragraph.wrap(style.text("note: \(note)"), width: style.width, hanging: "  ") }
    if !findings.isEmpty { lines.append("") }
    for finding in findings {
      lines += ReportedFinding(finding, path: input).detail(style)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// For programs.
  package var json: String {
    JSONWriter.text([
      "input": .string(input), "format": .string(format), "title": .string(title), "series": .integer(series),
      "points": .integer(points), "notes": .strings(notes.map(\.text)), "noteIds": .strings(notes.map(\.id)),
      "files": .strings(files),
      "findings": .array(findings.map { Self.json($0) }),
    ])
  }

  /// A finding as `elements.json` and the report hold it.
  package static func json(_ finding: Finding) -> JSONValue {
    [
      "rule": .string(finding.rule.id), "name": .string(finding.rule.name), "level": .string(finding.level.rawValue),
      "message": .string(finding.message), "file": .string(finding.origin?.file.path),
      "line": .integer(finding.origin?.start.line), "column": .integer(finding.origin?.start.column),
      "tokens": .strings(finding.tokens), "series": .strings(finding.series),
      "measured": .number(finding.measure?.value), "required": .number(finding.measure?.required),
      "suggestions": .strings(finding.suggestions.map(\.text)),
    ]
  }
}
