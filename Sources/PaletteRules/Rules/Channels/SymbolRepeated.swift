import Colorimetry

/// Pairs that look alike to somebody and carry the same symbol: the second channel says nothing.
///
/// One root cause is one finding: where PC201, PC202 or PC203 says above info that nothing tells the pair apart, that is
/// said, and what to do about it. What is left is for teams that turn those down because their charts carry symbols.
enum SymbolRepeated: Rule {
  static let key = RuleKey.symbolRepeated
  static let summary = "series whose colours are confused do not share a symbol"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for pair in mode.newClosePairs {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != .none, b.symbol != .none else { continue }
      guard a.symbol == b.symbol, !a.isToldApart(from: b) else {
        ledger.pass()
        continue
      }
      guard !mode.isToldConfused(pair) else { continue }
      let told = PairFinding(pair, in: mode)
      let undeclared = [told.changed, told.kept].first { !mode.channels[$0].declaresSymbol }
      ledger.report(
        told.finding(
          key, level, message(told.names, a.symbol, undeclared: undeclared.map { mode.series[$0].name })))
    }
  }
}

private func message(_ names: String, _ symbol: Symbol, undeclared: String?) -> String {
  let alike = "\(names) look alike to some readers"
  guard let undeclared else { return "\(alike) and share the \(symbol.word)." }
  return "\(alike), and \(quoted(undeclared)) declares no symbol and is taken for a \(symbol.word), as the other is."
}

extension SymbolRepeated {
  static let page = RulePage(
    measures: """
      Whether symbols help where they are needed. Two series whose colours some readers confuse, and which carry the \
      same symbol, have two differences in the file and none on the page.
      """,
    formula: """
      The pairs of PC201, PC202 and PC203 whose symbols are the same,
      and that no dash, pattern or label tells apart either.
      """,
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)) under some colour vision, as in PC201. It speaks only when one \
      of the two declares a symbol; one that declares none counts as a circle, as in every chart library, and a line \
      beside one with `"none"` as having none. It keeps silent where PC201, PC202 or PC203 already warns of the pair: what mends that mends this. So it is for those who \
      turn these rules down because their charts carry symbols, and then rely on the symbols.
      """,
    affects: PageSentences.redGreenReaders,
    remedies: ["Take the symbol that the finding names: it is unlike those of all series whose colours come close."],
    adjusting: ["A `\"dash\"`, a `\"pattern\"` or `\"label\": \"direct\"` that differs tells the two apart as well."],
    sources: [.useOfColor, .openAndClosedShapes, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness, both squares; checked with `--rule PC201=info`",
        settings: ["PC201": .info],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#5b8c2a", "symbol": "square" },
              { "name": "Loss", "color": "#b8602f", "symbol": "square" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "the same colours, a circle and a cross",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#5b8c2a", "symbol": "circle" },
              { "name": "Loss", "color": "#b8602f", "symbol": "cross" }
            ]
          }
          """),
      RuleExample(
        "a blue and an orange, both squares: the colours do",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Profit", "color": "#0072b2", "symbol": "square" },
              { "name": "Loss", "color": "#d55e00", "symbol": "square" }
            ]
          }
          """),
    ])
}
