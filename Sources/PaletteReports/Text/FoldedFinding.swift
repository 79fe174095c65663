import PaletteGate
import PaletteRules

/// A finding that is the same in several modes: one block of text that names them all.
struct FoldedFinding {
  /// The first of them.
  let classified: ClassifiedFinding
  /// The modes of the finding; empty if naming them adds nothing.
  private(set) var modes: [String]

  /// The finding of the first mode.
  var finding: Finding { classified.finding }

  /// The block of text.
  var text: FindingText {
    FindingText(
      finding: finding, path: classified.path, modes: modes, status: classified.status, waiver: classified.waiver)
  }

  /// The findings of a theme in order, each with all its modes.
  static func fold(_ part: JudgedTheme) -> [FoldedFinding] {
    // Most themes have one mode, with nothing to fold.
    guard part.theme.modes.count > 1 else { return part.findings.map { FoldedFinding(classified: $0, modes: []) } }
    var folded: [FoldedFinding] = []
    var indices: [Key: Int] = [:]
    for classified in part.findings {
      let key = Key(classified)
      let mode = classified.finding.mode.map { [$0] } ?? []
      if let index = indices[key] {
        folded[index].modes += mode.filter { !folded[index].modes.contains($0) }
      } else {
        indices[key] = folded.count
        folded.append(FoldedFinding(classified: classified, modes: mode))
      }
    }
    return folded
  }

  /// Everything that the reader sees.
  private struct Key: Hashable {
    let rule, message, place: String
    let level: Level
    let status: ClassifiedFinding.Status
    let evidence: [String]

    init(_ classified: ClassifiedFinding) {
      let finding = classified.finding
      rule = finding.rule.id
      message = finding.message
      place = finding.origin?.place ?? ""
      level = finding.level
      status = classified.status
      evidence =
        finding.evidence.map { "\($0.label) \($0.hexes) \($0.figure) \($0.fails)" } + finding.suggestions.map(\.text)
    }
  }
}
