import PaletteGate
import PaletteRules

/// Many themes that fail: a line for each, or for several that are alike, then what most of them share.
struct FailingThemes {
  /// In the order of the report.
  let themes: [ReportedTheme]
  let names: ThemeNames
  let style: TextStyle

  /// The most rows, and the most lines that they may take; with few rows the worst finding of each has room too.
  /// Engineering choices: what themes share and how the run ended are to be on the same screen.
  private static let (mostRows, mostWithFinding, mostLines) = (16, 8, 24)
  /// From this many on, themes whose names differ in numbers are one row. Engineering choice.
  private static let family = 3

  /// One row: themes that are alike, the worst first.
  private struct Row {
    var themes: [ReportedTheme]
    /// Whether only their names are alike, not what fails.
    var isFamily = false
  }

  /// The blocks of lines.
  var blocks: [[String]] {
    let rows = self.rows
    var told = rows.map { line($0) + (hasProblems($0) ? worst($0.themes[0]) : []) }
    if rows.count <= Self.mostWithFinding {
      let full = rows.map { line($0) + worst($0.themes[0]) }
      if full.joined().count <= Self.mostLines { told = full }
    }
    var shown = min(told.count, Self.mostRows)
    while shown > 1, told.prefix(shown).joined().count > Self.mostLines { shown -= 1 }
    var lines = Array(told.prefix(shown).joined())
    if rows.count > shown {
      let rest = rows.dropFirst(shown).reduce(0) { $0 + $1.themes.count }
      lines.append(
        "  and \(counted(rest, "more theme that fails", "more themes that fail")): --format concise lists all")
    }
    var blocks = [lines]
    let shared = SharedFailures(themes).lines(style)
    if !shared.isEmpty { blocks.append(shared) }
    let rest = themes.reduce(0) { $0 + $1.sentence.countsBeyondFirst }
    if rest > 0 {
      let more = "\(counted(rest, "finding", "findings")) more in these themes: name one, or -v prints all"
      blocks.append(Paragraph.wrap(more, width: style.width, hanging: "  "))
    }
    return blocks
  }

  /// The themes in rows, each where the worst of them is.
  private var rows: [Row] {
    let families = Dictionary(grouping: themes.compactMap { hasProblems($0) ? nil : names.family($0) }) { $0 }
      .filter { $0.value.count >= Self.family }
    var rows: [Row] = []
    var indices: [String: Int] = [:]
    for theme in themes {
      let family = hasProblems(theme) ? nil : names.family(theme).flatMap { families[$0] == nil ? nil : $0 }
      // What cannot be read is told by itself.
      let key = hasProblems(theme) ? nil : family ?? "\n" + theme.sentence.shortFailures
      if let index = key.flatMap({ indices[$0] }) {
        rows[index].themes.append(theme)
      } else {
        if let key { indices[key] = rows.count }
        rows.append(Row(themes: [theme], isFamily: family != nil))
      }
    }
    return rows
  }

  private func hasProblems(_ theme: ReportedTheme) -> Bool { !theme.problems.isEmpty }
  private func hasProblems(_ row: Row) -> Bool { row.themes.contains { hasProblems($0) } }

  /// `✗ dark.json: 2 pairs alike`, `✗ 3 themes: 2 texts faint each: a.json, b.json and c.json`, `✗ 9 themes, the worst t9.json: …`
  private func line(_ row: Row) -> [String] {
    let first = row.themes[0]
    guard row.themes.count > 1 else {
      return wrapped(first.sentence.text(names.name(first, style), style, short: true))
    }
    let sign = style.paint(style.text("✗"), .error) + " "
    let failures = first.sentence.shortFailures
    if row.isFamily {
      let what = "\(row.themes.count) themes, the worst \(names.name(first, style))"
      return wrapped(sign + style.paint(what, .strong) + ": " + failures)
    }
    return wrapped(
      sign + style.paint("\(row.themes.count) themes: \(failures) each", .strong) + ": " + names.list(row.themes, style)
    )
  }

  private func worst(_ theme: ReportedTheme) -> [String] {
    if !theme.problems.isEmpty { return ProblemText.blocks(Array(theme.problems.prefix(1)), style).flatMap(\.self) }
    guard let worst = theme.findings(sorted: true).first else { return [] }
    let claim = BriefFinding(folded: worst, path: theme.part?.theme.path).claim(style)
    return Paragraph.wrap(claim, width: style.width, indent: "  ", hanging: "    ")
  }

  private func wrapped(_ line: String) -> [String] { Paragraph.wrap(line, width: style.width, hanging: "  ") }
}
