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
  let finding: Finding?
  /// The absolute path of the input that it belongs to.
  let input: String
  /// The format of the input; empty for one that is no theme.
  let format: String
  /// A `Diagnostic`.
  let json: JSONValue

  /// Related places of one finding; engineering choice, as in SARIF.
  private static let mostRelated = 100

  /// Findings of one input; engineering choice: editors get slow with thousands, and nobody reads them there.
  static let mostFindings = 500

  /// What counts of the findings of some inputs, each in the file to change. Of too many the worst are shown, and one more
  /// diagnostic tells how many are not.
  static func all(of inputs: [CheckedInput], _ locations: Locations) -> [FindingDiagnostic] {
    inputs.flatMap { input in
      let hasModes = input.parts.contains { $0.theme.modes.count > 1 }
      let chains = input.parts.map { ColorChains($0.theme) }
      let findings =
        zip(input.parts, chains).flatMap { part, chains in part.findings.map { (of: $0, in: Optional(chains)) } }
        + (input.unreadable + input.aboutGate).map { (of: $0, in: nil) }
      let counting = findings.filter(\.of.counts)
      let worst = counting.indices.sorted {
        (counting[$1].of.finding.level, $0) < (counting[$0].of.finding.level, $1)
      }
      let shown = worst.prefix(mostFindings).sorted().compactMap { index in
        FindingDiagnostic(counting[index].of.finding, of: input, counting[index].in, hasModes: hasModes, locations)
      }
      return shown
        + [FindingDiagnostic(leavingOut: counting.count - mostFindings, of: input, locations)].compactMap(\.self)
    }
  }

  /// Tells of the findings that are not shown; nil where all are.
  private init?(leavingOut count: Int, of input: CheckedInput, _ locations: Locations) {
    guard count > 0, let path = locations.absolutePath(input.path) else { return nil }
    (self.path, self.input, finding, range, format) = (path, path, nil, 0..<0, "")
    let findings = count == 1 ? "1 further finding is" : "\(count) further findings are"
    json = [
      "range": ["start": Self.start, "end": Self.start], "severity": .integer(Self.severity(.info)),
      "source": "palettecheck",
      "message": .string(
        "\(findings) not shown, none worse than these \(Self.mostFindings); 'palettecheck check' lists them"),
    ]
  }

  private static let start = TextPosition(line: 0, character: 0).json

  private init?(
    _ finding: Finding, of input: CheckedInput, _ chains: ColorChains?, hasModes: Bool, _ locations: Locations
  ) {
    self.finding = finding
    self.input = locations.absolutePath(input.path) ?? input.path
    format = input.theme?.format ?? ""
    guard let path = finding.origin.map({ locations.path(of: $0.file) }) ?? locations.absolutePath(input.path) else {
      return nil
    }
    self.path = path
    range = finding.origin?.range ?? 0..<0
    let place = finding.origin?.file.json(range)
    // An editor underlines one place: those of the other colours of a group are listed.
    var places = finding.related + finding.chain
    for (token, color) in chains?.colors(of: finding, withSurfaces: false, in: finding.mode) ?? []
    where places.count < Self.mostRelated
      && !(places.map(\.origin) + [finding.origin].compactMap(\.self)).contains(where: { $0 == color.origin })
    {
      places.append(RelatedPlace(label: "'\(token)'", origin: color.origin))
    }
    let related = places.prefix(Self.mostRelated).compactMap { related in
      locations.location(related.origin).map { ["location": $0, "message": .string(related.label)] as JSONValue }
    }
    let mode = hasModes ? finding.mode.map { " (\(input.theme?.modeWord.called($0) ?? $0))" } ?? "" : ""
    let remedy = finding.remedy.isEmpty ? "" : " To fix: \(finding.remedy)."
    // The standard or paper that the rule follows.
    let address = RuleCatalog.rule(finding.rule.id)?.page.sources.first?.url
    json = [
      "range": place ?? ["start": Self.start, "end": Self.start],
      "severity": .integer(Self.severity(finding.level)), "code": .string(finding.rule.id), "source": "palettecheck",
      "message": .string(finding.message + mode + remedy),
      "codeDescription": address.map { ["href": .string($0)] },
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ]
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
