import Colorimetry

/// Reports series with similar colours whose symbols have different names but look alike at the drawn size.
enum SymbolsAlike: ModeRule {
  static let key = RuleKey.symbolsAlike
  static let summary =
    "series whose colours are confused carry symbols that look different where they are drawn: 0.24 of 1"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    var drawn = DrawnSymbols()
    for pair in mode.newClosePairs where !mode.isTooSimilar(pair) {
      let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
      guard a.declaresSymbol || b.declaresSymbol, a.symbol != b.symbol, a.symbol != .none, b.symbol != .none
      else { continue }
      let size = DrawnSymbols.size(mode.series[pair.first], mode.series[pair.second])
      // A pair that another channel distinguishes needs no symbol.
      if a.isDistinctWithoutSymbol(from: b) {
        ledger.pass()
      } else if drawn.areAlike(a.symbol, b.symbol, size: size) {
        let distance = size < SymbolDistance.leastSize ? nil : drawn.distance(a.symbol, b.symbol, size: size)
        ledger.report(finding(mode, pair, distance, size, at: level))
      } else if let stronger = StrongerPair(pair, in: mode, size, &drawn) {
        ledger.report(note(mode, pair, stronger, at: min(level, .info)))
      } else {
        ledger.pass()
      }
    }
  }

  private static func finding(
    _ mode: JudgedMode, _ pair: PairMeasurements.ClosePair, _ distance: Double?, _ size: Double, at level: Level
  ) -> Finding {
    let (changed, kept) = mode.laterFirst(pair.first, pair.second)
    var finding = GroupedFinding(mode: mode, pairs: [(pair.first, pair.second)])
      .finding(key, level, message(drawn(changed, mode), drawn(kept, mode), distance, size))
    finding.measure = distance.map { Measure($0, of: SymbolDistance.alike, .fraction) }
    finding.suggestions = mode.markers.suggestions(changed: changed, kept: kept)
    return finding
  }

  private static func note(
    _ mode: JudgedMode, _ pair: PairMeasurements.ClosePair, _ stronger: StrongerPair, at level: Level
  ) -> Finding {
    let (one, other) = (drawn(stronger.changed, mode), drawn(stronger.kept, mode))
    return GroupedFinding(mode: mode, pairs: [(pair.first, pair.second)])
      .finding(key, level, message(one, other, stronger.symbol, beside: mode.channels[stronger.kept].symbol))
  }

  /// The series that would change for a stronger pair of symbols, the other one, and the symbol.
  fileprivate struct StrongerPair {
    let changed, kept: Int
    let symbol: Symbol

    /// Nil where the two symbols are a strong pair, or no unused one is.
    init?(_ pair: PairMeasurements.ClosePair, in mode: JudgedMode, _ size: Double, _ drawn: inout DrawnSymbols) {
      (changed, kept) = mode.laterFirst(pair.first, pair.second)
      let other = mode.channels[kept].symbol
      guard PerceivedDifference.between(mode.channels[changed].symbol, other) <= PerceivedDifference.weak else {
        return nil
      }
      let used = Set(mode.channels.map(\.symbol))
      let choices = mode.theme.vocabulary?.symbol.words.map(\.value) ?? SymbolDistance.preferred
      let symbol = choices.first { choice in
        !used.contains(choice) && PerceivedDifference.between(choice, other) >= PerceivedDifference.clear
          && !drawn.areAlike(choice, other, size: size)
      }
      guard let symbol else { return nil }
      self.symbol = symbol
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

/// - Parameter distance: Nil where the symbols are too small to have one.
private func message(_ one: String, _ other: String, _ distance: Double?, _ size: Double) -> String {
  "\(one) and \(other) look alike at \(Figures.plain(size)) px: "
    + (distance.map {
      "\(Figures.atLeast($0, digits: 2, required: SymbolDistance.alike)), needs \(Figures.plain(SymbolDistance.alike))."
    } ?? "symbols need \(Figures.plain(SymbolDistance.leastSize)) px.")
}

private func message(_ one: String, _ other: String, _ stronger: Symbol, beside kept: Symbol) -> String {
  "\(one) and \(other) look more alike than other symbols; \(stronger.phrase) beside the \(kept.word) is a stronger pair."
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
      Draw both at the same outer size, blur by 1 px, shift by up to 1 px for
      the best fit, and compare the two pictures: 0 is the same symbol.
      The size is the width of the smaller point, 9 px if unknown.
      """,
    threshold: """
      \(Figures.plain(SymbolDistance.alike)) of 1 and \(Figures.plain(SymbolDistance.leastSize)) px; our choice: circle and \
      square, which Apple shows as a pair that one look tells apart, reach it at 8 px. Smaller symbols have no visible \
      shape. The number compares pictures, not what people see: how different people find two symbols orders the \
      advice (Demiralp, Bernstein and Heer 2014). A series that declares no \
      symbol counts as a circle, as in PC302. Two that people find as alike as circle and square, or more so, get a note \
      that names a stronger pair.
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
        ]),
      RuleExample(
        "the same colours, a circle and a square of 9 px: information only, because the two look different",
        level: .info,
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 9, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 9, symbol: "square"),
        ]),
    ],
    good: [
      RuleExample(
        "the same colours, a circle and a cross of 6 px",
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 6, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 6, symbol: "cross"),
        ])
    ])
}
