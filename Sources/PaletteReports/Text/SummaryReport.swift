import PaletteGate
import PaletteRules
import SourceText

/// The report on a run in about a screenful: verdict first, the worst first, everything beyond fixed limits counted.
///
/// Quiet text is a part of it, by construction: it leaves out lines, and adds and changes none. It has the verdicts that
/// fail, what could not be read and the findings that require action.
struct SummaryReport {
  /// Everything that the run reports on, in its order.
  let reported: [ReportedTheme]
  let style: TextStyle

  // The limits. Engineering choices: nobody reads more at once, and the end of the run stays on the same screen.

  /// The most findings of the only theme of a run, or parts of an input that could not be read, and the most findings of each of
  /// several themes.
  private static let (mostFindings, mostOfEach) = (12, 2)
  private static let mostRemarks = 8
  /// The most themes that fail of which findings are shown in full; of more, the worst have their worst finding.
  private static let (mostInFull, mostWorst) = (6, 10)

  private var isQuiet: Bool { style.verbosity == .quiet }

  /// The blocks of lines, without the end of the report.
  var blocks: [[String]] {
    let themes = reported.filter { !$0.input.isSettings }
    // What is wrong with a configuration or a baseline is shown wherever themes pass.
    let settings = reported.filter(\.input.isSettings).map { content($0, most: Self.mostFindings) + counts($0) }
    return ((themes.count > 1 ? several(themes) : themes.flatMap(alone)) + settings).filter { !$0.isEmpty }
  }

  // MARK: One theme

  /// The only theme of a run: verdict, facts, colours and remarks, then findings and what is not shown.
  private func alone(_ theme: ReportedTheme) -> [[String]] {
    let content = content(theme, most: Self.mostFindings)
    guard !isQuiet || theme.fails || !content.isEmpty else { return [] }
    var head = theme.verdict(theme.path(style), style)
    if let part = theme.part, !isQuiet {
      head += ThemeHeader.facts(part.theme, theme.input.settings.flare, style)
      if let mode = part.theme.modes.first {
        head += SeriesStrip(mode: mode).lines(style)
        if let matrix = SwatchMatrix(mode, of: part.theme, settings: theme.input.settings) {
          head += MatrixStrip(matrix: matrix).lines(style)
        }
      }
      head += ThemeHeader.remarks(part.theme, most: Self.mostRemarks, style)
    }
    return [head, content + counts(theme)]
  }

  /// What could not be read, and the findings.
  private func content(_ theme: ReportedTheme, most: Int) -> [String] {
    var lines = limited(theme.problems) { ProblemReport.lines($0, style) }
    let findings = theme.findings.filter {
      ![.baselined, .unchanged].contains($0.classified.status)
        && (theme.requiresAction($0) || $0.finding.level > .info || !$0.classified.counts)
    }
    // Nothing above names a file of settings.
    let path = theme.input.isSettings ? nil : theme.part?.theme.path ?? theme.input.path
    for finding in findings.prefix(most) where !isQuiet || theme.requiresAction(finding) {
      lines += finding.summary(in: path, style)
    }
    let rest = findings.dropFirst(most)
    if isQuiet ? rest.contains(where: theme.requiresAction) : !rest.isEmpty {
      lines.append("  and \(rest.count) more: -v")
    }
    return lines
  }

  /// What could not be read of one input, and how much more there is.
  private func limited(_ problems: [ThemeProblem], _ lines: (ThemeProblem) -> [String]) -> [String] {
    problems.prefix(Self.mostFindings).flatMap(lines)
      + (problems.count > Self.mostFindings ? ["  and \(problems.count - Self.mostFindings) more: -v"] : [])
  }

  /// How many notes and findings of the baseline are not shown, and what was not checked, with the reasons.
  private func counts(_ theme: ReportedTheme) -> [String] {
    guard !isQuiet else { return [] }
    var lines: [String] = []
    let all = theme.findings.map(\.classified)
    let notes = theme.failsOnInfo ? [] : all.filter { $0.counts && $0.finding.level == .info }
    if !notes.isEmpty {
      let rules = Set(notes.map(\.finding.rule.id)).sorted().joined(separator: ", ")
      let words = "\(counted(notes.count, "note", "notes")), which -v prints: \(rules)"
      lines += Paragraph.wrap(words, width: style.width, hanging: "  ")
    }
    let unseen: [(ClassifiedFinding.Status, String)] = [
      (.baselined, "of the baseline"), (.unchanged, "from before the change"),
    ]
    for (status, words) in unseen {
      let known = theme.part?.findings.count { $0.status == status } ?? 0
      if known > 0 { lines.append("\(counted(known, "finding", "findings")) \(words) not shown; -v shows all") }
    }
    let reasons = NotChecked.folded(theme.part?.record.notChecked ?? []).map { "not checked: " + $0 }
    return lines
      + Paragraph.items(reasons, most: Self.mostRemarks, more: ("not checked", "not checked"), style)
  }

  // MARK: Several themes

  private func several(_ themes: [ReportedTheme]) -> [[String]] {
    let names = ThemeNames(themes)
    let failing = themes.filter(\.fails)
    guard !failing.isEmpty || !isQuiet else { return [] }
    let order = ReportedTheme.worstFirst(failing)
    let shown =
      failing.count <= Self.mostInFull
      ? ReportedTheme.folded(order).map { inFull($0.map { order[$0] }, names) } : [worst(order)]
    return [RunVerdict.lines(themes, names, style)] + shown + [isQuiet ? [] : others(themes, names)]
  }

  /// One of a few themes that fail: the verdict and the worst findings, and the themes in which these are the same.
  private func inFull(_ equal: [ReportedTheme], _ names: ThemeNames) -> [String] {
    let theme = equal[0]
    let others = equal.count > 1 ? ["  the same in \(names.list(Array(equal.dropFirst()), style))"] : []
    return theme.verdict(theme.path(style), style) + content(theme, most: Self.mostOfEach) + others
  }

  /// Of many themes that fail, all that could not be read, with the places, and the worst of the others, each in a line with
  /// the place of its worst finding.
  private func worst(_ themes: [ReportedTheme]) -> [String] {
    let judged = themes.filter { !$0.isUnreadable }
    let shown = Set(judged.prefix(Self.mostWorst).map { ObjectIdentifier($0) })
    var lines: [String] = []
    for theme in themes where theme.isUnreadable || shown.contains(ObjectIdentifier(theme)) {
      lines += theme.verdict(theme.path(style) + place(ofWorstIn: theme), style)
      lines += limited(theme.problems) { ProblemReport.claim($0, style) }
    }
    let rest = judged.count - shown.count
    if rest > 0 {
      let more = counted(rest, "more theme that fails", "more themes that fail")
      lines += Paragraph.items(["and \(more): --format concise lists all"], style)
    }
    return lines
  }

  /// `:8:33`; empty for what has no place in the file that the line names.
  private func place(ofWorstIn theme: ReportedTheme) -> String {
    guard let part = theme.part, part.palette == nil, !theme.isUnreadable,
      let worst = theme.findings.filter(theme.requiresAction)
        .first?.finding.origin,
      worst.file.path == part.theme.path, let start = worst.shownStart
    else { return "" }
    return ":\(start.line):\(start.column)"
  }

  /// `✓ 46 themes pass, with 3 warnings: amber, arctic, bubblegum and 43 more`, and those in which no check ran.
  private func others(_ themes: [ReportedTheme], _ names: ThemeNames) -> [String] {
    let (passing, unchecked) = (themes.filter { $0.outcome == .passes }, themes.filter { $0.outcome == .unchecked })
    let warnings = passing.reduce(0) { $0 + $1.warnings }
    let notChecked = passing.reduce(0) { $0 + $1.notChecked }
    let found = [
      warnings > 0 ? counted(warnings, "warning", "warnings") : nil, notChecked > 0 ? "\(notChecked) not checked" : nil,
    ].compactMap(\.self)
    let with = found.isEmpty ? "" : ", with " + found.joined(separator: " and ")
    let listed = { (themes: [ReportedTheme], more: String) in "\(more): \(names.list(themes, style))" }
    return
      (passing.isEmpty
      ? []
      : ReportedTheme.Outcome.passes.line(
        counted(passing.count, "theme passes", "themes pass"), listed(passing, with), style))
      + (unchecked.isEmpty
        ? []
        : ReportedTheme.Outcome.unchecked.line(
          counted(unchecked.count, "theme was not checked", "themes were not checked"), listed(unchecked, ""), style))
  }
}

/// The verdict on the themes of a run in a line.
enum RunVerdict {
  /// `✗ 65 of 109 themes fail, in palettes`
  static func lines(_ themes: [ReportedTheme], _ names: ThemeNames, _ style: TextStyle) -> [String] {
    let (failing, unchecked) = (themes.count(where: \.fails), themes.count { $0.outcome == .unchecked })
    let (outcome, words): (ReportedTheme.Outcome, String) =
      if failing > 0 {
        (.fails, "\(failing) of \(themes.count) themes \(failing == 1 ? "fails" : "fail")")
      } else if unchecked > 0 {
        (.unchecked, "\(unchecked) of \(themes.count) themes \(unchecked == 1 ? "was" : "were") not checked")
      } else {
        (.passes, "all \(themes.count) themes pass")
      }
    return outcome.line(words, names.folder.map { ", in \(style.path($0))" } ?? "", style)
  }
}
