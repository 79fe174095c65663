import Colorimetry

/// Reports series with similar colours whose symbols have different names but look alike at the drawn size.
enum SymbolsAlike: ModeRule {
  static let key = RuleKey.symbolsAlike
  static let summary =
    "series whose colours are confused carry symbols that look different where they are drawn: 0.15 of 1"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    var drawn = DrawnSymbols()
    for pair in mode.newClosePairs where !mode.isTooSimilar(pair) {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != b.symbol, a.symbol != .none, b.symbol != .none
      else { continue }
      let diameter = DrawnSymbols.diameter(mode.series[pair.first], mode.series[pair.second])
      let distance = drawn.distance(a.symbol, b.symbol, diameter: diameter)
      // A pair that another channel distinguishes needs no symbol.
      guard distance < SymbolDistance.alike, !a.isToldApartWithoutSymbol(from: b) else {
        ledger.pass()
        continue
      }
      ledger.report(finding(mode, pair, distance, diameter, at: level))
    }
  }

  private static func finding(
    _ mode: JudgedMode, _ pair: PairMeasurements.ClosePair, _ distance: Double, _ diameter: Double, at level: Level
  ) -> Finding {
    let (changed, kept) = mode.laterFirst(pair.first, pair.second)
    var finding = GroupedFinding(mode: mode, pairs: [(pair.first, pair.second)])
      .finding(key, level, message(drawn(changed, mode), drawn(kept, mode), distance, diameter))
    finding.measure = Measure(distance, of: SymbolDistance.alike, .fraction)
    finding.suggestions = mode.markers.suggestions(changed: changed, kept: kept)
    return finding
  }

  /// `the circle of 'loss'`, or `the circle that 'loss' gets by default`.
  private static func drawn(_ index: Int, _ mode: JudgedMode) -> String {
    let (channel, name) = (mode.channels[index], mode.series[index].name)
    return channel.declaresSymbol
      ? "the \(channel.symbol.word) of \(quoted(name))"
      : "the \(channel.symbol.word) that \(quoted(name)) gets by default"
  }
}

private func message(_ one: String, _ other: String, _ distance: Double, _ diameter: Double) -> String {
  "\(one) and \(other) look alike at \(Figures.plain(diameter)) px: "
    + "\(Figures.atLeast(distance, digits: 2, required: SymbolDistance.alike)), "
    + "needs \(Figures.plain(SymbolDistance.alike))."
}

extension SymbolsAlike {
  static let page = RulePage(
    measures: """
      Whether two symbols with different names also look different at the size they are drawn. A square of 9 px \
      loses its corners and looks like a circle; at 12 px it looks like a square. The rule compares only series \
      whose colours some readers confuse, because the others do not need their symbols. Where nothing else \
      distinguishes the two, PC201 and PC202 ignore the symbols as well.
      """,
    formula: """
      Draw both at the same area, blur by 1 px, shift by up to 1 px for the
      best fit, and compare the two pictures: 0 is the same symbol.
      The area is that of a circle as wide as the point, 64 px² if unknown.
      """,
    threshold: """
      \(Figures.plain(SymbolDistance.alike)) of 1; our choice, between circle and square at 9 px and at 12 px. The \
      number compares pictures, not what people see: it ranks symbols and proves nothing. A series that declares no \
      symbol counts as a circle, as in PC302.
      """,
    affects: "Everyone, most of all readers who depend on the symbols.",
    remedies: [
      "Use the symbol that the finding names.",
      "Or draw the points larger: `\"width\"` of a point is its diameter in px.",
      "Mix closed symbols, such as circle and square, with open ones, such as cross and plus.",
    ],
    adjusting: ["The rule skips pairs that also differ in dash, pattern or label."],
    sources: [.openAndClosedShapes, .useOfColor],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness, a circle and a square of 9 px",
        alongside: [.redGreenConfusion],
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#5b8c2a", "mark": "point", "width": 9, "symbol": "circle" },
              { "name": "Valley", "color": "#b8602f", "mark": "point", "width": 9, "symbol": "square" }
            ]
          }
          """)
    ],
    good: [
      RuleExample(
        "the same colours, a circle and a square of 12 px",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#5b8c2a", "mark": "point", "width": 12, "symbol": "circle" },
              { "name": "Valley", "color": "#b8602f", "mark": "point", "width": 12, "symbol": "square" }
            ]
          }
          """),
      RuleExample(
        "the same colours, a circle and a cross of 9 px",
        theme: """
          {
            "palettecheck": 1,
            "background": "#ffffff",
            "series": [
              { "name": "Coast", "color": "#5b8c2a", "mark": "point", "width": 9, "symbol": "circle" },
              { "name": "Valley", "color": "#b8602f", "mark": "point", "width": 9, "symbol": "cross" }
            ]
          }
          """),
    ])
}
