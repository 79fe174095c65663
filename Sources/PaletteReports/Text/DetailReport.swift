import Colorimetry
import PaletteGate
import PaletteRules

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
