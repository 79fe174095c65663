import Colorimetry

/// Reports sequential ramps in which colours that are far apart look alike: the ends, classes that are not neighbours,
/// samples of a continuous ramp a quarter of its length apart.
enum DistantColorsAlike: ModeRule {
  static let key = RuleKey.distantColorsAlike
  static let summary = "colours of a sequential ramp that are not neighbours differ by ΔE00 8 under every vision"

  /// The CIEDE2000 below which colours of a continuous ramp a quarter apart are a warning. An engineering choice:
  /// ColorBrewer's sequential schemes keep 3.5 or more, in classes and mixed.
  static let confused = 3.0

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for ramp in mode.ramps.judged where ramp.ramp.kind == .sequential {
      let all = DistantColors.each(ramp.colors, .all, mode.settings)
      let halves = DistantColors.each(ramp.colors, .halves, mode.settings)
      guard !halves.isEmpty else { continue }
      func lowered(_ most: Level) -> Level { mode.settings.isSet(key) ? level : min(level, most) }
      let decisive =
        Self.decisive(halves, below: Thresholds.pair, ramp, mode, level)
        ?? Self.decisive(all, below: confused, ramp, mode, lowered(.warning))
        ?? Self.decisive(
          all, below: Thresholds.pair, ramp, mode, lowered(ramp.colors.isInClasses ? .warning : .info))
      guard let (worst, level) = decisive else {
        ledger.pass()
        continue
      }
      let shown = [worst.measurement.first, worst.measurement.second]
      let figure = Figures.difference(worst.measurement.value, required: Thresholds.pair)
      var finding = ramp.finding(
        key, level, message(ramp, worst.measurement, figure), mode,
        Measure(worst.measurement.value, of: Thresholds.pair, .deltaE00, by: worst.view), colors: shown,
        at: worst.measurement.places.0)
      finding.evidence = [
        Evidence(label: worst.view.label, hexes: shown.map { worst.view.hex($0) }, figure: figure, fails: true)
      ]
      ledger.report(finding)
    }
  }

  private static func decisive(
    _ found: [RampPair], below required: Double, _ ramp: JudgedRamp, _ mode: JudgedMode, _ level: Level
  ) -> (verdict: RampVerdict<RampPair>, level: Level)? {
    let verdicts = found.map { RampVerdict(view: $0.view, measurement: $0, fails: $0.value < required) }
    return RampVerdict.decisive(verdicts, of: key, in: mode, at: level) { $0.value < $1.value }
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
  let isAlike = worst.value < DistantColorsAlike.confused || second - first >= ramp.colors.colors.count / 2
  let verb = isAlike ? "look alike" : "are close"
  return "\(parts) of \(ramp.spoken) \(verb) \(worst.view.who): \(colors) keep \(figure), need "
    + "\(Figures.plain(Thresholds.pair))."
}

extension DistantColorsAlike {
  static let page = RulePage(
    measures: """
      Whether readers can tell parts of a sequential ramp that are far apart: its two ends, classes that are not \
      neighbours, and colours of a continuous ramp a quarter of its length or more apart. A ramp from red over ochre \
      to green has an order for most people; with a red-green deficiency its ends are the same. Diverging and cyclic \
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
      \(Figures.plain(confused)), our choice: ColorBrewer's sequential schemes keep 3.5 or more. Where the colours look \
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
    bad: [
      RuleExample(
        "from red over ochre to green: with deuteranopia, one brown",
        onWhite: """
          "ramps": [{ "name": "Risk", "kind": "sequential", "colors": ["#c84f4b", "#a38029", "#50a45e"] }]
          """)
    ],
    good: [
      RuleExample(
        "from a dark red over orange to a light yellow",
        onWhite: """
          "ramps": [{ "name": "Risk", "kind": "sequential", "colors": ["#800026", "#fd8d3c", "#ffffb2"] }]
          """)
    ])
}
