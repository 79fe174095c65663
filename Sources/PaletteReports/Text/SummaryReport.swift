import PaletteGate
import PaletteRules

/// The report on a run in about a screenful: verdict first, the worst first, everything beyond fixed limits counted.
///
/// Quiet text is a part of it, by construction: it leaves out lines, and adds and changes none. It has the verdicts that
/// fail, what could not be read and the findings that require action.
struct SummaryReport {
  /// Everything that the run reports on, in its order.
  let reported: [ReportedTheme]
  let style: TextStyle
  /// Whether the worst comes first; otherwise themes and findings are in the order of the files.
  let isSorted: Bool

  // The limits. Engineering choices: nobody reads more at once, and the end of the run stays on the same screen.

  /// The most findings of the only theme of a run, and of each of several.
  private static let (mostFindings, mostOfEach) = (12, 2)
  /// The most remarks of one kind.
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
      head += ThemeHeader.facts(part.theme, style)
      if let mode = part.theme.modes.first { head += SeriesStrip(mode: mode).lines(style) }
      head += ThemeHeader.remarks(part.theme, most: Self.mostRemarks, style)
    }
    return [head, content + counts(theme)]
  }

  /// What could not be read, and the findings.
  private func content(_ theme: ReportedTheme, most: Int) -> [String] {
    var lines = theme.problems.prefix(most).flatMap { ProblemReport.lines($0, style) }
    if theme.problems.count > most { lines.append("  and \(theme.problems.count - most) more: -v") }
    let findings = theme.findings(sorted: isSorted).filter {
      $0.classified.status != .baselined
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

  /// How many notes and findings of the baseline are not shown, and what was not checked, with the reasons.
  private func counts(_ theme: ReportedTheme) -> [String] {
    guard !isQuiet else { return [] }
    var lines: [String] = []
    let all = theme.findings(sorted: false).map(\.classified)
    let notes = theme.failsOnInfo ? [] : all.filter { $0.counts && $0.finding.level == .info }
    if !notes.isEmpty {
      let rules = Set(notes.map(\.finding.rule.id)).sorted().joined(separator: ", ")
      let words = "\(counted(notes.count, "note", "notes")), which -v prints: \(rules)"
      lines += Paragraph.wrap(words, width: style.width, hanging: "  ")
    }
    let known = theme.part?.findings.count { $0.status == .baselined } ?? 0
    if known > 0 { lines.append("\(counted(known, "finding", "findings")) of the baseline not shown; -v shows all") }
    let reasons = NotChecked.folded(theme.part?.record.notChecked ?? []).map { "not checked: " + $0 }
    return lines
      + Paragraph.items(reasons, most: Self.mostRemarks, more: ("not checked", "not checked"), style)
  }

  // MARK: Several themes

  private func several(_ themes: [ReportedTheme]) -> [[String]] {
    let names = ThemeNames(themes)
    let failing = themes.filter(\.fails)
    guard !failing.isEmpty || !isQuiet else { return [] }
    let order = isSorted ? ReportedTheme.worstFirst(failing) : failing
    let told = failing.count <= Self.mostInFull ? order.map { inFull($0, names) } : [worst(order, names)]
    let passing = themes.filter { !$0.fails }
    return [RunVerdict.lines(themes, names, style)] + told + [isQuiet ? [] : self.passing(passing, names)]
  }

  /// One of a few themes that fail: the verdict and the worst findings.
  private func inFull(_ theme: ReportedTheme, _ names: ThemeNames) -> [String] {
    theme.verdict(names.name(theme, style), style) + content(theme, most: Self.mostOfEach)
  }

  /// Of many themes that fail, all that could not be read, with the places, and the worst of the others.
  private func worst(_ themes: [ReportedTheme], _ names: ThemeNames) -> [String] {
    var lines: [String] = []
    var shown = 0
    for theme in themes {
      let isUnread = !theme.problems.isEmpty
      guard isUnread || shown < Self.mostWorst else { continue }
      lines += theme.verdict(names.name(theme, style), style)
      if isUnread {
        lines += theme.problems.prefix(Self.mostFindings).flatMap { ProblemReport.claim($0, style) }
        if theme.problems.count > Self.mostFindings {
          lines.append("  and \(theme.problems.count - Self.mostFindings) more: -v")
        }
        continue
      }
      shown += 1
      let worst = Badness.worstFirst(theme.findings(sorted: false).filter(theme.requiresAction)) { $0.classified }.first
      lines += worst?.claim(in: theme.part?.theme.path, style, indent: "  ") ?? []
    }
    let rest = themes.count { $0.problems.isEmpty } - shown
    if rest > 0 {
      let more = counted(rest, "more theme that fails", "more themes that fail")
      lines += Paragraph.items(["and \(more): --format concise lists all"], style)
    }
    return lines
  }

  /// `✓ 46 themes pass, with 3 warnings: amber, arctic, bubblegum and 43 more`
  private func passing(_ themes: [ReportedTheme], _ names: ThemeNames) -> [String] {
    [true, false].flatMap { wasChecked -> [String] in
      let themes = themes.filter { $0.wasChecked == wasChecked }
      guard !themes.isEmpty else { return [] }
      let (warnings, notChecked) = themes.reduce(into: (0, 0)) {
        ($0.0, $0.1) = ($0.0 + $1.warnings, $0.1 + $1.notChecked)
      }
      let sign =
        wasChecked ? style.paint(style.text("✓"), .remedy) : style.paint(style.text("?"), .warning)
      let verb =
        wasChecked
        ? (themes.count == 1 ? "passes" : "pass") : (themes.count == 1 ? "was not checked" : "were not checked")
      let found = [
        warnings > 0 ? counted(warnings, "warning", "warnings") : nil,
        wasChecked && notChecked > 0 ? "\(notChecked) not checked" : nil,
      ].compactMap(\.self).joined(separator: " and ")
      let words = style.paint("\(counted(themes.count, "theme", "themes")) \(verb)", .strong)
      let line = "\(sign) \(words)\(found.isEmpty ? "" : ", with \(found)"): \(names.list(themes, style))"
      return Paragraph.wrap(line, width: style.width, hanging: "  ")
    }
  }
}

/// The verdict on the themes of a run in a line.
enum RunVerdict {
  /// `✗ 65 of 109 themes fail, in palettes`
  static func lines(_ themes: [ReportedTheme], _ names: ThemeNames, _ style: TextStyle) -> [String] {
    let (failing, unchecked) = (themes.count(where: \.fails), themes.count { !$0.fails && !$0.wasChecked })
    let (sign, role, words): (String, TextStyle.Role, String) =
      if failing > 0 {
        ("✗", .error, "\(failing) of \(themes.count) themes \(failing == 1 ? "fails" : "fail")")
      } else if unchecked > 0 {
        ("?", .warning, "\(unchecked) of \(themes.count) themes \(unchecked == 1 ? "was" : "were") not checked")
      } else {
        ("✓", .remedy, "all \(themes.count) themes pass")
      }
    let place = names.folder.map { ", in \(style.path($0))" } ?? ""
    let line = style.paint(style.text(sign), role) + " " + style.paint(words, .strong) + place
    return Paragraph.wrap(line, width: style.width, hanging: "  ")
  }
}
