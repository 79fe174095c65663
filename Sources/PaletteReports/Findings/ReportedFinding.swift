import PaletteGate
import PaletteRules
import SourceText

/// A finding with everything that a report says of it. One that is the same in several modes, files or charts names them all.
struct ReportedFinding {
  /// What a finding needs of its run.
  struct Run {
    /// The user's paths and their paths relative to the root of the repository.
    var rootedPaths: [String: String] = [:]
    /// The options of the run, for commands that the report names; untrusted.
    var options: [String] = []
  }

  /// Where it was found.
  struct Place: Hashable {
    /// As the user wrote it, and relative to the root of the repository with forward slashes; neither is empty. Untrusted.
    let path, rooted: String
    /// Nil without line numbers.
    let start, end: SourcePosition?

    /// `tokens/theme.json:8:33`
    var rootedText: String { rooted + (start.map { ":\($0.line):\($0.column)" } ?? "") }
  }

  /// The finding at the first place, and whether it counts.
  let classified: ClassifiedFinding
  /// The first place.
  let place: Place
  /// Further places of the same.
  private(set) var others: [Place] = []
  /// The modes of the finding; empty if naming them adds nothing. Untrusted.
  private(set) var modes: [String]
  private let modeWord: ModeWord
  private let run: Run

  /// The finding at the first place.
  var finding: Finding { classified.finding }

  init(_ classified: ClassifiedFinding, modes: [String] = [], _ modeWord: ModeWord = .mode, run: Run = Run()) {
    (self.classified, self.modes, self.modeWord, self.run) = (classified, modes, modeWord, run)
    let origin = classified.finding.origin
    let path = origin?.file.path ?? classified.path
    place = Place(
      path: path, rooted: Report.rooted(path, in: run.rootedPaths), start: origin?.shownStart, end: origin?.shownEnd)
  }

  /// A finding of an input.
  ///
  /// - Parameter modeWord: What the modes of the theme are; nil where it has one.
  init(_ classified: ClassifiedFinding, of modeWord: ModeWord?, run: Run) {
    let mode = modeWord == nil ? nil : classified.finding.mode
    self.init(classified, modes: mode.map { [$0] } ?? [], modeWord ?? .mode, run: run)
  }

  /// A finding that no waiver or baseline knows.
  ///
  /// - Parameter path: The position of the input, for findings without one.
  init(_ finding: Finding, path: String) {
    self.init(ClassifiedFinding(finding, path: path, rootedPath: path))
  }

  /// All findings of an input, in report order.
  static func all(of input: CheckedInput, _ report: Report) -> [ReportedFinding] {
    let modes = input.modeWord
    return input.findings.map { ReportedFinding($0, of: modes, run: report.run) }
  }
}

// MARK: - What it says

extension ReportedFinding {
  /// `PC201 red-green-confusion`
  var rule: String { finding.rule.title }

  /// `mode dark`, `modes light, dark`; nil where naming them adds nothing.
  var modeNames: String? {
    modes.isEmpty ? nil : "\(modeWord.rawValue)\(modes.count == 1 ? "" : "s") \(modes.joined(separator: ", "))"
  }

  /// The message and the modes, on one line; untrusted.
  var message: String { finding.message + (modeNames.map { " (\($0))" } ?? "") }

  /// What and for whom, in short; a finding that is worse than before says so in its last sentence. Untrusted.
  var claim: String { classified.status == .worse ? finding.message : finding.brief?.claim ?? finding.message }

  /// The message, where else it holds, what the change did, and the remedy; untrusted.
  var advice: String {
    let also = otherPlaces.map { " Also at \($0)." } ?? ""
    let changed = ComparisonText.changes(classified).map { " Changed: \($0)." } ?? ""
    return message + also + changed + (finding.remedy.isEmpty ? "" : " To fix: \(finding.remedy).")
  }

  /// The most further places of a finding that are named.
  private static let mostOthers = 3

  /// `b.json:8:33 and c.json:8:33`; nil where there are none. Untrusted.
  var otherPlaces: String? {
    others.isEmpty ? nil : others.prefix(Self.mostOthers).map(\.rootedText).listed(of: others.count)
  }

  /// The colours as the reader of the finding sees them; empty for readers with normal vision.
  var seen: [(designed: String, hex: String)] {
    finding.colors.compactMap { color in color.simulatedHex.map { (color.hex, $0) } }
  }

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

  /// The words of the command that changes the colours of the file; nil where another colour is no remedy, or for what is no
  /// file. Untrusted.
  var command: [String]? {
    let path = classified.path
    guard finding.level > .info, finding.suggestions.contains(where: { $0.hex != nil }), finding.origin != nil,
      path == finding.origin?.file.path, path != "-", finding.origin?.file.isBuiltIn == false
    else { return nil }
    return ["palettecheck", "fix", place.rooted] + run.options + ["--diff"]
  }

  /// The other tokens and the chain of references, each with its path relative to the root of the repository. Untrusted.
  var related: [(place: RelatedPlace, rooted: String)] {
    (finding.related + finding.chain).map { ($0, Report.rooted($0.origin.file.path, in: run.rootedPaths)) }
  }
}

// MARK: - The same elsewhere

extension ReportedFinding {
  /// Everything that a reader sees of a finding, but its place.
  struct Shown: Hashable {
    private let rule, message: String
    private let level: Level
    private let status: ClassifiedFinding.Status
    private let evidence: [String]

    init(_ classified: ClassifiedFinding) {
      let finding = classified.finding
      rule = finding.rule.id
      message = finding.message
      level = finding.level
      status = classified.status
      evidence =
        finding.evidence.map { "\($0.label) \($0.hexes) \($0.figure) \($0.fails)" }
        // A command names the file.
        + finding.suggestions.map { $0.text.replacing(classified.path, with: "") }
    }
  }

  /// The findings of a theme in order, each with all its modes.
  static func folded(_ part: JudgedTheme, run: Run) -> [ReportedFinding] {
    // Most themes have one mode, with nothing to fold.
    guard part.theme.modes.count > 1 else { return part.findings.map { ReportedFinding($0, run: run) } }
    return folded(part.findings.map { ReportedFinding($0, of: part.theme.modeWord, run: run) }, samePlace: true)
  }

  /// Findings in order, those that are the same as one.
  ///
  /// - Parameter samePlace: Whether those of several places stay several.
  static func folded(_ findings: [ReportedFinding], samePlace: Bool = false) -> [ReportedFinding] {
    struct Key: Hashable {
      let shown: Shown
      let place: Place?
    }
    var folded: [ReportedFinding] = []
    var indices: [Key: Int] = [:]
    for finding in findings {
      let key = Key(shown: Shown(finding.classified), place: samePlace ? finding.place : nil)
      if let index = indices[key] {
        folded[index].take(finding)
      } else {
        indices[key] = folded.count
        folded.append(finding)
      }
    }
    return folded
  }

  /// Takes in the same finding of another mode or place.
  mutating func take(_ other: ReportedFinding) {
    modes += other.modes.filter { !modes.contains($0) }
    if other.place != place, !others.contains(other.place) { others.append(other.place) }
  }
}

extension Report {
  /// What findings need of it.
  var run: ReportedFinding.Run { ReportedFinding.Run(rootedPaths: rootedPaths, options: typedOptions) }
}

extension CheckedInput {
  /// What the modes of its themes are; nil where each has one.
  var modeWord: ModeWord? { parts.first { $0.theme.modes.count > 1 }?.theme.modeWord }
}

extension TokenOrigin {
  /// `theme.json:11:7`, or `palette:okabe-ito` without line numbers; untrusted.
  var place: String { file.path + (shownStart.map { ":\($0.line):\($0.column)" } ?? "") }
  /// The position of the first byte; nil without line numbers.
  var shownStart: SourcePosition? { file.isBuiltIn ? nil : start }
  /// The position after the last byte; nil without line numbers.
  var shownEnd: SourcePosition? { file.isBuiltIn ? nil : end }
}

extension String {
  /// The text, or its first code points and an ellipsis: names of a kilobyte would make a page unreadable.
  func beginning(_ count: Int) -> String {
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return String(scalars[..<end]) + "…"
  }

  /// A path, or its first and last code points around an ellipsis: the file that it names stays.
  func withoutMiddle(_ count: Int) -> String {
    guard unicodeScalars.count > count else { return self }
    let head = count / 3
    return String(unicodeScalars.prefix(head)) + "…" + String(unicodeScalars.suffix(count - head))
  }
}

/// The verdict in a few words, for headings.
enum VerdictText {
  /// `2 errors and 1 warning`, `nothing to complain about`, `an input could not be read`.
  static func headline(_ report: Report) -> String {
    let tally = report.tally
    let found = [
      tally.errors > 0 ? counted(tally.errors, "error", "errors") : nil,
      tally.warnings > 0 ? counted(tally.warnings, "warning", "warnings") : nil,
    ].compactMap { $0 }.joined(separator: " and ")
    return switch report.verdict {
    case .unreadableInput: "an input could not be read" + (found.isEmpty ? "" : "; \(found)")
    case .noChartColors: "no chart colours in an input" + (found.isEmpty ? "" : "; \(found)")
    case .noInput: "there was nothing to read"
    case .nothingChecked: "nothing was checked"
    case .clean, .findings, .tooManyWarnings: found.isEmpty ? "no errors, no warnings" : found
    }
  }
}
