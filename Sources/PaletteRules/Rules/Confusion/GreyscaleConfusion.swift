import Colorimetry

/// Reports pairs with the same grey: in print, and for the few people who see no colours at all.
enum GreyscaleConfusion: ModeRule {
  static let key = RuleKey.greyscaleConfusion
  static let summary = "series differ in lightness, so that they stay distinct in print: 10 of lightness"
  static let threshold: RuleThreshold? = .lightness(\.greys, "series in grey")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.measuredPairCount > 0, mode.settings.visions.contains(Vision.grey.rawValue) else { return }
    let required = mode.settings.thresholds.greys
    // PC203 reports pairs that look alike to everyone.
    let alike = Set(mode.pairs.readings.filter(\.isAlike).map { [$0.first, $0.second] })
    let pairs = mode.greys.filter {
      $0.difference < required && !mode.isDistinct($0.first, $0.second) && !alike.contains([$0.first, $0.second])
    }.sorted { ($0.difference, $0.first, $0.second) < ($1.difference, $1.first, $1.second) }
    guard let worst = pairs.first else { return ledger.pass() }

    let group = PairFinding(mode, pairs.map { ($0.first, $0.second) }, measured: pairs.map(\.difference))
    var finding = group.finding(key, level, message(group, worst.difference, required))
    finding.measure = Measure(worst.difference, of: required, .deltaL, by: Observer(.grey))
    finding.evidence = pairs.indices.prefix(NamedList.shown).map { index in
      let difference = WeakestDifference(value: pairs[index].difference, severity: 1)
      var line = group.evidence(PairReading.Shortfall(.grey, difference, of: required), at: index)
      line.figure = figure(pairs[index].difference, required)
      return line
    }
    ledger.report(finding)
  }
}

extension JudgedMode {
  /// The pairs with their difference in lightness as grey, in L*; at most ``PairMeasurements/limit``.
  var greys: [(first: Int, second: Int, difference: Double)] {
    let grey = Simulation(.grey)
    let lightness = shown.prefix(judgedCount).map { color in
      color.map { CIELAB(grey(settings.flare.light($0), convention: .clamp)).lightness }
    }
    var pairs: [(first: Int, second: Int, difference: Double)] = []
    for i in lightness.indices {
      for j in lightness.indices[(i + 1)...] where pairs.count < PairMeasurements.limit && self.pairs.isCompared(i, j) {
        if let a = lightness[i], let b = lightness[j] { pairs.append((i, j, (a - b).magnitude)) }
      }
    }
    return pairs
  }
}

private func figure(_ difference: Double, _ required: Double) -> String {
  "ΔL* " + Figures.atLeast(difference, digits: 1, required: required)
}

private func message(_ group: PairFinding, _ least: Double, _ required: Double) -> String {
  let (figure, needs) = (figure(least, required), "needs \(Figures.plain(required)).")
  return group.pairs.count == 1
    ? "\(group.names) are about the same grey in print: \(figure), \(needs)"
    : "\(group.counted) are about the same grey in print: \(group.names); \(figure) for the first, \(needs)"
}

extension GreyscaleConfusion {
  static let page = RulePage(
    measures: """
      Whether series stay distinguishable when a chart is printed in grey, copied, or seen by somebody with no \
      colour vision. The rule reports once per mode and skips pairs with a second difference.
      """,
    formula: """
      difference in CIELAB lightness L (D65)
      of the two as greys of the same relative luminance
      """,
    threshold: """
      \(Figures.plain(Thresholds.standard.greys)), our choice; lightness goes from 0 for black to 100 for white. The \
      finding is information: at most seven colours that reach 3:1 on white can keep this distance, and most \
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
    bad: [
      RuleExample(
        "a blue and an orange of the same lightness",
        series: [.named("Sun", "#c25a00"), .named("Rain", "#1f77b4")])
    ],
    good: [
      RuleExample("a dark blue and an orange", series: [.named("Sun", "#d55e00"), .named("Rain", "#003a70")])
    ])
}
