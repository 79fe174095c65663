import Colorimetry

/// Reports series with similar colours whose symbols have different names but look alike at the drawn size.
enum SymbolsAlike: ModeRule {
  static let key = RuleKey.symbolsAlike
  static let summary =
    "series whose colours are confused carry symbols that look different at their size: 6 to 8 px"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for pair in mode.pairs.readings where pair.isConfused && !mode.isTooSimilar(pair) {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != b.symbol, a.symbol != .none, b.symbol != .none
      else { continue }
      let size = min(mode.series[pair.first].symbolSize, mode.series[pair.second].symbolSize)
      // A pair that another channel distinguishes needs no symbol.
      guard !a.isDistinctWithoutSymbol(from: b), SymbolSizes.areAlike(a.symbol, b.symbol, at: size) else {
        ledger.pass()
        continue
      }
      let subject = PairFinding(mode, [(pair.first, pair.second)])
      let (changed, kept) = subject.pairs[0]
      let needed = SymbolSizes.needed(a.symbol, b.symbol)
      var finding = subject.finding(
        key, level,
        "\(drawn(changed, mode)) and \(drawn(kept, mode)) look alike at \(Figures.plain(size)) px: they need "
          + "\(Figures.plain(needed)) px.")
      finding.suggestions = subject.channels
      ledger.report(finding)
    }
  }

  /// `the circle of 'loss'`, or `the circle that 'loss' gets by default`.
  private static func drawn(_ index: Int, _ mode: JudgedMode) -> String {
    let (channel, name) = (mode.channels[index], mode.series[index].name)
    return channel.declaresSymbol
      ? "the \(channel.symbol.word) of \(quoted(name))"
      : "the \(channel.symbol.word) that \(quoted(name)) gets by default"
  }
}

extension SymbolsAlike {
  static let page = RulePage(
    measures: """
      Whether two symbols with different names also look different at the size they are drawn. A square of 7 px \
      loses its corners and looks like a circle; at 8 px it looks like a square. The rule compares only series \
      whose colours some readers confuse, because the others do not need their symbols. Where nothing else \
      distinguishes the two, PC201 and PC202 ignore the symbols as well.
      """,
    formula: """
      A table with the least size of each pair of symbols, measured on
      pictures of both, blurred by 1 px and shifted for the best fit.
      The size is the width of the smaller point, 9 px if unknown.
      """,
    threshold: """
      \(Figures.plain(SymbolSizes.least)) px, below which symbols have no visible shape; 8 px for circle and square, 7 or \
      7.5 px for triangles that point elsewhere and for a diamond beside a triangle. The sizes are those at which two \
      pictures are as different as a circle and a square of 8 px, a pair that Apple shows as told apart at one look; our \
      choice. A series that declares no symbol counts as a circle, as in PC302.
      """,
    affects: "Everyone, most of all readers who depend on the symbols.",
    remedies: [
      "Use the symbol that the finding names.",
      "Or draw the points larger: `\"width\"` of a point is its diameter in px.",
      "Mix closed symbols, such as circle and triangle, with open ones, such as cross or plus, but not cross with plus.",
    ],
    adjusting: ["The rule skips pairs that also differ in dash, pattern or label."],
    sources: [.charts, .perceptualKernels, .openAndClosedShapes, .shapePalettes, .useOfColor],
    bad: [
      RuleExample(
        "a green and an orange-brown of the same lightness, a circle and a square of 7 px",
        alongside: [.redGreenConfusion],
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 7, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 7, symbol: "square"),
        ])
    ],
    good: [
      RuleExample(
        "the same colours, a circle and a square of 9 px",
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 9, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 9, symbol: "square"),
        ]),
      RuleExample(
        "the same colours, a circle and a cross of 6 px",
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 6, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 6, symbol: "cross"),
        ]),
    ])
}
