import PaletteGate
import PaletteRules

/// The report on a run in about a screenful.
struct BriefReport {
  /// Everything that the run reports on, in its order.
  let reported: [ReportedTheme]
  let style: TextStyle
  /// Whether the worst comes first; otherwise themes and findings are in the order of the files.
  let isSorted: Bool

  /// The most findings of one theme, and of a run, and those that are told however long they are. Engineering choices: nobody
  /// reads more at once.
  static let mostOfTheme = 12
  private static let (mostOfRun, leastOfTheme) = (12, 4)
  /// The most themes that are told in full, and the most lines that these may take: the rest of a screen of fifty tells how the
  /// run ended. Engineering choices.
  private static let (mostInFull, mostLines) = (6, 40)

  /// The blocks of lines, without the end of the report.
  var blocks: [[String]] {
    let themes = reported.filter { !$0.input.isSettings }
    // What is wrong with a configuration or a baseline is told in full, wherever themes pass.
    let settings = reported.filter { $0.input.isSettings }.map { brief($0, most: Self.mostOfTheme).body }
      .filter { !$0.isEmpty }
    guard themes.count > 1 else {
      return themes.flatMap(alone) + settings
    }
    let failing = themes.filter(\.fails)
    let names = ThemeNames(themes)
    let passing = PassingThemes(themes: themes.filter { !$0.fails }, names: names, style: style).lines
    return [[verdict(themes.count, failing.count, names)]] + told(failing, names) + [passing].filter { !$0.isEmpty }
      + settings
  }

  /// The only theme of a run with as many of its findings as a screen has room for.
  private func alone(_ theme: ReportedTheme) -> [[String]] {
    var most = Self.mostOfTheme
    while true {
      let blocks = brief(theme, most: most).blocks
      if most <= Self.leastOfTheme || blocks.reduce(0, { $0 + $1.count + 1 }) <= Self.mostLines { return blocks }
      most -= 1
    }
  }

  private func brief(_ theme: ReportedTheme, most: Int) -> BriefTheme {
    BriefTheme(theme: theme, style: style, isSorted: isSorted, most: most)
  }

  /// `✗ 65 of 109 themes fail, in palettes`
  private func verdict(_ count: Int, _ failing: Int, _ names: ThemeNames) -> String {
    let place = names.folder.map { ", in \(style.path($0))" } ?? ""
    return failing == 0
      ? style.paint(style.text("✓"), .remedy) + " " + style.paint("all \(count) themes pass", .strong) + place
      : style.paint(style.text("✗"), .error) + " "
        + style.paint("\(failing) of \(count) themes \(failing == 1 ? "fails" : "fail")", .strong) + place
  }

  /// The themes that fail: in full while they fit, else a line for each or for several that are alike.
  private func told(_ failing: [ReportedTheme], _ names: ThemeNames) -> [[String]] {
    let order = isSorted ? ReportedTheme.worstFirst(failing) : failing
    if failing.count <= Self.mostInFull, let blocks = inFull(order) { return blocks }
    return FailingThemes(themes: order, names: names, style: style).blocks
  }

  /// Each theme with as many of its findings as fit; nil where not even the worst of each does.
  private func inFull(_ themes: [ReportedTheme]) -> [[String]]? {
    var share = min(Self.mostOfTheme, Self.mostOfRun / max(themes.count, 1))
    while true {
      var told: Set<String> = []
      let blocks = themes.map { theme in
        var one = brief(theme, most: share)
        one.showsRemarks = told.insert(theme.input.path).inserted
        return one.block
      }
      let lines = blocks.reduce(0) { $0 + $1.count + 1 }
      if themes.count <= 2 && share <= 1 || lines <= Self.mostLines { return blocks }
      guard share > 1 else { return nil }
      share -= 1
    }
  }
}
