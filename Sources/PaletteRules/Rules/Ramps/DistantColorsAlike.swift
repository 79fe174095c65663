import Colorimetry

extension Rule {
  /// Colours of a sequential ramp that are far apart: the ends, classes that are not neighbours, samples of a continuous
  /// ramp a quarter of its length apart.
  static let distantColorsAlike = ofRamps(
    .distantColorsAlike, "colours of a sequential ramp that are not neighbours differ by ΔE00 8 under every vision",
    page: RulePage(
      measures: """
        Whether readers can tell parts of a sequential ramp that are far apart: its two ends, classes that are not \
        neighbours, and colours of a continuous ramp a quarter of its length or more apart. A ramp from red through \
        ochre to green has an order for most people; with a red-green deficiency its ends are the same. Diverging and cyclic \
        ramps have a rule of their own, PC223.
        """,
      formula: """
        1. Classes as they are; a continuous ramp at \(RampColors.sampleCount) samples.
        2. ΔE00 between every two classes that are not neighbours, or between
           samples a quarter of the ramp or more apart, as designed and under
           protan, deutan and tritan vision at severities 0.1, 0.2 ... 1.
        3. The least counts.
        """,
      threshold: """
        ΔE00 \(Figures.plain(Thresholds.pair)), as between series. Colours half of the ramp or more apart, such as its \
        ends, are an error below it; closer classes are a warning. A continuous ramp gets a note where colours a quarter \
        apart are below it, because nobody reads single values from it, and a warning below \
        \(Figures.plain(RampLimits.confused)), our choice: ColorBrewer's sequential schemes keep 3.5 or more. Where the colours look \
        alike only with a tritan deficiency, the finding is at most a \
        warning. \(PageSentences.difference)
        """,
      affects: PageSentences.redGreenReaders,
      remedies: [
        "Let the lightness change more: readers with any deficiency see it.",
        "Use a ramp made for this, such as viridis, cividis or batlow; `palettecheck palettes` lists them.",
        "Use fewer classes.",
      ],
      sources: [.colorBrewer, .cols4all, .redGreenPrevalence, .vienot1999, .brettel1997, .ciede2000],
      RuleExample(
        .bad("from red through ochre to green: with deuteranopia, one brown"),
        onWhite: """
          "ramps": [{ "name": "Risk", "kind": "sequential", "colors": ["#c84f4b", "#a38029", "#50a45e"] }]
          """),
      RuleExample(
        .good("from a dark red through orange to a light yellow"),
        onWhite: """
          "ramps": [{ "name": "Risk", "kind": "sequential", "colors": ["#800026", "#fd8d3c", "#ffffb2"] }]
          """)),
    where: { ramp, _ in ramp.ramp.kind == .sequential }
  ) { ramp, mode, level in
    let all = DistantColors.each(ramp.colors, .all, mode.settings)
    let halves = DistantColors.each(ramp.colors, .halves, mode.settings)
    func decisive(_ found: [RampPair], below required: Double, _ most: Level?) -> (RampVerdict<RampPair>, Level)? {
      let level = mode.settings.isSet(.distantColorsAlike) ? level : min(level, most ?? level)
      return RampVerdict.decisive(found, below: required, of: .distantColorsAlike, in: mode, at: level)
    }
    guard
      let (worst, level) = decisive(halves, below: Thresholds.pair, nil) ?? decisive(
        all, below: RampLimits.confused, .warning)
        ?? decisive(all, below: Thresholds.pair, ramp.colors.isInClasses ? .warning : .info)
    else { return nil }
    let pair = worst.measurement
    let shown = [pair.first, pair.second]
    let figure = Figures.difference(pair.value, required: Thresholds.pair)
    return RampFault(
      level: level, message: message(ramp, pair, figure),
      measure: Measure(pair.value, of: Thresholds.pair, .deltaE00, by: worst.view), colors: shown, place: pair.places.0,
      evidence: [worst.view.evidence(shown, figure)])
  }
}

private func message(_ ramp: JudgedRamp, _ worst: RampPair, _ figure: String) -> String {
  let last = ramp.colors.colors.count - 1
  let (first, second) = worst.places
  let colors = "\(worst.first.hex) and \(worst.second.hex)"
  let parts =
    first == 0 && second == last
    ? "the two ends"
    : ramp.colors.isInClasses
      ? "class \(first + 1) and class \(second + 1)"
      : "the colours at \(first * 100 / last) % and \(second * 100 / last) %"
  let isAlike = worst.value < RampLimits.confused || second - first >= ramp.colors.colors.count / 2
  let verb = isAlike ? "look alike" : "are close"
  return "\(parts) of \(ramp.spoken) \(verb) \(worst.view.who): \(colors) keep \(figure), need "
    + "\(Figures.plain(Thresholds.pair))."
}
