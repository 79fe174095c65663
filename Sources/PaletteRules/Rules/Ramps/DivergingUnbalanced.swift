import Colorimetry

extension Rule {
  /// Diverging ramps with one end much darker than the other, and continuous cyclic ramps that do not close.
  static let divergingUnbalanced = ofRamps(
    .divergingUnbalanced,
    "both ends of a diverging ramp weigh the same: at most 10 apart in lightness; a cyclic one closes",
    page: RulePage(
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
        \(Figures.plain(RampLimits.unbalance)) between the ends, our choice; lightness goes from 0 for black to 100 for white. A \
        cyclic ramp may have ΔE00 \(Figures.plain(RampLimits.widestSeam)) at its seam, less than between two \
        classes.
        """,
      affects: "Everyone who compares the two sides.",
      remedies: [
        "Make the darker end lighter or the lighter one darker, until both carry the same weight.",
        "If you want the two sides to differ in weight, write a waiver, or lower the level.",
      ],
      sources: [.colorBrewer],
      RuleExample(
        .bad("from a light orange over white to a nearly black violet"),
        onWhite: """
          "ramps": [
            { "name": "Change", "kind": "diverging", "colors": ["#e08214", "#f7f7f7", "#2d004b"] }
          ]
          """),
      RuleExample(
        .good("from a dark orange over white to a dark violet"),
        onWhite: """
          "ramps": [
            { "name": "Change", "kind": "diverging", "colors": ["#b35806", "#f7f7f7", "#6a4aa0"] }
          ]
          """)),
    where: { ramp, _ in ramp.ramp.kind == .diverging || ramp.ramp.kind == .cyclic && !ramp.colors.isInClasses }
  ) { ramp, mode, level in
    let ends = [ramp.colors.colors[0], ramp.colors.colors[ramp.colors.colors.count - 1]]
    return ramp.ramp.kind == .cyclic ? seam(ramp, ends, mode, level) : weight(ramp, ends, mode, level)
  }
}

private func weight(_ ramp: JudgedRamp, _ ends: [SRGB], _ mode: JudgedMode, _ level: Level) -> RampFault? {
  let lightness = ends.map { CIELAB(mode.settings.flare.light($0)).lightness }
  let difference = (lightness[0] - lightness[1]).magnitude
  guard difference > RampLimits.unbalance else { return nil }
  let darker = lightness[0] < lightness[1] ? 0 : 1
  let figure = "ΔL* " + Figures.atMost(difference, digits: 1)
  return RampFault(
    level: level,
    message:
      "the ends of \(ramp.spoken) differ in lightness by \(figure), may differ by \(Figures.plain(RampLimits.unbalance)); the side of "
      + "\(ends[darker].hex) looks like more.",
    measure: Measure(difference, of: RampLimits.unbalance, .deltaL, by: .everyone), colors: ends,
    place: darker == 0 ? 0 : ramp.colors.colors.count - 1,
    evidence: [Evidence(label: "ends", hexes: ends.map(\.hex), figure: figure)])
}

private func seam(_ ramp: JudgedRamp, _ ends: [SRGB], _ mode: JudgedMode, _ level: Level) -> RampFault? {
  let seams = Observer.all(mode.settings).map { view in
    let seen = view.seen(ends)
    return DifferenceMetric.ciede2000.distance(seen[0], seen[1])
  }
  guard let seam = seams.max(), seam >= RampLimits.widestSeam else { return nil }
  return RampFault(
    level: level,
    message:
      "\(ramp.spoken) does not close: its ends are ΔE00 \(Figures.atMost(seam, digits: 1)) apart, which shows as an "
      + "edge; less than \(Figures.plain(RampLimits.widestSeam)) does not.",
    measure: Measure(seam, of: RampLimits.widestSeam, .deltaE00, by: .everyone), colors: ends,
    place: ramp.colors.colors.count - 1,
    suggestion: Suggestion(token: ramp.token, action: "end with the first colour, \(ends[0].hex)"))
}
