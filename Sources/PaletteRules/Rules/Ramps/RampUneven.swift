import Colorimetry

/// Reports sequential ramps with a jump, which looks like an edge in the data, or with a flat part, which hides
/// differences in the data.
enum RampUneven: ModeRule {
  static let key = RuleKey.rampUneven
  static let summary = "a sequential ramp changes evenly: no jump, no flat part, under every vision"

  /// The most change in a sixteenth of a continuous ramp, as a multiple of the mean. An engineering choice. By normal
  /// and red-green vision the sequential schemes of ColorBrewer, Crameri, cmocean, colorcet and matplotlib's perceptual
  /// family keep 1.91 or less; hot, CMRmap and pink exceed 2.
  static let mostPace = 2.0
  /// The same of one step between classes: ColorBrewer's schemes in three to eight classes keep 2.1 or less.
  static let mostClassPace = 2.5
  /// The greatest share of the change in one of two steps: nine tenths. An engineering choice.
  static let mostOfAll = 0.9
  /// The greatest share of a continuous ramp that may be flat. An engineering choice: the same schemes keep 0.07 or less
  /// under every vision, hot, gnuplot2, autumn and winter exceed 0.09.
  static let mostFlat = 0.08

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    // A single step is the whole change.
    for ramp in mode.ramps.judged where ramp.ramp.kind == .sequential && ramp.colors.colors.count > 2 {
      // Where the order reverses, PC221 reports it.
      let views = Observer.all(mode.settings).filter {
        LightnessReversal($0.seen(ramp.colors.colors)).amount <= RampNotMonotonic.tolerance
      }
      let paces = views.compactMap { view in RampPace(ramp.colors, seenBy: view).map { (view: view, pace: $0) } }
      guard paces.contains(where: { $0.view.vision == .normal }) else { continue }
      let verdicts = paces.map { view, pace in
        let fault = Fault(pace, isInClasses: ramp.colors.isInClasses)
        return RampVerdict(view: view, measurement: fault, fails: fault.excess > 1)
      }
      let decisive = RampVerdict.decisive(verdicts, of: key, in: mode, at: level) { $0.excess > $1.excess }
      guard let (worst, level) = decisive else {
        ledger.pass()
        continue
      }
      let fault = worst.measurement
      let shown = [fault.places.0, fault.places.1].map { ramp.colors.evenlySpread[$0] }
      var finding = ramp.finding(
        key, level, message(ramp, fault, worst.view, shown), mode,
        Measure(fault.share, of: fault.most, .fraction, by: worst.view), colors: shown, at: fault.places.0)
      finding.evidence = [
        Evidence(
          label: worst.view.label, hexes: shown.map { worst.view.hex($0) }, figure: percent(fault.share), fails: true)
      ]
      ledger.report(finding)
    }
  }
}

/// The worse of a ramp's jump and its flat part.
private struct Fault {
  let isJump: Bool
  /// The share of the change that a step holds, or of the length that is flat, and the most allowed.
  let share, most: Double
  let places: (Int, Int)
  let stepCount: Int

  var excess: Double { share / most }

  init(_ pace: RampPace, isInClasses: Bool) {
    let mostPace = isInClasses ? RampUneven.mostClassPace : RampUneven.mostPace
    let most = min(mostPace / Double(pace.stepCount), RampUneven.mostOfAll)
    stepCount = pace.stepCount
    // PC222 judges steps between classes that are too small.
    if !isInClasses, pace.flat / RampUneven.mostFlat > pace.steepest / most {
      (isJump, share, self.most, places) = (false, pace.flat, RampUneven.mostFlat, pace.flatPlaces)
    } else {
      (isJump, share, self.most, places) = (true, pace.steepest, most, pace.steepPlaces)
    }
  }
}

private func percent(_ share: Double) -> String { "\(Figures.atMost(share * 100, digits: 1)) %" }

private func message(_ ramp: JudgedRamp, _ fault: Fault, _ view: Observer, _ shown: [SRGB]) -> String {
  let place = "from \(shown[0].hex) to \(shown[1].hex)"
  let allowed = "\(Figures.plain((fault.most * 1000).rounded(.down) / 10)) %"
  guard fault.isJump else {
    return "\(ramp.spoken) is flat over \(percent(fault.share)) of its length \(view.who), the longest part \(place): "
      + "different values look the same; \(allowed) may be flat."
  }
  let step = ramp.colors.isInClasses ? "1 of \(fault.stepCount) steps" : "a sixteenth of its length"
  return "\(ramp.spoken) jumps \(place) \(view.who): \(step) holds \(percent(fault.share)) of its change, may hold "
    + "\(allowed); the jump looks like an edge in the data."
}

extension RampUneven {
  static let page = RulePage(
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
         protan, deutan and tritan vision at severities 0.1, 0.2 ... 1.
      """,
    threshold: """
      A sixteenth of a continuous ramp may hold \(Figures.plain(mostPace)) times its even share of the change, a step \
      between classes \(Figures.plain(mostClassPace)) times, and at most nine tenths; \(Figures.plain(mostFlat * 100)) % of the length may be \
      flat. The figures are our choice: the sequential maps of Crameri, cmocean and colorcet, viridis and its \
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
    sources: [.kovesi, .bujack, .crameri, .ciede2000],
    bad: [
      RuleExample(
        "three dark blues, then three light greys",
        onWhite: """
          "ramps": [
            {
              "name": "Depth",
              "kind": "sequential",
              "colors": ["#0b1a33", "#1f3557", "#33507d", "#c3ced9", "#d9e2ea", "#f0f4f7"]
            }
          ]
          """)
    ],
    good: [
      RuleExample(
        "from dark blue to a light grey, evenly",
        onWhite: """
          "ramps": [
            { "name": "Depth", "kind": "sequential", "colors": ["#0b1a33", "#33507d", "#7f97b2", "#d9e2ea"] }
          ]
          """)
    ])
}
