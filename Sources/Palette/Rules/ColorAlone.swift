/// Series that nothing but colour tells apart.
///
/// Source: WCAG 2.2 SC 1.4.1: colour is not the only visual means of conveying information. A hint while the theme says
/// nothing of marks, since the chart may add symbols or labels; a warning where it states marks and leaves them out.
enum ColorAlone: Rule {
  static let id = "PC301"
  static let name = "colour-alone"
  static let defaultLevel: Level? = .info
  static let summary = "series differ in more than colour: a symbol, dash, pattern or direct label (WCAG 2.2 SC 1.4.1)"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.judgedCount > 1 else { return }
    // Series with the same channels, whatever their colour, are told apart by it alone.
    var pairs: [(first: Int, second: Int)] = []
    var alone: Set<Int> = []
    var isPassed = false
    for i in 0..<mode.judgedCount {
      for j in (i + 1)..<max(mode.judgedCount, i + 1) {
        if mode.isToldApart(i, j) {
          isPassed = isPassed || !mode.isJudgedEarlier(i, j)
          continue
        }
        guard !mode.isColorAloneEarlier(i, j) else { continue }
        alone.formUnion([i, j])
        if pairs.isEmpty { pairs.append((i, j)) }
      }
    }
    guard !pairs.isEmpty else {
      if isPassed { ledger.pass() }
      return
    }

    let statesMarks = alone.contains { mode.series[$0].mark != nil }
    let level = statesMarks && !isSet(mode.settings) ? .warning : level
    let indices = alone.sorted()
    let names = indices.map { "'\(mode.series[$0].name)'" }
    var finding = GroupedFinding(mode: mode, pairs: pairs).finding(Self.self, level, message(names))
    finding.tokens = indices.map { mode.series[$0].token }
    finding.series = indices.map { mode.series[$0].name }
    finding.colors = indices.map { mode.findingColor($0) }
    finding.measured = Double(indices.count)
    finding.unit = .count
    finding.related = []
    ledger.report(finding)
  }
}

private func message(_ names: [String]) -> String {
  "\(NamedList.text(names)) are told apart by colour alone; add symbols, dashes, patterns or direct labels."
}
