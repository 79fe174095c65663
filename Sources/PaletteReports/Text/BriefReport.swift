import PaletteGate
import PaletteRules

/// The report on a run in about a screenful.
struct BriefReport {
  let report: Report
  let style: TextStyle
  /// Whether the worst comes first; otherwise themes and findings are in the order of the files.
  let isSorted: Bool

  /// The most findings of one theme, and of a run. Engineering choices: nobody reads more at once.
  static let mostOfTheme = 12
  private static let mostOfRun = 12
  /// The most themes that are told in full: each takes about a third of a screen. An engineering choice.
  private static let mostInFull = 6

  /// The blocks of lines, without the end of the report.
  var blocks: [[String]] {
    let all = ReportedTheme.all(report)
    let themes = all.filter { !$0.input.isSettings }
    // What is wrong with a configuration or a baseline is told in full, wherever themes pass.
    let settings = all.filter { $0.input.isSettings }.map { brief($0, most: Self.mostOfTheme).body }
      .filter { !$0.isEmpty }
    guard themes.count > 1 else {
      return themes.flatMap { brief($0, most: Self.mostOfTheme).blocks } + settings
    }
    let failing = themes.filter(\.fails)
    let passing = themes.filter { !$0.fails }.map { line($0) }
    return [[verdict(themes.count, failing.count)]] + told(failing) + [passing.flatMap(\.self)].filter { !$0.isEmpty }
      + settings
  }

  private func brief(_ theme: ReportedTheme, most: Int) -> BriefTheme {
    BriefTheme(theme: theme, style: style, isSorted: isSorted, most: most)
  }

  /// `✗ 65 of 109 themes fail for some readers`
  private func verdict(_ count: Int, _ failing: Int) -> String {
    failing == 0
      ? style.paint(style.text("✓"), .remedy) + " " + style.paint("all \(count) themes pass", .strong)
      : style.paint(style.text("✗"), .error) + " "
        + style.paint("\(failing) of \(count) themes \(failing == 1 ? "fails" : "fail")", .strong)
  }

  /// The themes that fail, in full while there are few, else with the worst finding of each.
  private func told(_ failing: [ReportedTheme]) -> [[String]] {
    let order = isSorted ? ReportedTheme.worstFirst(failing) : failing
    guard failing.count > Self.mostInFull else {
      let share = min(Self.mostOfTheme, Self.mostOfRun / max(failing.count, 1))
      var told: Set<String> = []
      return order.map { theme in
        var one = brief(theme, most: share)
        one.showsRemarks = told.insert(theme.input.path).inserted
        return one.block
      }
    }
    let lines = order.flatMap { line($0) + worst($0) }
    let rest = order.reduce(0) { $0 + $1.sentence.countsBeyondFirst }
    guard rest > 0 else { return [lines] }
    let more = "\(counted(rest, "finding", "findings")) more in these themes: name one, or -v prints all"
    return [lines, Paragraph.wrap(more, width: style.width, hanging: "  ")]
  }

  /// The verdict on a theme in one line.
  private func line(_ theme: ReportedTheme) -> [String] {
    Paragraph.wrap(theme.sentence.text(theme.path(style), style, short: true), width: style.width, hanging: "  ")
  }

  private func worst(_ theme: ReportedTheme) -> [String] {
    if !theme.problems.isEmpty { return ProblemText.blocks(Array(theme.problems.prefix(1)), style).flatMap(\.self) }
    guard let worst = theme.findings(sorted: true).first else { return [] }
    let claim = BriefFinding(folded: worst, path: theme.part?.theme.path).claim(style)
    return Paragraph.wrap(claim, width: style.width, indent: "  ", hanging: "    ")
  }
}
