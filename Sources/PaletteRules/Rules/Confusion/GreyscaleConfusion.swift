import Colorimetry

extension Rule {
  /// In print, and for the few people who see no colours at all.
  static let greyscaleConfusion = Rule(
    .greyscaleConfusion, "series differ in lightness, so that they stay distinct in print: 10 of lightness",
    RuleThreshold(.deltaL, \.greys, "series in grey"),
    page: RulePage(
      measures: """
        Whether series stay distinguishable when a chart is printed in grey, copied, or seen by somebody with no \
        colour vision. The rule reports once per mode and skips pairs that differ in \
        something besides colour, such as a symbol or a dash.
        """,
      formula: """
        difference in CIELAB lightness L (D65)
        of the two as greys of the same relative luminance
        """,
      threshold: """
        \(Figures.plain(Thresholds.standard.greys)), our choice; lightness goes from 0 for black to 100 for white. The \
        finding is a note: at most seven colours that reach 3:1 on white can keep this distance, and most \
        palettes that are safe on a screen do not.
        """,
      affects: """
        Everyone who prints in grey, and about 1 person in 30,000 who sees no colours at all.
        """,
      remedies: [
        "Add symbols, dashes, patterns or direct labels: they survive printing.",
        "With few series, make each clearly darker than the next.",
      ],
      adjusting: [PageSentences.secondChannel],
      sources: [.useOfColor, .petroff, .contrastRatio],
      RuleExample(
        .bad("a blue and an orange of the same lightness"),
        series: [.named("Sun", "#c25a00"), .named("Rain", "#1f77b4")]),
      RuleExample(.good("a dark blue and an orange"), series: [.named("Sun", "#d55e00"), .named("Rain", "#003a70")])),
    .mode { mode, level, ledger in
      guard mode.measuredPairCount > 0, mode.settings.visions.contains(Vision.grey.rawValue) else { return }
      // PC203 reports pairs that look alike to everyone.
      let alike = Set(mode.pairs.readings.filter(\.isAlike).map { [$0.first, $0.second] })
      let short = mode.greys.filter {
        $0.missed.share < 1 && !mode.isDistinct($0.first, $0.second) && !alike.contains([$0.first, $0.second])
      }.worstFirst
      guard let worst = short.first?.missed else { return ledger.pass() }
      let group = PairFinding(mode, short)
      let needs = "needs \(Figures.plain(worst.required))."
      let message =
        short.count == 1
        ? "\(group.names) are about the same grey in print: \(worst.figure), \(needs)"
        : "\(group.counted) are about the same grey in print: \(group.names); \(worst.figure) for the first, \(needs)"
      ledger.report(group.finding(.greyscaleConfusion, level, message))
    })
}

extension JudgedMode {
  /// The pairs with their difference in lightness as grey, in L*; at most ``PairMeasurements/limit``.
  var greys: [ShortPair] {
    let grey = Simulation(.grey)
    let lightness = shown.prefix(judgedCount).map { color in
      color.map { CIELAB(grey(settings.flare.light($0), convention: .clamp)).lightness }
    }
    var pairs: [ShortPair] = []
    for i in lightness.indices {
      for j in lightness.indices[(i + 1)...] where pairs.count < PairMeasurements.limit && self.pairs.isCompared(i, j) {
        guard let a = lightness[i], let b = lightness[j] else { continue }
        let weakest = WeakestDifference(value: (a - b).magnitude, severity: 1)
        pairs.append(ShortPair(first: i, second: j, missed: .init(.grey, weakest, of: settings.thresholds.greys)))
      }
    }
    return pairs
  }
}
