import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Findings as SARIF results, section 3.27.
struct SARIFResults {
  private let findings: [ReportedFinding]
  /// Whether the run compares with an earlier state.
  private let isCompared: Bool
  /// The how manieth with its fingerprint each of them is.
  private let numbers: [Int]
  private let ruleIndices = Dictionary(
    uniqueKeysWithValues: RuleCatalog.all.enumerated().map { ($0.element.id, $0.offset) })

  /// The maximum number of locations that GitHub accepts per result.
  private static let mostRelated = 100
  /// Related locations that the message links to.
  private static let mostLinked = 5

  init(_ findings: [ReportedFinding], isCompared: Bool) {
    (self.findings, self.isCompared) = (findings, isCompared)
    var counts: [Fingerprint: Int] = [:]
    numbers = findings.map { reported in
      counts[reported.classified.fingerprint, default: 0] += 1
      return counts[reported.classified.fingerprint] ?? 1
    }
  }

  var count: Int { findings.count }

  func value(_ index: Int) -> JSONValue {
    let (reported, finding) = (findings[index], findings[index].finding)
    let related = Array(reported.related.prefix(Self.mostRelated))
    let (status, suppression) = Self.status(reported, isCompared: isCompared)
    return [
      "ruleId": .string(finding.rule.id), "ruleIndex": ruleIndices[finding.rule.id].map { .integer($0) },
      "kind": "fail", "level": .string(SARIFRule.level(finding.level)),
      "message": ["text": .string(message(reported, related))],
      "locations": [
        Self.location(reported.place.rooted, reported.place.start, reported.place.end, finding.origin?.pointer)
      ],
      "relatedLocations": related.isEmpty ? nil : .array(related.enumerated().map(place)),
      "partialFingerprints": Self.fingerprints(reported.classified.fingerprint, numbers[index]),
      "suppressions": suppression.map {
        [["kind": "external", "status": "accepted", "justification": .string($0)]]
      },
      "baselineState": status.map { .string($0) }, "properties": Self.properties(finding),
    ]
  }

  /// The first sentence is independent; related locations are links.
  private func message(_ reported: ReportedFinding, _ related: [(place: RelatedPlace, rooted: String)]) -> String {
    let links = related.prefix(Self.mostLinked).enumerated().map { "[\(sarifMessage($1.place.label))](\($0 + 1))" }
    let see = links.isEmpty ? "" : " See \(links.joined(separator: ", "))."
    return sarifMessage(reported.advice) + see
  }

  private func place(_ index: Int, _ related: (place: RelatedPlace, rooted: String)) -> JSONValue {
    let origin = related.place.origin
    return .joining(
      ["id": .integer(index + 1)],
      Self.location(related.rooted, origin.shownStart, origin.shownEnd, origin.pointer),
      ["message": SARIFReport.message(related.place.label)])
  }

  /// A location: a path, a region of four numbers, and the pointer into the tree.
  private static func location(
    _ path: String, _ start: SourcePosition?, _ end: SourcePosition?, _ pointer: JSONPointer?
  ) -> JSONValue {
    let name = pointer.flatMap { $0.tokens.isEmpty ? nil : $0.description }
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .string(uriPath(path))],
        "region": [
          "startLine": .integer(start?.line ?? 1), "startColumn": .integer(start?.column ?? 1),
          "endLine": .integer(end?.line ?? 1), "endColumn": .integer(end?.column ?? 1),
        ],
      ],
      "logicalLocations": name.map { [["fullyQualifiedName": .string($0)]] },
    ]
  }

  /// GitHub reads only `primaryLocationLineHash`; its second half distinguishes equal fingerprints.
  private static func fingerprints(_ fingerprint: Fingerprint, _ number: Int) -> JSONValue {
    [
      "primaryLocationLineHash": .string("\(fingerprint.hex.prefix(16)):\(number)"),
      "palettecheckFinding/v1": .string(fingerprint.hex),
    ]
  }

  /// The state beside an earlier one, and why a finding is suppressed.
  private static func status(
    _ reported: ReportedFinding, isCompared: Bool
  ) -> (baseline: String?, suppression: String?) {
    switch reported.classified.status {
    case .new: (isCompared ? "new" : nil, nil)
    case .worse: ("updated", nil)
    case .unchanged: ("unchanged", nil)
    case .baselined: ("unchanged", "was found when the baseline was written")
    case .waived: (nil, reported.excuseText ?? "waived")
    }
  }

  private static func properties(_ finding: Finding) -> JSONValue {
    .joining(
      ["tokens": .strings(finding.tokens), "mode": .string(finding.mode)], FindingJSON.measure(finding.measure),
      ["colors": .strings(finding.colors.map(\.hex))])
  }
}
