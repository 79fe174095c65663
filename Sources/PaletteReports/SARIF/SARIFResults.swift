import Colorimetry
import PaletteGate
import PaletteRules
import SafeText
import SourceText

/// Findings as SARIF results, section 3.27.
struct SARIFResults {
  /// The fingerprints so far and their number.
  private var seen: [String: Int] = [:]
  private let ruleIndices = Dictionary(
    uniqueKeysWithValues: RuleCatalog.all.enumerated().map { ($0.element.id, $0.offset) })

  /// The maximum number of locations that GitHub accepts per result.
  private static let mostRelated = 100
  /// Related locations that the message links to.
  private static let mostLinked = 5

  /// The next result.
  mutating func value(_ located: LocatedFinding) -> JSONValue {
    let finding = located.finding
    let related = Array(finding.related.prefix(Self.mostRelated))
    var members: [(key: String, value: JSONValue)] = [("ruleId", .string(finding.rule))]
    if let index = ruleIndices[finding.rule] { members.append(("ruleIndex", .integer(index))) }
    members += [
      ("kind", "fail"), ("level", .string(SARIFRule.level(finding.level))),
      ("message", ["text": .string(message(located, related))]),
      ("locations", [Self.location(located.path, located.start, located.end, finding.origin?.pointer)]),
    ]
    if !related.isEmpty { members.append(("relatedLocations", .array(related.enumerated().map(place)))) }
    members.append(("partialFingerprints", fingerprints(located.classified.fingerprint)))
    members += Self.status(located)
    members.append(("properties", Self.properties(finding)))
    return .object(members)
  }

  /// The base of related paths; set by the report.
  private let rooted: (String) -> String

  /// - Parameter report: Supplies the root of the repository.
  init(_ report: Report) { rooted = report.rooted }

  /// The first sentence is independent; related locations are links.
  private func message(_ located: LocatedFinding, _ related: [RelatedPlace]) -> String {
    let links = related.prefix(Self.mostLinked).enumerated().map { "[\(sarifMessage($1.label))](\($0 + 1))" }
    let see = links.isEmpty ? "" : " See \(links.joined(separator: ", "))."
    return sarifMessage(located.advice) + see
  }

  private func place(_ index: Int, _ place: RelatedPlace) -> JSONValue {
    let origin = place.origin
    guard
      case .object(let members) = Self.location(
        rooted(origin.file.path), origin.shownStart, origin.shownEnd, origin.pointer)
    else { return .null }
    return .object([("id", .integer(index + 1))] + members + [("message", SARIFReport.message(place.label))])
  }

  /// A location: a path, a region of four numbers, and the pointer into the tree.
  private static func location(
    _ path: String, _ start: SourcePosition?, _ end: SourcePosition?, _ pointer: JSONPointer?
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      (
        "physicalLocation",
        [
          "artifactLocation": ["uri": .string(uriPath(path))],
          "region": [
            "startLine": .integer(start?.line ?? 1), "startColumn": .integer(start?.column ?? 1),
            "endLine": .integer(end?.line ?? 1), "endColumn": .integer(end?.column ?? 1),
          ],
        ]
      )
    ]
    if let pointer, !pointer.tokens.isEmpty {
      members.append(("logicalLocations", [["fullyQualifiedName": .string(pointer.description)]]))
    }
    return .object(members)
  }

  /// GitHub reads only `primaryLocationLineHash`; its second half distinguishes equal fingerprints.
  private mutating func fingerprints(_ fingerprint: Fingerprint) -> JSONValue {
    let count = seen[fingerprint.hex, default: 0] + 1
    seen[fingerprint.hex] = count
    return [
      "primaryLocationLineHash": .string("\(fingerprint.hex.prefix(16)):\(count)"),
      "palettecheckFinding/v1": .string(fingerprint.hex),
    ]
  }

  private static func status(_ located: LocatedFinding) -> [(key: String, value: JSONValue)] {
    func suppression(_ why: String) -> JSONValue {
      ["kind": "external", "status": "accepted", "justification": .string(why)]
    }
    return switch located.classified.status {
    case .new: []
    case .worse: [("baselineState", "updated")]
    case .baselined:
      [("suppressions", [suppression("was found when the baseline was written")]), ("baselineState", "unchanged")]
    case .waived: [("suppressions", [suppression(located.excuseText ?? "waived")])]
    }
  }

  private static func properties(_ finding: Finding) -> JSONValue {
    .object(
      [
        ("tokens", .strings(finding.tokens)), ("mode", .string(finding.mode)),
      ] + FindingJSON.measure(finding.measure) + [("colors", .array(finding.colors.map { .string($0.hex) }))])
  }
}
