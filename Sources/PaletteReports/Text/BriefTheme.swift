import PaletteGate
import PaletteRules

/// A theme in a screenful: the verdict, the colours, the findings worst first, the rest counted.
struct BriefTheme {
  let theme: ReportedTheme
  let style: TextStyle
  /// Whether the worst finding comes first; otherwise the first in the file.
  let isSorted: Bool
  /// The most findings.
  let most: Int
  /// Whether no other part of the same input has told the remarks of its reader.
  var showsRemarks = true

  /// The most remarks of one kind, for a theme on its own and for one of several. Engineering choices.
  private static let (mostRemarks, mostOfSeveral) = (8, 3)

  /// The only theme of a run.
  var blocks: [[String]] {
    var head = Paragraph.wrap(theme.sentence.text(theme.name(style), style), width: style.width, hanging: "  ")
    if let part = theme.part {
      head += ThemeHeader.lines(part.theme, palette: part.palette, style: style)
      if let mode = part.theme.modes.first { head += SeriesStrip(mode: mode).lines(style) }
      head += remarks(part)
    }
    return [head, body].filter { !$0.isEmpty }
  }

  /// One of several themes that fail.
  var block: [String] {
    var head = Paragraph.wrap(theme.sentence.text(theme.path(style), style), width: style.width, hanging: "  ")
    if let part = theme.part {
      head += ThemeHeader.facts(part.theme, style)
      if showsRemarks { head += remarks(part, most: Self.mostOfSeveral) }
    }
    return head + body
  }

  /// What could not be read, the findings, and what is not shown.
  var body: [String] {
    var lines = ProblemText.blocks(Array(theme.problems.prefix(most)), style).flatMap(\.self)
    if theme.problems.count > most { lines.append("  and \(theme.problems.count - most) more") }
    let findings = theme.findings(sorted: isSorted).filter { $0.classified.status != .baselined }
    let told = findings.filter { $0.finding.level > .info || !$0.classified.counts || theme.failsOnInfo }
    // Nothing above names a file of settings.
    let path = theme.input.isSettings ? nil : theme.part?.theme.path ?? theme.input.path
    lines += told.prefix(most).flatMap { BriefFinding(folded: $0, path: path).lines(style) }
    if told.count > most { lines.append("  and \(told.count - most) more: -v") }
    return lines + notes(findings.map(\.classified)) + known + notChecked
  }

  /// `6 notes, which -v prints: PC104, PC207, PC208`
  private func notes(_ findings: [ClassifiedFinding]) -> [String] {
    let notes = theme.failsOnInfo ? [] : findings.filter { $0.counts && $0.finding.level == .info }
    guard !notes.isEmpty else { return [] }
    let rules = Set(notes.map(\.finding.rule.id)).sorted().joined(separator: ", ")
    let words = "\(counted(notes.count, "note", "notes")), which -v prints: \(rules)"
    return Paragraph.wrap(words, width: style.width, hanging: "  ")
  }

  /// Findings of the baseline are not shown.
  private var known: [String] {
    let known = theme.part?.findings.count { $0.status == .baselined } ?? 0
    return known > 0 ? ["\(counted(known, "finding", "findings")) of the baseline not shown; -v shows all"] : []
  }

  /// Assumptions and notes of the reader.
  private func remarks(_ part: JudgedTheme, most: Int = mostRemarks) -> [String] {
    limited(ThemeHeader.assumptions(part.theme) + part.theme.notes, ("remark", "remarks"), most)
  }

  private var notChecked: [String] {
    limited(
      NotChecked.folded(theme.part?.record.notChecked ?? []).map { "not checked: " + $0 },
      ("not checked", "not checked"), Self.mostRemarks)
  }

  private func limited(_ texts: [String], _ what: (one: String, many: String), _ most: Int) -> [String] {
    let lines = texts.prefix(most).flatMap {
      Paragraph.wrap(style.text($0), width: style.width, indent: "  ", hanging: "    ")
    }
    return lines
      + (texts.count > most
        ? ["  \(texts.count - most) more \(texts.count == most + 1 ? what.one : what.many); -v shows all"] : [])
  }
}
