import Colorimetry

/// Reports sequential ramps with an end that looks like the ground: a value there looks like no value.
enum RampEndOnGround: ModeRule {
  static let key = RuleKey.rampEndOnGround
  static let summary = "both ends of a sequential ramp differ from the background by ΔE00 2"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    guard let ground = mode.surfaces.plot.color else { return }
    let metric = DifferenceMetric.ciede2000
    func coordinate(_ color: SRGB) -> DifferenceCoordinate {
      metric.coordinate(mode.settings.flare.light(color))
    }
    for ramp in mode.ramps.judged where ramp.ramp.kind == .sequential {
      let colors = ramp.colors.colors
      let ends = [0, colors.count - 1].map { index in
        (index: index, value: metric.distance(coordinate(colors[index]), coordinate(ground)))
      }
      guard let nearest = ends.min(by: { $0.value < $1.value }), nearest.value < RampStepTooSmall.sameColor else {
        ledger.pass()
        continue
      }
      let end = colors[nearest.index]
      ledger.report(
        ramp.finding(
          key, level, message(ramp, end, ground, nearest.value), mode,
          Measure(nearest.value, of: RampStepTooSmall.sameColor, .deltaE00, by: .everyone), colors: [end],
          at: nearest.index))
    }
  }
}

private func message(_ ramp: JudgedRamp, _ end: SRGB, _ ground: SRGB, _ value: Double) -> String {
  let required = RampStepTooSmall.sameColor
  return "the end \(end.hex) of \(ramp.spoken) looks like the background \(ground.hex): "
    + "\(Figures.difference(value, required: required)), needs \(Figures.plain(required)); a value there looks like no "
    + "value."
}

extension RampEndOnGround {
  static let page = RulePage(
    measures: """
      Whether a place with the lowest or highest value can be told from a place without a value. On a white page many \
      ramps begin with white or nearly white.
      """,
    formula: """
      ΔE00 between the background and each end of a sequential ramp, as
      designed; the less counts.
      """,
    threshold: """
      ΔE00 \(Figures.plain(RampStepTooSmall.sameColor)), below which two classes are the same colour (PC222). \
      \(PageSentences.difference)
      """,
    affects: "Everyone, on maps and heat maps with missing values or without outlines.",
    remedies: [
      "Begin the ramp a little darker.",
      "Draw outlines around the areas, or give missing values a pattern.",
    ],
    sources: [.colorBrewer, .ciede2000],
    bad: [
      RuleExample(
        "from white to black on white",
        onWhite: """
          "ramps": [{ "name": "Density", "kind": "sequential", "colors": ["#ffffff", "#000000"] }]
          """)
    ],
    good: [
      RuleExample(
        "from a light grey to black on white",
        onWhite: """
          "ramps": [{ "name": "Density", "kind": "sequential", "colors": ["#e6e6e6", "#000000"] }]
          """)
    ])
}
