import PaletteGate
import PaletteRules

/// The report for people, the default, with two levels of detail: a summary, of which quiet text is a part, and everything,
/// which is verbose text.
package enum TextReport {
  /// The text, with a final line break; empty if there is nothing to report.
  package static func text(_ report: Report, style: TextStyle) -> String {
    let themes = ReportedTheme.all(report)
    var blocks =
      style.verbosity == .verbose
      ? DetailReport(reported: themes, visions: report.visions, style: style).blocks
      : SummaryReport(reported: themes, style: style).blocks
    blocks.append(end(report, themes, style))
    let separator = style.verbosity == .quiet ? "\n" : "\n\n"
    let text = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: separator)
    return text.isEmpty ? "" : text + "\n"
  }

  /// Remarks about the run, the totals, what fails the run although no finding shows it, and where to read more.
  private static func end(_ report: Report, _ themes: [ReportedTheme], _ style: TextStyle) -> [String] {
    func wrapped(_ lines: [String]) -> [String] {
      lines.flatMap { Paragraph.wrap(style.text($0), width: style.width) }
    }
    var lines: [String] = []
    if style.verbosity != .quiet, report.tally.files > 0 { lines.append(TotalsLine.text(report)) }
    lines += report.silentFailures
    if style.verbosity == .normal, let rule = gravest(themes) {
      lines.append("'palettecheck explain \(rule)' explains what it measures, why, and what to do.")
    }
    guard style.verbosity != .quiet else { return wrapped(lines) }
    return wrapped(ComparisonText.sentences(report) + report.remarks.map(\.text) + notTaken(report, themes, style))
      + unjudged(report, style)
      + wrapped(lines)
  }

  /// How many groups of colours are not judged; the header of an only theme names them, and so do those of verbose text.
  private static func notTaken(_ report: Report, _ themes: [ReportedTheme], _ style: TextStyle) -> [String] {
    let (groups, count) = report.notTaken
    guard groups > 0, themes.count > 1, style.verbosity == .normal else { return [] }
    let held = "\(counted(groups, "group", "groups")) of colours in \(counted(count, "theme", "themes"))"
    return ["Not judged: \(held), beside those of a chart; -v prints the commands that judge them."]
  }

  /// Files that are named unless everything is asked for; an engineering choice.
  package static let mostFiles = 5

  /// The likeliest of the files that are not judged, or all.
  static func shownFiles(_ report: Report, _ style: TextStyle) -> ArraySlice<UnjudgedFile> {
    style.verbosity == .verbose ? report.unjudged[...] : report.unjudged.prefix(mostFiles)
  }

  /// How many files are not judged, and the likeliest or all of them, each with the command that judges it on one line, so that
  /// it can be copied.
  private static func unjudged(_ report: Report, _ style: TextStyle) -> [String] {
    guard let sentence = UnjudgedFile.sentence(report.unjudged) else { return [] }
    let shown = shownFiles(report, style)
    let files = shown.flatMap { file in
      let reason = Paragraph.wrap(style.text("\(file.path): \(file.reason.sentence)"), width: style.width, indent: "  ")
      return reason + (file.command.map { ["    " + style.text($0)] } ?? [])
    }
    let rest = report.unjudged.count - shown.count
    return Paragraph.wrap(style.text(sentence), width: style.width) + files
      + (rest > 0 ? ["  and \(rest) more, which -v prints"] : [])
  }

  /// The rule of the worst finding; nil if no finding requires action.
  private static func gravest(_ themes: [ReportedTheme]) -> String? {
    let findings = ReportedTheme.worstFirst(themes).lazy.flatMap { $0.findings }
      .filter { $0.classified.counts }.map(\.finding)
    return (findings.first { $0.level == .error } ?? findings.first { $0.level == .warning })?.rule.id
  }
}

/// The last line of a report.
enum TotalsLine {
  /// `2 errors, 0 warnings in 1 file: 29 checks, 27 passed, 0 waived, 0 not checked, 1 file not judged.`
  static func text(_ report: Report) -> String {
    let tally = report.tally
    var parts = ["\(counted(tally.checks, "check", "checks"))", "\(tally.passed) passed"]
    if tally.infos > 0 { parts.append(counted(tally.infos, "note", "notes")) }
    parts.append("\(tally.waived) waived")
    if tally.baselined > 0 { parts.append("\(tally.baselined) baselined") }
    if tally.unchanged > 0 { parts.append("\(tally.unchanged) unchanged") }
    parts.append("\(tally.notChecked) not checked")
    let left = [
      (report.unjudged.count, "file", "files"), (report.notTaken.groups, "group of colours", "groups of colours"),
    ].filter { $0.0 > 0 }.map { counted($0.0, $0.1, $0.2) }
    if !left.isEmpty { parts.append("\(left.joined(separator: " and ")) not judged") }
    return "\(counted(tally.errors, "error", "errors")), \(counted(tally.warnings, "warning", "warnings")) "
      + "in \(counted(tally.files, "file", "files")): \(parts.joined(separator: ", "))."
  }
}
