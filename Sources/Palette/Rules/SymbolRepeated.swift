import Colorimetry

/// Pairs that look alike to somebody and carry the same symbol: the second channel says nothing.
enum SymbolRepeated: Rule {
  static let id = "PC302"
  static let name = "symbol-repeated"
  static let defaultLevel: Level? = .warning
  static let summary = "series whose colours are confused do not share a symbol"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for pair in mode.newClosePairs {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != .none, b.symbol != .none else { continue }
      guard a.symbol == b.symbol, !a.isToldApart(from: b) else {
        ledger.pass()
        continue
      }
      let told = PairFinding(pair, in: mode)
      var finding = told.finding(Self.self, level, message(told.names, a.symbol))
      (finding.vision, finding.required, finding.unit) = (nil, nil, nil)
      ledger.report(finding)
    }
  }
}

private func message(_ names: String, _ symbol: Symbol) -> String {
  "\(names) look alike to some readers and share the \(symbol.word)."
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
      ΔE00 \(Figures.plain(PairMeasurements.threshold)) under some colour vision, as in PC201. It speaks only when one \
      of the two declares a symbol; one that declares none counts as a circle, as in every chart library.
      """,
    affects: PageSentences.redGreenReaders,
    remedies: ["Take the symbol that the finding names: it is unlike all the others in use."],
    adjusting: ["A `\"dash\"`, a `\"pattern\"` or `\"label\": \"direct\"` that differs tells the two apart as well."],
    sources: [.useOfColor, .openAndClosedShapes, .redGreenPrevalence],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness, both squares", alongside: ["PC201"],
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
