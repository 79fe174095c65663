import PaletteGate
import PaletteRules

/// The report for people, the default.
package enum FullReport {
  /// The maximum number of blocks; the counts remain exact.
  private static let mostFindings = 1_000

  /// The complete text, with a final line break; empty if there is nothing to report.
  package static func text(_ report: Report, style: TextStyle) -> String {
    var blocks: [[String]] = []
    var room = mostFindings
    for input in report.inputs where input.wasFound { blocks += self.blocks(input, report, style, &room) }
    if room < 0 { blocks.append([style.text("… and \(-room) more findings; --format concise or json lists all")]) }
    let limits = report.passedLimits.flatMap { Paragraph.wrap(style.text($0.sentence), width: style.width) }
    if style.verbosity == .quiet, !limits.isEmpty { blocks.append(limits) }
    if style.verbosity != .quiet {
      var end = report.remarks.flatMap { Paragraph.wrap(style.text($0), width: style.width) }
      if report.tally.files > 0 { end += Paragraph.wrap(SummaryLine.text(report.tally), width: style.width) }
      end += limits
      if style.verbosity == .normal, let rule = gravest(report) {
        end += Paragraph.wrap(
          "'palettecheck explain \(rule)' explains what it measures, why, and what to do.", width: style.width)
      }
      // Otherwise a run without checks would look like a clean theme.
      if report.verdict == .nothingChecked { end.append("Nothing was checked, so nothing has passed.") }
      if !end.isEmpty { blocks.append(end) }
    }
    return blocks.isEmpty ? "" : blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The rule of the first finding at the highest level; nil if no finding requires action.
  private static func gravest(_ report: Report) -> String? {
    let findings = report.inputs.filter(\.wasFound).flatMap(\.findings).filter(\.counts).map(\.finding)
    for level in [Level.error, .warning] {
      if let first = findings.first(where: { $0.level == level && $0.rule != UnreadableInput.id }) { return first.rule }
    }
    return nil
  }

  private static func blocks(
    _ input: CheckedInput, _ report: Report, _ style: TextStyle, _ room: inout Int
  ) -> [[String]] {
    var blocks: [[String]] = []
    if input.parts.isEmpty, let theme = input.theme, style.verbosity != .quiet {
      blocks.append(ThemeHeader.lines(theme, palette: nil, style: style))
    }
    for (index, part) in input.parts.enumerated() {
      if style.verbosity != .quiet { blocks += self.heading(part, report, style) }
      if index == 0 { blocks += ProblemText.blocks(input.problems, style) }
      let findings = self.findings(part, style)
      blocks += findings.prefix(max(room, 0)).map { $0.text.lines(style) }
      room -= findings.count
      blocks += notChecked(part, style)
      let known = part.findings.count { $0.status == .baselined }
      if known > 0, style.verbosity == .normal {
        blocks.append(["  \(counted(known, "finding", "findings")) of the baseline not shown; -v shows all"])
      }
    }
    if input.parts.isEmpty { blocks += ProblemText.blocks(input.problems, style) }
    let aboutGate = input.aboutGate.filter { style.verbosity != .quiet || $0.finding.level > .info }
    blocks += aboutGate.prefix(max(room, 0)).map { FoldedFinding(classified: $0, modes: []).text.lines(style) }
    room -= aboutGate.count
    return blocks
  }

  private static func heading(_ part: JudgedTheme, _ report: Report, _ style: TextStyle) -> [[String]] {
    var blocks = [ThemeHeader.lines(part.theme, palette: part.palette, style: style)]
    blocks += tables(part.theme, report, style)
    let notes = ThemeHeader.assumptions(part.theme) + part.theme.notes
    if !notes.isEmpty {
      blocks.append(notes.flatMap { Paragraph.wrap(style.text($0), width: style.width, indent: "  ", hanging: "    ") })
    }
    return blocks
  }

  /// Findings that require action first, information after them.
  private static func findings(_ part: JudgedTheme, _ style: TextStyle) -> [FoldedFinding] {
    // Problems are shown with their line.
    let findings = FoldedFinding.fold(part).filter { $0.finding.rule != UnreadableInput.id }
      .filter { style.verbosity == .verbose || $0.classified.status != .baselined }
      .filter { style.verbosity != .quiet || $0.classified.counts }
    let infos = style.verbosity == .quiet ? [] : findings.filter { $0.finding.level == .info }
    return findings.filter { $0.finding.level > .info } + infos
  }

  private static func tables(_ theme: Theme, _ report: Report, _ style: TextStyle) -> [[String]] {
    guard let first = theme.modes.first else { return [] }
    var blocks: [[String]] = []
    if !first.series.isEmpty {
      let table = SeriesTable(mode: first, series: first.series, visions: report.visions)
      blocks.append(table.lines(style, indent: "  "))
    }
    // The other modes are overlays: show what they change.
    for mode in theme.modes.dropFirst() {
      let changed = mode.series(unlike: first)
      let title = "  mode \(mode.name) on \(ThemeHeader.surface(mode))"
      guard !changed.isEmpty else {
        blocks.append([style.text("\(title): series as in mode \(first.name)")])
        continue
      }
      let table = SeriesTable(mode: mode, series: changed, visions: [])
      blocks.append([style.text("\(title):")] + table.lines(style, indent: "    "))
    }
    return blocks
  }

  private static func notChecked(_ part: JudgedTheme, _ style: TextStyle) -> [[String]] {
    guard !part.record.notChecked.isEmpty, style.verbosity != .quiet else { return [] }
    let shown = style.verbosity == .verbose ? part.record.notChecked : Array(part.record.notChecked.prefix(3))
    var lines = shown.flatMap {
      Paragraph.wrap(style.text("not checked: " + $0), width: style.width, indent: "  ", hanging: "    ")
    }
    if shown.count < part.record.notChecked.count {
      lines.append("  not checked: \(part.record.notChecked.count - shown.count) more; -v shows all")
    }
    return [lines]
  }
}
