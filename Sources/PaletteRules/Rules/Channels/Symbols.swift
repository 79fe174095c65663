import Colorimetry

extension Rule {
  /// Of pairs that some readers confuse: with the same symbol the second channel adds nothing.
  ///
  /// One root cause is one finding: where PC201, PC202 or PC203 reports the pair above info, this rule skips it. It
  /// serves teams that lower those rules because their charts carry symbols.
  static let symbolRepeated = Rule(
    .symbolRepeated, "series whose colours are confused do not share a symbol",
    page: RulePage(
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
      RuleExample(
        .bad("a green and an orange-brown of the same lightness, both squares; checked with `--rule PC201=info`"),
        settings: [.redGreenConfusion: .info],
        series: [.named("Profit", "#5b8c2a", symbol: "square"), .named("Loss", "#b8602f", symbol: "square")]),
      RuleExample(
        .good("the same colours, a circle and a cross"),
        series: [.named("Profit", "#5b8c2a", symbol: "circle"), .named("Loss", "#b8602f", symbol: "cross")]),
      RuleExample(
        .good("a blue and an orange, both squares: the colours suffice"),
        series: [.named("Profit", "#0072b2", symbol: "square"), .named("Loss", "#d55e00", symbol: "square")])),
    .mode { mode, level, ledger in
      for pair in mode.confusedWithSymbols {
        let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
        guard a.symbol == b.symbol, !a.isDistinct(from: b) else {
          ledger.pass()
          continue
        }
        guard !mode.isReportedAsConfused(pair) else { continue }
        let subject = PairFinding(mode, [(pair.first, pair.second)])
        let (changed, kept) = subject.pairs[0]
        let undeclared = [changed, kept].first { !mode.channels[$0].declaresSymbol }
        let share =
          undeclared.map { index in
            ", and \(quoted(mode.series[index].name)) declares no symbol, so it counts as a \(a.symbol.word) too."
          } ?? " and share the \(a.symbol.word)."
        var finding = subject.finding(
          .symbolRepeated, level, "\(subject.names) are hard for some readers to tell apart\(share)")
        if !mode.isDistinct(changed, kept) { finding.suggestions = subject.channels }
        ledger.report(finding)
      }
    })

  /// Of series with similar colours: two symbols may have different names and look alike at the drawn size.
  static let symbolsAlike = Rule(
    .symbolsAlike, "series whose colours are confused carry symbols that look different at their size: 6 to 8 px",
    page: RulePage(
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
      RuleExample(
        .bad("a green and an orange-brown of the same lightness, a circle and a square of 7 px"),
        alongside: [.redGreenConfusion],
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 7, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 7, symbol: "square"),
        ]),
      RuleExample(
        .good("the same colours, a circle and a square of 9 px"),
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 9, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 9, symbol: "square"),
        ]),
      RuleExample(
        .good("the same colours, a circle and a cross of 6 px"),
        series: [
          .named("Coast", "#5b8c2a", mark: "point", width: 6, symbol: "circle"),
          .named("Valley", "#b8602f", mark: "point", width: 6, symbol: "cross"),
        ])),
    .mode { mode, level, ledger in
      for pair in mode.confusedWithSymbols where !mode.isTooSimilar(pair) {
        let (a, b) = (mode.channels[pair.first], mode.channels[pair.second])
        guard a.symbol != b.symbol else { continue }
        let size = min(a.symbolSize, b.symbolSize)
        // A pair that another channel distinguishes needs no symbol.
        guard !a.isDistinctWithoutSymbol(from: b), a.looksAlike(b) else {
          ledger.pass()
          continue
        }
        let subject = PairFinding(mode, [(pair.first, pair.second)])
        let (changed, kept) = subject.pairs[0]
        let needed = SymbolSizes.needed(a.symbol, b.symbol)
        var finding = subject.finding(
          .symbolsAlike, level,
          "\(mode.drawn(changed)) and \(mode.drawn(kept)) look alike at \(Figures.plain(size)) px: they need "
            + "\(Figures.plain(needed)) px.")
        finding.suggestions = subject.channels
        ledger.report(finding)
      }
    })
}

extension JudgedMode {
  /// The pairs that some reader confuses and whose symbols somebody declares.
  fileprivate var confusedWithSymbols: [PairReading] {
    pairs.readings.filter { pair in
      let (a, b) = (channels[pair.first], channels[pair.second])
      return pair.isConfused && (a.declaresSymbol || b.declaresSymbol) && a.symbol != .none && b.symbol != .none
    }
  }

  /// `the circle of 'loss'`, or `the circle that 'loss' gets by default`.
  fileprivate func drawn(_ index: Int) -> String {
    let (channel, name) = (channels[index], quoted(series[index].name))
    return "the \(channel.symbol.word) \(channel.declaresSymbol ? "of \(name)" : "that \(name) gets by default")"
  }
}
