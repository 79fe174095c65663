import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// A finding as an editor underlines it.
struct FindingDiagnostic {
  /// The absolute path of the file that it is in.
  let path: String
  /// The bytes of the value.
  let range: Range<Int>
  let finding: Finding
  /// The absolute path of the input that it belongs to.
  let input: String
  /// The format of the input; empty for one that is no theme.
  let format: String
  /// A `Diagnostic`.
  let json: JSONValue

  /// Related places of one finding; engineering choice, as in SARIF.
  private static let mostRelated = 100

  /// What counts of the findings of some inputs, each in the file to change.
  static func all(of inputs: [CheckedInput], _ locations: Locations) -> [FindingDiagnostic] {
    inputs.flatMap { input in
      let hasModes = input.parts.contains { $0.theme.modes.count > 1 }
      return input.findings.filter(\.counts).compactMap { classified in
        FindingDiagnostic(classified.finding, of: input, hasModes: hasModes, locations)
      }
    }
  }

  private init?(_ finding: Finding, of input: CheckedInput, hasModes: Bool, _ locations: Locations) {
    self.finding = finding
    self.input = locations.absolutePath(input.path) ?? input.path
    format = input.theme?.format ?? ""
    guard let path = finding.origin.map({ locations.path(of: $0.file) }) ?? locations.absolutePath(input.path) else {
      return nil
    }
    self.path = path
    range = finding.origin?.range ?? 0..<0
    let place = finding.origin?.file.json(range, in: locations.encoding)
    let related = (finding.related + finding.chain).prefix(Self.mostRelated).compactMap { related in
      locations.location(related.origin).map { ["location": $0, "message": .string(related.label)] as JSONValue }
    }
    let mode = hasModes ? finding.mode.map { " (mode \($0))" } ?? "" : ""
    let remedy = finding.remedy.isEmpty ? "" : " To fix: \(finding.remedy)."
    let start = TextPosition(line: 0, character: 0).json
    var members: [(key: String, value: JSONValue)] = [
      ("range", place ?? ["start": start, "end": start]), ("severity", .integer(Self.severity(finding.level))),
      ("code", .string(finding.rule.id)), ("source", "palettecheck"),
      ("message", .string(finding.message + mode + remedy)),
    ]
    if let page = RuleCatalog.rule(finding.rule.id)?.page.sources.first {
      members.append(("codeDescription", ["href": .string(page.url)]))
    }
    if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
    json = .object(members)
  }

  /// Error, Warning, Information (Language Server Protocol 3.17, DiagnosticSeverity).
  private static func severity(_ level: Level) -> Int {
    switch level {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
