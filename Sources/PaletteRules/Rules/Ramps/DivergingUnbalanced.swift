import Colorimetry

/// Reports diverging ramps with one end much darker than the other, and continuous cyclic ramps that do not close.
enum DivergingUnbalanced: ModeRule {
  static let key = RuleKey.divergingUnbalanced
  static let summary =
    "both ends of a diverging ramp weigh the same: at most 10 apart in lightness; a cyclic one closes"

  /// The greatest difference of the ends in L*. An engineering choice: from this difference on, two printed greys are
  /// clearly distinct.
  static let most = 10.0
  /// The CIEDE2000 below which the ends of a continuous cyclic ramp close; neighbouring classes need more.
  static let widestSeam = Thresholds.standard.classes

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for ramp in mode.ramps.judged {
      switch ramp.ramp.kind {
      case .sequential: continue
      case .diverging: judgeEnds(ramp, mode, at: level, into: &ledger)
      case .cyclic: if !ramp.colors.isInClasses { judgeSeam(ramp, mode, at: level, into: &ledger) }
      }
    }
  }

  private static func judgeEnds(
    _ ramp: JudgedRamp, _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
  ) {
    guard let first = ramp.colors.colors.first, let last = ramp.colors.colors.last else { return }
    func lightness(_ color: SRGB) -> Double { CIELAB(mode.settings.flare.light(color)).lightness }
    let (a, b) = (lightness(first), lightness(last))
    let difference = (a - b).magnitude
    guard difference > most else { return ledger.pass() }
    let end = ramp.colors.colors.count - 1
    var finding = ramp.finding(
      key, level, endsMessage(ramp, difference, darker: a < b ? first : last), mode,
      Measure(difference, of: most, .deltaL, by: .everyone),
      colors: [first, last], at: a < b ? 0 : end)
    finding.evidence = [
      Evidence(
        label: "ends", hexes: [first.hex, last.hex], figure: "ΔL* " + Figures.atMost(difference, digits: 1),
        fails: true)
    ]
    ledger.report(finding)
  }

  private static func judgeSeam(
    _ ramp: JudgedRamp, _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
  ) {
    guard let first = ramp.colors.colors.first, let last = ramp.colors.colors.last else { return }
    let seam =
      Observer.all(mode.settings).map { view in
        let ends = view.seen([first, last])
        return DifferenceMetric.ciede2000.distance(ends[0], ends[1])
      }.max() ?? 0
    guard seam >= widestSeam else { return ledger.pass() }
    var finding = ramp.finding(
      key, level, seamMessage(ramp, seam), mode, Measure(seam, of: widestSeam, .deltaE00, by: .everyone),
      colors: [first, last], at: ramp.colors.colors.count - 1)
    finding.suggestions = [
      Suggestion(token: ramp.token, series: nil, action: "end with the first colour, \(first.hex)")
    ]
    ledger.report(finding)
  }
}

private func endsMessage(_ ramp: JudgedRamp, _ difference: Double, darker: SRGB) -> String {
  "the ends of \(ramp.spoken) differ in lightness by ΔL* \(Figures.atMost(difference, digits: 1)), may differ by "
    + "\(Figures.plain(DivergingUnbalanced.most)); the side of \(darker.hex) looks like more."
}

private func seamMessage(_ ramp: JudgedRamp, _ seam: Double) -> String {
  "\(ramp.spoken) does not close: its ends are ΔE00 \(Figures.atMost(seam, digits: 1)) apart, which shows as an edge; "
    + "less than \(Figures.plain(DivergingUnbalanced.widestSeam)) does not."
}

extension DivergingUnbalanced {
  static let page = RulePage(
    measures: """
      Whether both ends of a diverging ramp carry the same weight. Where one end is much darker, the same distance \
      from the middle looks greater on that side, and in print only that side remains. For a continuous cyclic ramp \
      the rule requires that the last colour equals the first; otherwise the map has an edge where the data has \
      none.
      """,
    formula: """
      difference of the lightness L of CIELAB (D65) at the two ends
      cyclic: ΔE00 between the ends, the greatest over all visions
      """,
    threshold: """
      \(Figures.plain(most)) between the ends, our choice; lightness goes from 0 for black to 100 for white. A \
      cyclic ramp may have ΔE00 \(Figures.plain(widestSeam)) at its seam, less than between two \
      classes.
      """,
    affects: "Everyone who compares the two sides.",
    remedies: [
      "Make the darker end lighter or the lighter one darker, until both carry the same weight.",
      "If you want the two sides to differ in weight, write a waiver, or lower the level.",
    ],
    sources: [.colorBrewer],
    bad: [
      RuleExample(
        "from a light orange over white to a nearly black violet",
        onWhite: """
          "ramps": [
            { "name": "Change", "kind": "diverging", "colors": ["#e08214", "#f7f7f7", "#2d004b"] }
          ]
          """)
    ],
    good: [
      RuleExample(
        "from a dark orange over white to a dark violet",
        onWhite: """
          "ramps": [
            { "name": "Change", "kind": "diverging", "colors": ["#b35806", "#f7f7f7", "#6a4aa0"] }
          ]
          """)
    ])
}
