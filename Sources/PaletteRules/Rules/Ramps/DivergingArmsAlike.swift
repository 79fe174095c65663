import Colorimetry

extension Rule {
  /// Diverging ramps whose two arms look alike, and cyclic ramps whose far sides do.
  ///
  /// Calibrated with C. A. Brewer's own flags for her nine diverging schemes.
  static let divergingArmsAlike = ofRamps(
    .divergingArmsAlike, "the two arms of a diverging ramp stay distinct under every vision: ΔE00 12.8, classes 11",
    page: RulePage(
      measures: """
        Whether the two sides of a diverging ramp can be told apart: above average from below, warm from cold. \
        Lightness does not help here, because both arms grow darker (or lighter) from the middle; only hue remains, \
        and not everyone sees a difference between red and green. For a cyclic ramp the rule compares colours more \
        than a quarter of the cycle apart.
        """,
      formula: """
        1. \(ArmDistance.samples) samples per arm, evenly from the centre to its end, and the
           ramp's own colours; of a ramp in classes, the classes. Left out is
           what is still the centre: mixtures in the third next to it and in
           half of the way to the first colour, and colours in that third that
           keep less than ΔE00 \(Figures.plain(ArmDistance.nearDifference)) from it.
        2. ΔE00 between any sample of one arm and any of the other, as designed
           and under protan, deutan and tritan vision, severities 0.1 ... 1.
        3. The least counts.
        """,
      threshold: """
        ΔE00 \(Figures.plain(ArmDistance.threshold)), our choice. It separates ColorBrewer's nine diverging schemes by \
        their makers' flags: BrBG, PiYG, PRGn, PuOr, RdBu and RdYlBu are colour-blind friendly at every number of \
        classes; RdGy, RdYlGn and Spectral are not at 5, 7, 9 and 11. Classes need ΔE00 \
        \(Figures.plain(ArmDistance.thresholdOfClasses)), as series without a stated mark do to be clear, and a cyclic ramp \
        \(Figures.plain(Thresholds.pair)). Where the arms look alike only with a tritan deficiency, the finding is a \
        warning. In a mode for the affected readers (`tritanopia`) it is an error, in a mode for other readers a \
        warning. \
        \(PageSentences.difference)
        """,
      affects: PageSentences.redGreenReaders,
      remedies: [
        "Use blue or purple for one arm: blue with red, blue with orange, purple with green.",
        "Use a ramp made for this, such as brewer-rdbu, brewer-puor, vik or berlin; `palettecheck palettes` lists them.",
        "If only one side matters, use a sequential ramp.",
      ],
      sources: [.colorBrewer, .cols4all, .redGreenPrevalence, .vienot1999, .brettel1997, .ciede2000],
      RuleExample(
        .bad("from red over light yellow to green"),
        onWhite: """
          "ramps": [
            { "name": "Change", "kind": "diverging", "colors": ["#d7191c", "#ffffbf", "#1a9641"] }
          ]
          """),
      RuleExample(
        .good("from red over white to blue"),
        onWhite: """
          "ramps": [
            { "name": "Change", "kind": "diverging", "colors": ["#ca0020", "#f7f7f7", "#0571b0"] }
          ]
          """)),
    where: { ramp, _ in ramp.ramp.kind != .sequential }
  ) { ramp, mode, level in
    let isCyclic = ramp.ramp.kind == .cyclic
    let ofArms = ramp.colors.isInClasses ? ArmDistance.thresholdOfClasses : ArmDistance.threshold
    let required = isCyclic ? Thresholds.pair : ofArms
    let found =
      isCyclic ? DistantColors.ofCycle(ramp.colors, mode.settings) : ArmDistance.each(ramp.colors, mode.settings)
    guard
      let (worst, level) = RampVerdict.decisive(
        found, below: required, of: .divergingArmsAlike, in: mode, at: level)
    else { return nil }
    let pair = worst.measurement
    let figure = "\(Figures.difference(pair.value, required: required)), needs \(Figures.plain(required))"
    return RampFault(
      level: level,
      message: isCyclic
        ? "colours of \(ramp.spoken) more than a quarter of the cycle apart look alike \(worst.view.who): \(figure)."
        : "the two arms of \(ramp.spoken) \(howAlike(pair.value)) \(worst.view.who): \(figure); too much looks like too little.",
      measure: Measure(pair.value, of: required, .deltaE00, by: worst.view), colors: [pair.first, pair.second],
      place: 0,
      evidence: found.filter { $0.value < required || $0.view.vision == .normal }.map { pair in
        pair.view.evidence(
          [pair.first, pair.second], Figures.difference(pair.value, required: required), fails: pair.value < required)
      })
  }
}
