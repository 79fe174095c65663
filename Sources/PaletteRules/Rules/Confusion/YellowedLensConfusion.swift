import Colorimetry

/// Notes pairs that come close where the light turns yellow: to old eyes, and on a screen with warm colours at night.
enum YellowedLensConfusion: ModeRule {
  static let key = RuleKey.yellowedLens
  static let summary = "pairs stay apart for old eyes and on warm screens, which lose blue light: ΔE00 8"

  /// The age of the reader. An engineering choice: the oldest that the source measured.
  static let age = 80.0

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard mode.newPairCount > 0 else { return }
    let lens = YellowedLens(age: age)
    let known = mode.shown.prefix(mode.judgedCount).indices.filter { mode.shown[$0] != nil }
    let light = known.compactMap { mode.shown[$0] }.map { lens.light(mode.settings.flare.light($0)) }
    let seen = SimulatedLayers(light, vision: .normal, model: .auto, severities: [1])
    let required = mode.settings.thresholds.blueYellow
    var found: [Weak] = []
    scan: for a in known.indices {
      for b in known.indices[(a + 1)...] {
        guard let left = seen.weakest(a, b, below: required) else { continue }
        let pair = Weak(first: known[a], second: known[b], left: left.value)
        // PC203 reports what looks alike to everyone.
        guard !mode.isDistinct(pair.first, pair.second), !mode.isJudgedEarlier(pair.first, pair.second),
          let designed = mode.pairs.designed(pair.first, pair.second), designed >= mode.settings.thresholds.everyone
        else { continue }
        found.append(pair)
        guard found.count < PairMeasurements.limit else { break scan }
      }
    }
    found.sort { ($0.left, $0.first, $0.second) < ($1.left, $1.first, $1.second) }
    guard let worst = found.first else { return ledger.pass() }
    let group = GroupedFinding(mode: mode, pairs: found.map { ($0.first, $0.second) }, measured: found.map(\.left))
    var finding = group.finding(key, level, message(group, worst, required))
    finding.measure = Measure(worst.left, of: required, .deltaE00)
    ledger.report(finding)
  }

  private struct Weak {
    let first, second: Int
    /// CIEDE2000 behind the lens.
    let left: Double
  }

  private static func message(_ group: GroupedFinding, _ worst: Weak, _ required: Double) -> String {
    let left = Figures.difference(worst.left, required: required)
    let of = group.mode.pairs.designed(worst.first, worst.second).map { Figures.atLeast($0, digits: 1) } ?? "?"
    let needs = "needs \(Figures.plain(required))"
    return group.pairs.count == 1
      ? "\(group.names) may come close for a reader of \(Figures.plain(age)), whose lens is yellow: \(left) of \(of) "
        + "remains without adaptation, \(needs)."
      : "\(group.pairs.count) pairs may come close for a reader of \(Figures.plain(age)), whose lens is yellow: "
        + "\(group.names); the first keeps \(left) of \(of) without adaptation, \(needs)."
  }
}

extension YellowedLensConfusion {
  static let page = RulePage(
    measures: """
      Whether two series stay apart where little blue light arrives. The lens of the eye turns yellow with age: at \
      \(Figures.plain(age)), it lets a third as much blue light through as at 32. A screen that turns warm at night \
      does the same: daylight of 4,000 K has as little blue. Colours that differ mainly in blue, such as teal and cyan, \
      yellow and cream, or pink and red, come close, as they do with tritanopia. The rule gives information and reports \
      once per mode.
      """,
    formula: """
      1. Each colour as shown, in linear light, times what the lens of a
         reader of \(Figures.plain(age)) lets through at 611, 549 and 464 nm.
      2. ΔE00 of the two, with the luminance of white at 1.
      """,
    threshold: """
      The threshold of PC202, ΔE00 8. The eye adapts to its lens, and in part to a warm screen; the figure leaves that \
      out, so that it is the least that remains.
      """,
    affects: """
      Older readers, and everyone whose screen shows warm colours at night: far more people than the few with \
      tritanopia.
      """,
    remedies: [
      "Give the two different lightness.",
      "Add a second channel: a symbol, a dash, a pattern or a direct label.",
    ],
    sources: [.agingLens, .daylight, .ciede2000],
    bad: [
      RuleExample(
        "a teal and a cyan on a dark background", level: .info, alongside: [.blueYellowConfusion],
        background: "#121212", series: ["#00aa99", "#00a5b8"])
    ],
    good: [
      RuleExample("a blue and an orange", series: ["#0072b2", "#d55e00"])
    ])
}
