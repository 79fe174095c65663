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
    var members: [(key: String, value: JSONValue)] = [("ruleId", .string(finding.rule.id))]
    if let index = ruleIndices[finding.rule.id] { members.append(("ruleIndex", .integer(index))) }
    members += [
      ("kind", "fail"), ("level", .string(SARIFRule.level(finding.level))),
      ("message", ["text": .string(message(reported, related))]),
      (
        "locations",
        [Self.location(reported.place.rooted, reported.place.start, reported.place.end, finding.origin?.pointer)]
      ),
    ]
    if !related.isEmpty { members.append(("relatedLocations", .array(related.enumerated().map(place)))) }
    members.append(("partialFingerprints", Self.fingerprints(reported.classified.fingerprint, numbers[index])))
    members += Self.status(reported, isCompared: isCompared)
    members.append(("properties", Self.properties(finding)))
    return .object(members)
  }

  /// The first sentence is independent; related locations are links.
  private func message(_ reported: ReportedFinding, _ related: [(place: RelatedPlace, rooted: String)]) -> String {
    let links = related.prefix(Self.mostLinked).enumerated().map { "[\(sarifMessage($1.place.label))](\($0 + 1))" }
    let see = links.isEmpty ? "" : " See \(links.joined(separator: ", "))."
    return sarifMessage(reported.advice) + see
  }

  private func place(_ index: Int, _ related: (place: RelatedPlace, rooted: String)) -> JSONValue {
    let origin = related.place.origin
    guard
      case .object(let members) = Self.location(
        related.rooted, origin.shownStart, origin.shownEnd, origin.pointer)
    else { return .null }
    return .object([("id", .integer(index + 1))] + members + [("message", SARIFReport.message(related.place.label))])
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
  private static func fingerprints(_ fingerprint: Fingerprint, _ number: Int) -> JSONValue {
    [
      "primaryLocationLineHash": .string("\(fingerprint.hex.prefix(16)):\(number)"),
      "palettecheckFinding/v1": .string(fingerprint.hex),
    ]
  }

  private static func status(_ reported: ReportedFinding, isCompared: Bool) -> [(key: String, value: JSONValue)] {
    func suppression(_ why: String) -> JSONValue {
      ["kind": "external", "status": "accepted", "justification": .string(why)]
    }
    return switch reported.classified.status {
    case .new: isCompared ? [("baselineState", "new")] : []
    case .worse: [("baselineState", "updated")]
    case .unchanged: [("baselineState", "unchanged")]
    case .baselined:
      [("suppressions", [suppression("was found when the baseline was written")]), ("baselineState", "unchanged")]
    case .waived: [("suppressions", [suppression(reported.excuseText ?? "waived")])]
    }
  }

  private static func properties(_ finding: Finding) -> JSONValue {
    .written { json in
      json.object { json in
        json.member("tokens", finding.tokens)
        json.member("mode", finding.mode)
        FindingJSON.write(finding.measure, to: &json)
        json.member("colors", finding.colors.map(\.hex))
      }
    }
  }
}
