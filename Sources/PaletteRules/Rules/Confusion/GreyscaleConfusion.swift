import Colorimetry

/// Reports pairs with the same grey: in print, and for the few people who see no colours at all.
enum GreyscaleConfusion: ModeRule {
  static let key = RuleKey.greyscaleConfusion
  static let summary = "series differ in lightness, so that they stay distinct in print: 10 of lightness"
  static let threshold: RuleThreshold? = .lightness(\.greys, "series in grey")

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.measuredPairCount > 0, mode.settings.visions.contains(Vision.grey.rawValue) else { return }
    let grey = Simulation(.grey)
    let required = mode.settings.thresholds.greys
    let lightness = mode.lightnessInGrey
    // PC203 reports pairs that look alike to everyone.
    let alike = Set(
      mode.pairs.close.filter { $0.normal < mode.pairs.thresholds.everyone }.map { [$0.first, $0.second] })
    var pairs: [(first: Int, second: Int, difference: Double)] = []
    for i in lightness.indices {
      for j in lightness.indices[(i + 1)...] {
        guard let a = lightness[i], let b = lightness[j], (a - b).magnitude < required, !mode.isDistinct(i, j),
          !alike.contains([i, j]), pairs.count < PairMeasurements.limit
        else { continue }
        pairs.append((i, j, (a - b).magnitude))
      }
    }
    pairs.sort { ($0.difference, $0.first, $0.second) < ($1.difference, $1.first, $1.second) }
    guard let worst = pairs.first else { return ledger.pass() }

    let group = GroupedFinding(
      mode: mode, pairs: pairs.map { ($0.first, $0.second) }, measured: pairs.map(\.difference))
    var finding = group.finding(key, level, message(group, worst.difference, required))
    finding.measure = Measure(worst.difference, of: required, .deltaL, by: Observer(.grey))
    finding.evidence = pairs.prefix(NamedList.shown).map { pair in
      let (changed, kept) = mode.laterFirst(pair.first, pair.second)
      return Evidence(
        label: "grey", hexes: [changed, kept].compactMap { mode.findingColor($0, under: grey).simulatedHex },
        figure: figure(pair.difference, required), fails: true)
    }
    ledger.report(finding)
  }
}

private func figure(_ difference: Double, _ required: Double) -> String {
  "ΔL* " + Figures.atLeast(difference, digits: 1, required: required)
}

private func message(_ group: GroupedFinding, _ least: Double, _ required: Double) -> String {
  group.pairs.count == 1
    ? "\(group.names) are about the same grey in print: \(figure(least, required)), needs "
      + "\(Figures.plain(required))."
    : "\(group.pairs.count) pairs are about the same grey in print: \(group.names); \(figure(least, required)) for the first, "
      + "needs \(Figures.plain(required))."
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
