import Colorimetry

extension Rule {
  /// Diverging ramps whose two arms look alike, and cyclic ramps whose far sides do. The classes of a ramp in classes are
  /// judged as series are: confused or close.
  ///
  /// Calibrated with C. A. Brewer's own flags for her nine diverging schemes.
  static let divergingArmsAlike = ofRamps(
    .divergingArmsAlike, "the two arms of a diverging ramp stay distinct under every vision: ΔE00 9.5, in classes 8",
    page: RulePage(
      measures: """
        Whether the two sides of a diverging ramp can be told apart: above average from below, warm from cold. \
        Lightness does not help here, because both arms grow darker (or lighter) from the middle; only hue remains, \
        and not everyone sees a difference between red and green. For a cyclic ramp the rule compares colours more \
        than a quarter of the cycle apart.
        """,
      formula: """
        1. \(ArmDistance.samples) samples per arm, evenly from the centre to its end. Omitted are
           the \(ArmDistance.leftOut) next to the centre, half of the way to the first colour beyond
           it, and samples within ΔE00 \(Figures.plain(ArmDistance.awayFromCentre)) of the centre: there both arms are
           still the centre. Of a ramp in classes, the classes themselves, except
           one in the middle: the chart shows no other colours.
        2. ΔE00 between any sample of one arm and any of the other, as designed
           and under protan, deutan and tritan vision, severities 0.1 ... 1.
        3. The least counts.
        """,
      threshold: """
        ΔE00 \(Figures.plain(ArmDistance.threshold)), our choice. It separates ColorBrewer's nine diverging schemes by \
        their makers' flags: BrBG, PiYG, PRGn, PuOr, RdBu and RdYlBu are colour-blind friendly at every number of \
        classes; RdGy, RdYlGn and Spectral are not at 5, 7, 9 and 11. Classes need ΔE00 \
        \(Figures.plain(Thresholds.pair)), as series do; those of the first six schemes keep 13 or more. Classes below \
        \(Figures.plain(MarkFloor.unstated)), and a red and a green below \(Figures.plain(MarkFloor.small)), are a \
        warning. A cyclic ramp needs ΔE00 \(Figures.plain(Thresholds.pair)). Where the arms look alike only with a tritan deficiency, the finding is a \
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
    let required = isCyclic || ramp.colors.isInClasses ? Thresholds.pair : ArmDistance.threshold
    let found =
      isCyclic ? DistantColors.ofCycle(ramp.colors, mode.settings) : ArmDistance.each(ramp.colors, mode.settings)
    guard
      let (worst, level) = RampVerdict.decisive(
        found, below: required, of: .divergingArmsAlike, in: mode, at: level)
    else { return isCyclic || !ramp.colors.isInClasses ? nil : closeClasses(ramp, mode, level) }
    let pair = worst.measurement
    let figure = "\(Figures.difference(pair.value, required: required)), needs \(Figures.plain(required))"
    return RampFault(
      level: level,
      message: isCyclic
        ? "colours of \(ramp.spoken) more than a quarter of the cycle apart look alike \(worst.view.who): \(figure)."
        : "the two arms of \(ramp.spoken) look alike \(worst.view.who): \(figure); too much looks like too little.",
      measure: Measure(pair.value, of: required, .deltaE00, by: worst.view), colors: [pair.first, pair.second],
      place: 0,
      evidence: found.filter { $0.value < required || $0.view.vision == .normal }.map { pair in
        pair.view.evidence(
          [pair.first, pair.second], Figures.difference(pair.value, required: required), fails: pair.value < required)
      })
  }
}

/// Classes on the two sides of a diverging ramp that readers can tell apart, but not clearly.
private func closeClasses(_ ramp: JudgedRamp, _ mode: JudgedMode, _ level: Level) -> RampFault? {
  let colors = ramp.colors.colors
  let half = colors.count / 2
  let measured = PairMeasurements(
    colors.map { mode.settings.flare.light($0) }, severities: mode.settings.severities,
    visions: mode.settings.deficiencies
  ) { i, j in
    guard i < half, j >= colors.count - half else { return nil }
    return ComfortableDistance(
      isRedGreen: ComfortableDistance.areRedAndGreen(colors[i], colors[j]), mode.settings.thresholds)
  }
  let found = measured.close.compactMap { pair in pair.missed.map { (pair: pair, missed: $0) } }
  guard let (pair, missed) = found.min(by: { $0.missed.share < $1.missed.share }) else { return nil }
  let shown = [colors[pair.first], colors[pair.second]]
  return RampFault(
    level: mode.settings.isSet(.divergingArmsAlike) ? level : min(level, .warning),
    message:
      "classes on the two sides of \(ramp.spoken) are close \(missed.observer.who)\(missed.school): \(shown[0].hex) and "
      + "\(shown[1].hex) keep \(missed.figure), need \(Figures.plain(missed.required))"
      + "\(pair.isRedGreen ? " as a red and a green" : "").",
    measure: missed.measure, colors: shown, place: pair.first, evidence: [missed.evidence(shown)])
}
