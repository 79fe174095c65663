import Colorimetry

extension Rule {
  /// Neighbouring classes that are hard to distinguish. A continuous ramp has no neighbours to judge.
  ///
  /// Source of the figure: cols4all 0.10, which requires CIEDE2000 5 between neighbours in a sequential palette.
  static let rampStepTooSmall = ofRamps(
    .rampStepTooSmall, "neighbouring classes of a ramp differ by ΔE00 5 under every vision",
    RuleThreshold(.deltaE00, \.classes, "neighbouring classes of a ramp"),
    page: RulePage(
      measures: """
        Whether readers can tell a class from the next one, on the map and in the legend. The rule applies only to \
        ramps in classes, those with `steps` or `"interpolate": "steps"`: a continuous ramp has no neighbours, and \
        nobody reads single values from it.
        """,
      formula: """
        ΔE00 between each class and the next, as designed and under protan,
        deutan and tritan vision at severities 0.1, 0.2 ... 1; the least counts.
        A step too small for everyone is reported so, not for a deficiency.
        In a cyclic ramp the last and the first are neighbours too.
        """,
      threshold: """
        ΔE00 \(Figures.plain(Thresholds.standard.classes)), as cols4all requires of sequential palettes. It is less \
        than the \(Figures.plain(Thresholds.pair)) between series, because classes need only an order and mostly lie \
        side by side. Below \(Figures.plain(RampLimits.sameColor)), to everyone or with a red-green deficiency, two classes are the \
        same colour and the finding is an error. \(PageSentences.difference)
        """,
      affects: "Everyone; the light end of a ramp on white suffers first. \(PageSentences.redGreenReaders)",
      remedies: [
        "Use fewer classes; the finding says how many this ramp allows.",
        "Move the ends of the ramp further apart in lightness.",
        "Write the values into the classes, or beside them.",
      ],
      sources: [.cols4all, .colorBrewer, .ciede2000],
      RuleExample(
        .bad("four classes of blue, two of them the same colour to everyone: an error"), level: .error,
        onWhite: """
          "ramps": [
            {
              "name": "Density",
              "kind": "sequential",
              "colors": ["#deebf7", "#6baed6", "#69acd4", "#08306b"],
              "interpolate": "steps"
            }
          ]
          """),
      RuleExample(
        .bad("four classes of blue, the first two nearly white"),
        onWhite: """
          "ramps": [
            {
              "name": "Density",
              "kind": "sequential",
              "colors": ["#f7fbff", "#eef4fb", "#6baed6", "#08306b"],
              "interpolate": "steps"
            }
          ]
          """),
      RuleExample(
        .good("four classes of blue, evenly spread"),
        onWhite: """
          "ramps": [
            {
              "name": "Density",
              "kind": "sequential",
              "colors": ["#eff3ff", "#bdd7e7", "#6baed6", "#2171b5"],
              "interpolate": "steps"
            }
          ]
          """)),
    where: { ramp, _ in ramp.colors.isInClasses }
  ) { ramp, mode, level in
    let views = Observer.all(mode.settings)
    let required = mode.settings.thresholds.classes
    let steps = NearClasses.each(ramp.colors.colors, isCyclic: ramp.ramp.kind == .cyclic, under: views, required)
    let small = steps.filter { $0.value < required }.sorted { ($0.value, $0.index) < ($1.value, $1.index) }
    guard let worst = small.first else { return nil }
    // A few readers do not make it an error, as in PC202.
    let isSame = worst.value < RampLimits.sameColor && worst.view.vision != .tritan
    return RampFault(
      level: isSame && !mode.settings.isSet(.rampStepTooSmall) ? max(level, .error) : level,
      message: message(ramp, small.count, of: steps.count, worst, required, isSame: isSame),
      measure: Measure(worst.value, of: required, .deltaE00, by: worst.view), colors: [worst.first, worst.second],
      place: worst.index,
      evidence: small.prefix(NamedList.shown).map { step in
        step.view.evidence([step.first, step.second], Figures.difference(step.value, required: required))
      },
      suggestion: fewer(ramp, under: views, required))
  }

  /// Sequential ramps with an end that looks like the ground: a value there looks like no value.
  static let rampEndOnGround = ofRamps(
    .rampEndOnGround, "both ends of a sequential ramp differ from the background by ΔE00 2",
    page: RulePage(
      measures: """
        Whether a place with the lowest or highest value can be told from a place without a value. On a white page many \
        ramps begin with white or nearly white.
        """,
      formula: """
        ΔE00 between the background and each end of a sequential ramp, as
        designed; the less counts.
        """,
      threshold: """
        ΔE00 \(Figures.plain(RampLimits.sameColor)), below which two classes are the same colour (PC222). \
        \(PageSentences.difference)
        """,
      affects: "Everyone, on maps and heat maps with missing values or without outlines.",
      remedies: [
        "Begin the ramp a little darker.",
        "Draw outlines around the areas, or give missing values a pattern.",
      ],
      sources: [.colorBrewer, .ciede2000],
      RuleExample(
        .bad("from white to black on white"),
        onWhite: """
          "ramps": [{ "name": "Density", "kind": "sequential", "colors": ["#ffffff", "#000000"] }]
          """),
      RuleExample(
        .good("from a light grey to black on white"),
        onWhite: """
          "ramps": [{ "name": "Density", "kind": "sequential", "colors": ["#e6e6e6", "#000000"] }]
          """)),
    where: { ramp, mode in ramp.ramp.kind == .sequential && mode.surfaces.plot.color != nil }
  ) { ramp, mode, level in
    guard let ground = mode.surfaces.plot.color else { return nil }
    let (colors, flare) = (ramp.colors.colors, mode.settings.flare)
    let ends = [0, colors.count - 1].map { index in
      (index: index, value: DifferenceMetric.ciede2000.distance(flare.light(colors[index]), flare.light(ground)))
    }
    guard let nearest = ends.min(by: { $0.value < $1.value }), nearest.value < RampLimits.sameColor else { return nil }
    let end = colors[nearest.index]
    return RampFault(
      level: level,
      message: "the end \(end.hex) of \(ramp.spoken) looks like the background \(ground.hex): "
        + "\(Figures.difference(nearest.value, required: RampLimits.sameColor)), needs \(Figures.plain(RampLimits.sameColor)); a value there "
        + "looks like no value.",
      measure: Measure(nearest.value, of: RampLimits.sameColor, .deltaE00, by: .everyone), colors: [end],
      place: nearest.index)
  }
}

/// The greatest number of classes, taken evenly from the ramp, with sufficient steps.
private func fewer(_ ramp: JudgedRamp, under views: [Observer], _ required: Double) -> Suggestion? {
  let colors = ramp.colors.colors
  let scale = RampScale(colors, at: [], interpolation: .srgb)
  let isCyclic = ramp.ramp.kind == .cyclic
  // The search stops at twelve classes, because readers cannot distinguish more.
  for count in stride(from: min(colors.count - 1, 12), through: 3, by: -1) {
    let steps = NearClasses.each(scale.samples(count), isCyclic: isCyclic, under: views, required)
    guard let least = steps.map(\.value).min(), least >= required else { continue }
    return Suggestion(
      token: ramp.token, measured: least,
      action: "take \(count) classes, evenly from this ramp",
      gain: "least step \(Figures.difference(least))")
  }
  return nil
}

/// Two neighbouring classes where they come closest, for the largest group of readers to whom the step is too small:
/// everyone, those with a red-green deficiency, those with a tritan one.
private struct NearClasses {
  let index: Int
  let first, second: SRGB
  let value: Double
  let view: Observer

  static func each(_ colors: [SRGB], isCyclic: Bool, under views: [Observer], _ required: Double) -> [NearClasses] {
    let pairs =
      colors.indices.dropLast().map { ($0, $0 + 1) } + (isCyclic && colors.count > 2 ? [(colors.count - 1, 0)] : [])
    var steps: [NearClasses?] = Array(repeating: nil, count: pairs.count)
    for view in views {
      let seen = view.seen(colors).map { DifferenceMetric.ciede2000.coordinate($0) }
      for (place, (i, j)) in pairs.enumerated() {
        let value = DifferenceMetric.ciede2000.distance(seen[i], seen[j])
        // The views go from everyone to the fewest readers.
        if let known = steps[place] {
          let isDecided = known.value < required && group(known.view) < group(view)
          guard value < known.value, !isDecided else { continue }
        }
        steps[place] = NearClasses(index: i, first: colors[i], second: colors[j], value: value, view: view)
      }
    }
    return steps.compactMap(\.self)
  }

  private static func group(_ view: Observer) -> Int { view.vision == .normal ? 0 : view.vision == .tritan ? 2 : 1 }
}

private func message(
  _ ramp: JudgedRamp, _ count: Int, of all: Int, _ worst: NearClasses, _ required: Double, isSame: Bool
) -> String {
  let figure = Figures.difference(worst.value, required: required)
  let steps =
    all == 1
    ? "the only step of \(ramp.spoken) is"
    : count == 1 ? "1 of \(all) steps of \(ramp.spoken) is" : "\(count) of \(all) steps of \(ramp.spoken) are"
  return "\(steps) too small to tell the classes apart; \(count == 1 ? "it" : "the smallest") is \(figure) "
    + "\(worst.view.who), \(isSame ? "the same colour, " : "")needs \(Figures.plain(required))."
}
