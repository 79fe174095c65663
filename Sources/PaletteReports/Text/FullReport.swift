import PaletteGate
import PaletteRules

/// The report for people, the default.
package enum FullReport {
  /// The maximum number of blocks; the counts remain exact.
  private static let mostFindings = 1_000

  /// The order of themes and findings.
  package enum Order: String, CaseIterable, Sendable {
    /// The worst first: errors, then warnings, each by how far they miss the threshold.
    case severity
    /// As in the files.
    case file
  }

  /// The text, with a final line break; empty if there is nothing to report. Verbose text is complete, quiet text holds
  /// the findings and nothing else.
  package static func text(_ report: Report, style: TextStyle, order: Order = .severity) -> String {
    var blocks: [[String]] = []
    let isSorted = order == .severity
    let themes = ReportedTheme.all(report)
    switch style.verbosity {
    case .normal: blocks = BriefReport(reported: themes, style: style, isSorted: isSorted).blocks
    case .quiet: blocks = [findings(themes, style, sorted: isSorted)].filter { !$0.isEmpty }
    case .verbose:
      var room = mostFindings
      for theme in themes { blocks += self.blocks(theme, report, style, sorted: isSorted, &room) }
      if room < 0 { blocks.append([style.text("… and \(-room) more findings; --format concise or json lists all")]) }
    }
    let failures = report.silentFailures.flatMap { Paragraph.wrap(style.text($0), width: style.width) }
    if style.verbosity == .quiet, !failures.isEmpty { blocks.append(failures) }
    if style.verbosity != .quiet {
      var end = report.remarks.flatMap { Paragraph.wrap(style.text($0), width: style.width) }
      if report.tally.files > 0 { end += Paragraph.wrap(SummaryLine.text(report.tally), width: style.width) }
      end += failures
      if style.verbosity == .normal, let rule = gravest(themes) {
        end += Paragraph.wrap(
          "'palettecheck explain \(rule)' explains what it measures, why, and what to do.", width: style.width)
      }
      if !end.isEmpty { blocks.append(end) }
    }
    return blocks.isEmpty ? "" : blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The rule of the worst finding; nil if no finding requires action.
  private static func gravest(_ themes: [ReportedTheme]) -> String? {
    let findings = ReportedTheme.worstFirst(themes).lazy.flatMap { $0.findings(sorted: true) }
      .filter { $0.classified.counts }.map(\.finding)
    return (findings.first { $0.level == .error } ?? findings.first { $0.level == .warning })?.rule.id
  }

  /// Everything about a theme.
  private static func blocks(
    _ theme: ReportedTheme, _ report: Report, _ style: TextStyle, sorted isSorted: Bool, _ room: inout Int
  ) -> [[String]] {
    var blocks: [[String]] = []
    if !theme.input.isSettings {
      blocks.append(
        Paragraph.wrap(theme.sentence.text(theme.name(style), style), width: style.width, hanging: "  "))
    }
    if let part = theme.part {
      blocks += heading(part, report, style)
    } else if let read = theme.input.theme {
      blocks.append(ThemeHeader.lines(read, palette: nil, style: style))
    }
    blocks += ProblemText.blocks(theme.problems, style)
    let findings = theme.findings(sorted: isSorted)
    blocks += findings.prefix(max(room, 0)).map { $0.text.lines(style) }
    room -= findings.count
    if let part = theme.part { blocks += notChecked(part, style) }
    return blocks
  }

  /// The findings that count, each with its whole position, and what could not be read.
  private static func findings(_ themes: [ReportedTheme], _ style: TextStyle, sorted isSorted: Bool) -> [String] {
    var lines: [String] = []
    var room = mostFindings
    for theme in themes {
      lines += ProblemText.blocks(theme.problems, style).flatMap(\.self)
      let findings = theme.findings(sorted: isSorted).filter {
        $0.classified.counts && ($0.finding.level > .info || theme.failsOnInfo)
      }
      let told = findings.prefix(BriefReport.mostOfTheme)
      lines += told.prefix(max(room, 0)).flatMap { BriefFinding(folded: $0, path: nil).lines(style) }
      if room > 0, findings.count > told.count { lines.append("  and \(findings.count - told.count) more: -v") }
      room -= told.count
    }
    return room < 0 ? lines + [style.text("… and \(-room) more findings; --format concise or json lists all")] : lines
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
    let lines = part.record.notChecked.flatMap {
      Paragraph.wrap(style.text("not checked: " + $0.text), width: style.width, indent: "  ", hanging: "    ")
    }
    return lines.isEmpty ? [] : [lines]
  }
}
