import Colorimetry

/// Reports pairs that some readers confuse and that carry the same symbol, so that the second channel adds nothing.
///
/// One root cause is one finding: where PC201, PC202 or PC203 reports the pair above info, this rule skips it. It
/// serves teams that lower those rules because their charts carry symbols.
enum SymbolRepeated: ModeRule {
  static let key = RuleKey.symbolRepeated
  static let summary = "series whose colours are confused do not share a symbol"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for pair in mode.pairs.readings where pair.isConfused {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != .none, b.symbol != .none else { continue }
      guard a.symbol == b.symbol, !a.isDistinct(from: b) else {
        ledger.pass()
        continue
      }
      guard !mode.isReportedAsConfused(pair) else { continue }
      let subject = PairFinding(mode, [(pair.first, pair.second)])
      let (changed, kept) = subject.pairs[0]
      let undeclared = [changed, kept].first { !mode.channels[$0].declaresSymbol }
      var finding = subject.finding(
        key, level, message(subject.names, a.symbol, undeclared: undeclared.map { mode.series[$0].name }))
      if !mode.isDistinct(changed, kept) { finding.suggestions = subject.channels }
      ledger.report(finding)
    }
  }
}

private func message(_ names: String, _ symbol: Symbol, undeclared: String?) -> String {
  let alike = "\(names) are hard for some readers to tell apart"
  guard let undeclared else { return "\(alike) and share the \(symbol.word)." }
  return "\(alike), and \(quoted(undeclared)) declares no symbol, so it counts as a \(symbol.word) too."
}

extension SymbolRepeated {
  static let page = RulePage(
    measures: """
      Whether symbols help where they are needed. Two series whose colours some readers confuse and which carry the \
      same symbol differ in the file but not on the page.
      """,
    formula: """
      The pairs of PC201, PC202 and PC203 with the same symbol and with no
      difference in dash, pattern or label.
      """,
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)) under some colour vision, as in PC201. The rule applies when at least \
      one of the two declares a symbol. A series without a declared symbol counts as a circle, as in every chart \
      library; a line without one beside a line with `"none"` counts as `"none"`. The rule skips pairs that PC201, \
      PC202 or PC203 already reports as a warning or an error, because the same remedy helps. It serves those who \
      lower these rules because their charts carry symbols, and who then rely on the symbols.
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Use the symbol that the finding names: it looks different from the symbols of all series with similar colours."
    ],
    adjusting: [
      "A different `\"dash\"`, a different `\"pattern\"` or `\"label\": \"direct\"` also makes the pair pass."
    ],
    sources: [.useOfColor, .openAndClosedShapes, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness, both squares; checked with `--rule PC201=info`",
        settings: [.redGreenConfusion: .info],
        series: [.named("Profit", "#5b8c2a", symbol: "square"), .named("Loss", "#b8602f", symbol: "square")])
    ],
    good: [
      RuleExample(
        "the same colours, a circle and a cross",
        series: [.named("Profit", "#5b8c2a", symbol: "circle"), .named("Loss", "#b8602f", symbol: "cross")]),
      RuleExample(
        "a blue and an orange, both squares: the colours suffice",
        series: [.named("Profit", "#0072b2", symbol: "square"), .named("Loss", "#d55e00", symbol: "square")]),
    ])
}
