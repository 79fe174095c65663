import PaletteGate
import PaletteRules
import SourceText

/// A finding as reports for people show it: one that is the same in several modes names them all.
struct ReportedFinding {
  /// The finding of the first mode.
  let classified: ClassifiedFinding
  /// The modes of the finding; empty if naming them adds nothing.
  private(set) var modes: [String]
  private let modeWord: ModeWord

  /// The finding of the first mode.
  var finding: Finding { classified.finding }

  init(_ classified: ClassifiedFinding, modes: [String] = [], _ modeWord: ModeWord = .mode) {
    (self.classified, self.modes, self.modeWord) = (classified, modes, modeWord)
  }

  /// A finding that no waiver or baseline knows.
  ///
  /// - Parameter path: The position of the input, for findings without one.
  init(_ finding: Finding, path: String) {
    self.init(ClassifiedFinding(finding, path: path, rootedPath: path))
  }

  /// The findings of a theme in order, each with all its modes.
  static func folded(_ part: JudgedTheme) -> [ReportedFinding] {
    // Most themes have one mode, with nothing to fold.
    guard part.theme.modes.count > 1 else { return part.findings.map { ReportedFinding($0) } }
    var folded: [ReportedFinding] = []
    var indices: [Shown: Int] = [:]
    for classified in part.findings {
      let shown = Shown(classified)
      let mode = classified.finding.mode.map { [$0] } ?? []
      if let index = indices[shown] {
        folded[index].modes += mode.filter { !folded[index].modes.contains($0) }
      } else {
        indices[shown] = folded.count
        folded.append(ReportedFinding(classified, modes: mode, part.theme.modeWord))
      }
    }
    return folded
  }

  /// Everything that the reader sees.
  private struct Shown: Hashable {
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

// MARK: - Summary

extension ReportedFinding {
  /// What and for whom, the figure, the fix: two or three lines, if none is too long.
  ///
  /// - Parameter path: The file of the theme, which is named above; nil where nothing above the finding names it.
  func summary(in path: String?, _ style: TextStyle) -> [String] {
    var lines = claim(in: path, style)
    if let waiver = classified.waiver { return lines + reason(of: waiver, style) }
    // The message of a finding that is worse has the figure.
    if let brief = finding.brief, classified.status != .worse {
      lines += Paragraph.wrap(figure(brief, style), width: style.width, indent: "  ", hanging: "    ")
    }
    if let changes = ComparisonText.changes(classified) {
      lines += Paragraph.labelled("changed:", changes, .faint, style)
    }
    let fix = finding.briefRemedy
    return fix.isEmpty ? lines : lines + Paragraph.labelled("fix:", fix, .remedy, style)
  }

  /// What and for whom: `theme.json:8:33: error: PC201 'green' and 'orange' look alike with protanopia`, wrapped.
  func claim(in path: String?, _ style: TextStyle) -> [String] {
    // A finding that is worse than in the baseline says so in its last sentence.
    let claim = classified.status == .worse ? finding.message : finding.brief?.claim ?? finding.message
    let position = place(in: path).map { style.paint(style.path($0), .strong) + ": " } ?? ""
    let line = position + level(style) + status + ": " + finding.rule.id + " " + style.text(claim) + modes(style)
    return Paragraph.wrap(line, width: style.width, indent: "", hanging: "  ")
  }

  /// `theme.json:8:33`, which terminals and editors open; nil for a finding on the whole theme, which is named above.
  private func place(in path: String?) -> String? {
    guard let origin = finding.origin else { return path == nil ? classified.path : nil }
    return origin.file.path == path && origin.shownStart == nil ? nil : origin.place
  }

  /// `ΔE00 1.9, needs 8; up to 2 % of men see #98982b and #959515`
  private func figure(_ brief: FindingBrief, _ style: TextStyle) -> String {
    guard let readers = brief.readers else { return style.text(brief.figure) }
    let seen = finding.colors.compactMap { color in color.simulatedHex.map { (designed: color.hex, hex: $0) } }
    guard seen.count == 2, finding.colors.count == 2 else { return style.text("\(brief.figure), for \(readers)") }
    return style.text("\(brief.figure); \(readers) see ")
      + seen.map { color in
        // The swatch as designed touches the one as seen.
        let designed = style.swatches && style.colored ? TextTable.Cell.sample(color.designed) ?? "" : ""
        return designed + TextTable.Cell.color(color.hex).drawn(style)
      }.joined(separator: " and ")
  }

  private func level(_ style: TextStyle) -> String { style.paint(finding.level.rawValue, .init(finding.level)) }

  private var status: String { classified.status == .new ? "" : " (\(classified.status.rawValue))" }

  /// ` · modes light, dark`
  private func modes(_ style: TextStyle) -> String {
    guard !modes.isEmpty else { return "" }
    return style.text(" · \(modeWord.rawValue)\(modes.count == 1 ? "" : "s") \(modes.joined(separator: ", "))")
  }

  /// `waived until 2027-03-01 by design: the brand requires it`
  private func reason(of waiver: GrantedWaiver, _ style: TextStyle) -> [String] {
    let until = waiver.until.map { "until \($0)" } ?? "for good"
    let owner = waiver.owner.map { " by \($0)" } ?? ""
    return Paragraph.labelled("waived \(until)\(style.text(owner)):", waiver.reason, .faint, style)
  }
}

// MARK: - Detail

extension ReportedFinding {
  /// The most places of a finding that are shown unless the text is verbose.
  private static let mostPlaces = 3

  /// Everything: position, message, figures, remedy, other places. Information has a sentence, not a table, unless the text
  /// is verbose.
  func detail(_ style: TextStyle) -> [String] {
    let isVerbose = style.verbosity == .verbose
    let place = style.paint(style.path(finding.origin?.place ?? classified.path), .strong)
    var lines = [place + ": " + level(style) + ": " + finding.rule.title + modes(style) + status]
    lines += Paragraph.wrap(style.text(finding.message), width: style.width, indent: "  ")
    if let waiver = classified.waiver {
      lines += reason(of: waiver, style)
      if !isVerbose { return lines }
    }
    let isShort = finding.level == .info && !isVerbose
    if !isShort { lines += evidence(style) }
    if let changes = ComparisonText.changes(classified, most: .max) {
      lines += Paragraph.labelled("changed:", changes, .faint, style)
    }
    if !finding.suggestions.isEmpty { lines += Paragraph.labelled("fix:", finding.remedy, .remedy, style) }
    if !isShort { lines += places(isVerbose ? .max : Self.mostPlaces, style) }
    return lines
  }

  private func places(_ most: Int, _ style: TextStyle) -> [String] {
    let related = finding.related + finding.chain
    let rest = related.count - most
    return
      (related.prefix(most).map { "\($0.origin.place) \($0.label)" }
      + (rest > 0 ? ["\(rest) more places; -v shows all"] : []))
      .flatMap { Paragraph.labelled("see:", $0, .faint, style) }
  }

  private func evidence(_ style: TextStyle) -> [String] {
    // Numbers are right-aligned after their unit, so that points and last digits line up.
    let figures = finding.evidence.map { row in
      let words = row.figure.split(separator: " ").map(String.init)
      return (unit: words.dropLast().joined(separator: " "), number: words.last ?? "")
    }
    let widest = (
      number: figures.map(\.number.displayWidth).max() ?? 0, hexes: finding.evidence.map(\.hexes.count).max() ?? 0
    )
    var table = TextTable()
    for (row, figure) in zip(finding.evidence, figures) {
      var cells = [TextTable.Cell(text: style.text(row.label), role: .faint)]
      cells += row.hexes.map { .color(style.text($0)) }
      cells += Array(repeating: TextTable.Cell(text: ""), count: widest.hexes - row.hexes.count)
      let aligned =
        figure.unit.isEmpty ? figure.number : "\(figure.unit) \(figure.number.leftPadded(to: widest.number))"
      cells.append(TextTable.Cell(text: " " + style.text(aligned)))
      cells.append(TextTable.Cell(text: row.fails ? " fails" : "", role: .error))
      table.append(cells)
    }
    return table.lines(style, indent: "    ", gap: 2)
  }
}

extension TokenOrigin {
  /// `theme.json:11:7`, or `palette:okabe-ito` without line numbers; untrusted.
  var place: String {
    guard !file.isBuiltIn else { return file.path }
    let start = start
    return "\(file.path):\(start.line):\(start.column)"
  }
}
