import Colorimetry

extension Rule {
  /// Sequential ramps with a jump, which looks like an edge in the data, or with a flat part, which hides differences in
  /// the data.
  static let rampUneven = ofRamps(
    .rampUneven, "a sequential ramp changes evenly: no jump, no flat part, under every vision",
    page: RulePage(
      measures: """
        Whether equal differences in the data look about equally different. A jump in the ramp looks like an edge in the \
        data; where the ramp is flat, differences in the data vanish. The rule judges sequential ramps, for each reader \
        for whom their order is intact (PC221). Stated positions of a continuous ramp follow the data and do not matter \
        here.
        """,
      formula: """
        1. Steps: between neighbouring classes, or each sixteenth of a
           continuous ramp with its stops evenly spread.
        2. The pace of a step: its change over the mean change, in lightness L
           of CIELAB (D65) and in ΔE00; the less is its height as a jump, the
           greater decides whether it is flat (below a third).
        3. The highest jump, and the share of flat steps, as designed and under
           protan, deutan and tritan vision at severities 0.1, 0.2 ... 1; protan
           and deutan by Viénot 1999 and by Machado 2009.
        """,
      threshold: """
        A sixteenth of a continuous ramp may hold \(Figures.plain(RampLimits.mostPace)) times its even share of the change, a step \
        between classes \(Figures.plain(RampLimits.mostClassPace)) times, and at most nine tenths; \(Figures.plain(RampLimits.mostFlat * 100)) % of the length may be \
        flat. Less than a hundredth beyond a limit is a note. The figures are our choice: the sequential maps of Crameri, cmocean and colorcet, viridis and its \
        family, and ColorBrewer's schemes of nine classes, mixed, keep them under every vision; hot, CMRmap and gnuplot2 \
        do not. A ramp that is even in \
        lightness (Kovesi) or in ΔE00 (Bujack, Crameri) passes: the two schools disagree, and both are in use.
        """,
      affects: "Everyone who reads values from a map: edges and plains appear that the data does not have.",
      remedies: [
        "Use a ramp made to be even, such as viridis, cividis or batlow; `palettecheck palettes` lists them.",
        "Move the stops, or add stops where the ramp jumps, until neighbours are about equally different.",
        "If the jump marks a limit in the data, use a ramp in classes or a diverging ramp that says so.",
      ],
      sources: [.kovesi, .bujack, .crameri, .vienot1999, .brettel1997, .machado2009, .ciede2000],
      RuleExample(
        .bad("three dark blues, then three light greys"),
        onWhite: """
          "ramps": [
            {
              "name": "Depth",
              "kind": "sequential",
              "colors": ["#0b1a33", "#1f3557", "#33507d", "#c3ced9", "#d9e2ea", "#f0f4f7"]
            }
          ]
          """),
      RuleExample(
        .good("from dark blue to a light grey, evenly"),
        onWhite: """
          "ramps": [
            { "name": "Depth", "kind": "sequential", "colors": ["#0b1a33", "#33507d", "#7f97b2", "#d9e2ea"] }
          ]
          """)),
    where: { ramp, mode in
      // A single step is the whole change.
      ramp.ramp.kind == .sequential && ramp.colors.colors.count > 2
        && UnevenPart(ramp, seenBy: Observer(.normal, flare: mode.settings.flare)) != nil
    }
  ) { ramp, mode, level in
    let verdicts = Observer.all(mode.settings, others: true).compactMap { view -> RampVerdict<UnevenPart>? in
      UnevenPart(ramp, seenBy: view).map { RampVerdict(view: view, measurement: $0, fails: $0.excess > 1) }
    }
    guard
      let (worst, level) = RampVerdict.decisive(
        verdicts, of: .rampUneven, in: mode, at: level, isWorse: { $0.excess > $1.excess })
    else { return nil }
    let part = worst.measurement
    let shown = [part.places.0, part.places.1].map { ramp.colors.evenlySpread[$0] }
    return RampFault(
      level: part.excess < RampLimits.narrowMiss && !mode.settings.isSet(.rampUneven) ? min(level, .info) : level,
      message: message(ramp, part, worst.view, shown),
      measure: Measure(part.share, of: part.most, .fraction, by: worst.view), colors: shown, place: part.places.0,
      evidence: [worst.view.evidence(shown, percent(part.share))])
  }
}

/// The worse of a ramp's jump and its flat part.
private struct UnevenPart {
  let isJump: Bool
  /// The share of the change that a step holds, or of the length that is flat, and the most allowed.
  let share, most: Double
  let places: (Int, Int)
  let stepCount: Int

  var excess: Double { share / most }

  /// Nil where nothing changes, and where the order reverses, which PC221 reports.
  init?(_ ramp: JudgedRamp, seenBy view: Observer) {
    guard LightnessReversal(view.seen(ramp.colors.colors)).amount <= RampLimits.tolerance,
      let pace = RampPace(ramp.colors, seenBy: view)
    else { return nil }
    let isInClasses = ramp.colors.isInClasses
    let mostPace = isInClasses ? RampLimits.mostClassPace : RampLimits.mostPace
    let most = min(mostPace / Double(pace.stepCount), RampLimits.mostOfAll)
    stepCount = pace.stepCount
    // PC222 judges steps between classes that are too small.
    if !isInClasses, pace.flat / RampLimits.mostFlat > pace.steepest / most {
      (isJump, share, self.most, places) = (false, pace.flat, RampLimits.mostFlat, pace.flatPlaces)
    } else {
      (isJump, share, self.most, places) = (true, pace.steepest, most, pace.steepPlaces)
    }
  }
}

private func percent(_ share: Double) -> String { "\(Figures.atMost(share * 100, digits: 1)) %" }

private func message(_ ramp: JudgedRamp, _ part: UnevenPart, _ view: Observer, _ shown: [SRGB]) -> String {
  let place = "from \(shown[0].hex) to \(shown[1].hex)"
  let allowed = "\(Figures.plain((part.most * 1000).rounded(.down) / 10)) %"
  guard part.isJump else {
    return
      "\(ramp.spoken) is flat over \(percent(part.share)) of its length \(view.who)\(view.school), the longest part \(place): "
      + "different values look the same; \(allowed) may be flat."
  }
  let step = ramp.colors.isInClasses ? "1 of \(part.stepCount) steps" : "a sixteenth of its length"
  return
    "\(ramp.spoken) jumps \(place) \(view.who)\(view.school): \(step) holds \(percent(part.share)) of its change, may hold "
    + "\(allowed); the jump looks like an edge in the data."
}
