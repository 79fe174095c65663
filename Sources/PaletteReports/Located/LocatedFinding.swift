import PaletteGate
import PaletteRules
import SourceText

/// A finding in the form that build systems need: a path relative to the repository, and lines.
struct LocatedFinding {
  let classified: ClassifiedFinding
  var finding: Finding { classified.finding }
  /// Relative to the root of the repository, with forward slashes; never empty. Untrusted.
  let path: String
  /// The paths of the related positions, in order, in the same form as `path`.
  let relatedPaths: [String]
  /// Nil without line numbers.
  let start, end: SourcePosition?
  /// The mode, if the theme has several and the mode matters; untrusted.
  let mode: String?
  private let modeWord: ModeWord
  /// What a command that repairs it needs beside the path; untrusted.
  let options: [String]

  /// The message and the mode, on one line; untrusted.
  var message: String { finding.message + (mode.map { " (\(modeWord.rawValue) \($0))" } ?? "") }

  /// The message, what the change that is judged did, and the remedy; untrusted.
  var advice: String {
    let changed = ComparisonText.changes(classified).map { " Changed: \($0)." } ?? ""
    return message + changed + (finding.remedy.isEmpty ? "" : " To fix: \(finding.remedy).")
  }

  /// `PC201 red-green-confusion`
  var rule: String { finding.rule.title }

  /// Why it does not count: `waived` or `baselined`; nil if it counts.
  var excuse: String? { classified.counts ? nil : classified.status.rawValue }

  /// The same with details: `waived until 2027-03-01 by design: the brand …`; untrusted.
  var excuseText: String? {
    guard let excuse else { return nil }
    guard let waiver = classified.waiver else { return excuse }
    let until = waiver.until.map { " until \($0)" } ?? ""
    let owner = waiver.owner.map { " by \($0)" } ?? ""
    let ticket = waiver.ticket.map { " (\($0))" } ?? ""
    return "\(excuse)\(until)\(owner): \(waiver.reason)\(ticket)"
  }

  /// All findings of an input, in report order.
  static func all(of input: CheckedInput, _ report: Report) -> [LocatedFinding] {
    let modes = input.modeWord
    return input.findings.map { LocatedFinding($0, modes: modes, report) }
  }

  /// - Parameter modes: What the modes of the theme are; nil where it has one.
  init(_ classified: ClassifiedFinding, modes: ModeWord?, _ report: Report) {
    self.classified = classified
    let finding = classified.finding
    let origin = finding.origin
    path = report.rooted(origin?.file.path ?? classified.path)
    relatedPaths = (finding.related + finding.chain).map { report.rooted($0.origin.file.path) }
    start = origin?.shownStart
    end = origin?.shownEnd
    mode = modes == nil ? nil : finding.mode
    modeWord = modes ?? .mode
    options = report.typedOptions
  }
}

extension CheckedInput {
  /// What the modes of its themes are; nil where each has one.
  var modeWord: ModeWord? { parts.first { $0.theme.modes.count > 1 }?.theme.modeWord }
}
