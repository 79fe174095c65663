import Colorimetry
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
    let worst = ReportedTheme.worstFirst(themes)
    for level in [Level.error, .warning] {
      for theme in worst {
        let finding = theme.findings.first { $0.classified.counts && $0.finding.level == level }
        if let finding { return finding.finding.rule.id }
      }
    }
    return nil
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

/// Everything about each theme of a run.
struct DetailReport {
  /// Everything that the run reports on, in its order.
  let reported: [ReportedTheme]
  /// The visions of the table of series.
  let visions: [Vision]
  let style: TextStyle

  /// The most findings of a run; the counts remain exact.
  private static let mostFindings = 1_000

  /// The blocks of lines, without the end of the report.
  var blocks: [[String]] {
    let themes = reported.filter { !$0.input.isSettings }
    var blocks = themes.count > 1 ? [RunVerdict.lines(themes, ThemeNames(themes), style)] : []
    var room = Self.mostFindings
    for theme in reported {
      blocks += head(theme) + theme.problems.map { ProblemReport.lines($0, style) }
      let findings = theme.findings
      blocks += findings.prefix(max(room, 0)).map { $0.detail(style) }
      room -= findings.count
      let notChecked = theme.part?.record.notChecked ?? []
      blocks.append(Paragraph.items(notChecked.map { "not checked: " + $0.text }, style))
    }
    if room < 0 { blocks.append([style.text("… and \(-room) more findings; --format concise or json lists all")]) }
    return blocks
  }

  /// Verdict, facts, tables of series and remarks.
  private func head(_ theme: ReportedTheme) -> [[String]] {
    guard !theme.input.isSettings else { return [] }
    let verdict = theme.verdict(theme.path(style), style)
    guard let read = theme.part?.theme ?? theme.input.theme else { return [verdict] }
    guard theme.part != nil else { return [verdict + ThemeHeader.facts(read, theme.input.settings.flare, style)] }
    return [verdict + ThemeHeader.facts(read, theme.input.settings.flare, style)]
      + tables(read, theme.input.settings.flare) + [ThemeHeader.remarks(read, style)]
  }

  private func tables(_ theme: Theme, _ flare: Flare) -> [[String]] {
    guard let first = theme.modes.first else { return [] }
    let table = SeriesTable(mode: first, series: first.series, visions: visions, flare: flare)
    let base = first.series.isEmpty ? [] : [table.lines(style, indent: "  ")]
    // The other modes are overlays: show what they change.
    return base
      + theme.modes.dropFirst().map { mode in
        let changed = theme.modeWord == .palette ? mode.series : mode.series(unlike: first)
        let word = theme.modeWord.rawValue
        let title = "  \(word) \(mode.name) on \(ThemeHeader.surface(mode))"
        guard !mode.series.isEmpty else {
          return [style.text("\(title): \(counted(mode.ramps.count, "ramp", "ramps"))")]
        }
        guard !changed.isEmpty else { return [style.text("\(title): series as in \(word) \(first.name)")] }
        let table = SeriesTable(mode: mode, series: changed, visions: [], flare: flare)
        return [style.text("\(title):")] + table.lines(style, indent: "    ")
      }
  }
}

/// The names of the themes of a run in a list: relative to the folder that all are in, which is above it.
struct ThemeNames {
  /// The folder, or the file of all palettes; nil where the themes have none in common. Untrusted.
  let folder: String?
  private let steps: Int

  init(_ themes: [ReportedTheme]) {
    let paths = themes.lazy.map { $0.input.path.split(separator: "/", omittingEmptySubsequences: false) }
    var common = paths.first ?? []
    for path in paths {
      // A file is no folder, unless all themes are its palettes.
      let most = path.count - (path == common ? 0 : 1)
      common = Array(zip(common, path.prefix(most)).prefix { $0.0 == $0.1 }.map(\.0))
    }
    let isFile = paths.contains { $0.count == common.count }
    if isFile, themes.contains(where: { $0.part?.palette == nil }) { common.removeLast() }
    let shown = common.first == "." ? common.dropFirst() : common[...]
    // A path may have slashes to spare; the first begins one from the root.
    let named = shown.enumerated().filter { $0.offset == 0 || !$0.element.isEmpty }.map(\.element)
    folder = named.allSatisfy(\.isEmpty) ? nil : named.joined(separator: "/")
    steps = folder == nil && common.first != "." ? 0 : common.count
  }

  /// `styles/dark.mplstyle`, with its palette; safe in a terminal.
  func name(_ theme: ReportedTheme, _ style: TextStyle) -> String {
    let steps = theme.input.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(steps)
    let palette = theme.part?.palette
    guard !steps.isEmpty else { return style.path(palette ?? theme.input.path) }
    return style.path(steps.joined(separator: "/")) + style.text(palette.map { " § \($0)" } ?? "")
  }

  /// The most names in a list. Engineering choice.
  private static let most = 4

  /// `amber, arctic, bubblegum, carbon and 42 more`
  func list(_ themes: [ReportedTheme], _ style: TextStyle) -> String {
    let shown = themes.count > Self.most + 1 ? Self.most : themes.count
    let names = themes.prefix(shown).map { name($0, style) }
    return NamedList.text(names, of: themes.count)
  }
}
