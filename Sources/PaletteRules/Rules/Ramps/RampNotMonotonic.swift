import Colorimetry

extension Rule {
  /// Ramps whose lightness reverses: a sequential one anywhere, a diverging one inside an arm.
  ///
  /// Everybody reads a ramp by its lightness, whatever their colour vision. Sources: D. Borland, R. M. Taylor II 2007; C.
  /// A. Brewer's schemes.
  static let rampNotMonotonic = ofRamps(
    .rampNotMonotonic, "a ramp only gets lighter or only darker, each arm of a diverging one too, for every vision",
    page: RulePage(
      measures: """
        Whether readers can see the order of a ramp from its lightness. Hues have no order that everyone sees, and \
        some vanish with a deficiency; everyone sees lighter and darker, also in print. A sequential ramp must get \
        lighter all the way or darker all the way; in a diverging ramp, each arm must do so from the middle \
        outwards. The rule skips cyclic ramps, because they have no order.
        """,
      formula: """
        1. Classes as they are; a continuous ramp at \(RampColors.sampleCount) samples.
        2. Lightness L of CIELAB (D65) as designed, and under protan, deutan
           and tritan vision at severities 0.1, 0.2 ... 1; protan and deutan
           by Viénot 1999 and by Machado 2009.
        3. How far it falls back from the lightest (darkest) colour so far.
        """,
      threshold: """
        Its lightness may fall back by \(Figures.plain(RampLimits.tolerance)), which rounding to eight bits can cause; a \
        sequential ramp must span \(Figures.plain(RampLimits.leastSpan)) or more. Lightness goes from 0 for black to 100 for \
        white. Both figures are our choice. If the lightness reverses only with tritanopia, the finding is a \
        warning. In a mode for the affected readers (`tritanopia`) it is an error, in a mode for other readers a \
        warning.
        """,
      affects: """
        Everyone: a rainbow looks as if it had edges where the data has none (Borland and Taylor 2007). Readers \
        with a colour vision deficiency, and those who print in grey, are affected most.
        """,
      remedies: [
        "Use a ramp made for this, such as viridis, cividis or batlow; `palettecheck palettes` lists them.",
        "Sort the colours by lightness, or move those that stand out.",
        "Declare `\"kind\": \"diverging\"` or `\"kind\": \"cyclic\"` if the ramp is one of these.",
      ],
      sources: [.rainbow, .colorBrewer, .vienot1999, .brettel1997, .machado2009],
      RuleExample(
        .bad("a rainbow from blue over cyan and yellow to red: the yellow is the lightest, in the middle"),
        onWhite: """
          "ramps": [
            {
              "name": "Depth",
              "kind": "sequential",
              "colors": ["#00007f", "#0000ff", "#00ffff", "#ffff00", "#ff0000"]
            }
          ]
          """),
      RuleExample(
        .bad("from ochre to blue, both equally light"),
        onWhite: """
          "ramps": [{ "name": "Share", "kind": "sequential", "colors": ["#b07d2b", "#4f86c6"] }]
          """),
      RuleExample(
        .good("from a dark violet over teal to a light yellow"),
        onWhite: """
          "ramps": [{ "name": "Depth", "kind": "sequential", "colors": ["#440154", "#21918c", "#fde725"] }]
          """)),
    where: { ramp, _ in ramp.ramp.kind != .cyclic }
  ) { ramp, mode, level in
    let colors = ramp.colors.colors
    // The middle colour, if there is one, belongs to both arms.
    let parts =
      ramp.ramp.kind == .sequential
      ? [0..<colors.count] : [0..<(colors.count + 1) / 2, colors.count / 2..<colors.count]
    let found = parts.compactMap { part in
      let views = verdicts(Array(colors[part]), mode.settings)
      return RampVerdict.decisive(views, of: .rampNotMonotonic, in: mode, at: level) { $0.amount > $1.amount }
        .map { (part: part, verdict: $0.verdict, level: $0.level, views: views) }
    }
    guard
      let worst = found.max(by: {
        ($0.level, $0.verdict.measurement.amount) < ($1.level, $1.verdict.measurement.amount)
      })
    else { return narrow(ramp, mode, level) }
    func shown(_ reversal: LightnessReversal) -> [SRGB] {
      [reversal.from, reversal.to].map { colors[worst.part.lowerBound + $0] }
    }
    let (reversal, view) = (worst.verdict.measurement, worst.verdict.view)
    return RampFault(
      level: worst.level, message: message(ramp, reversal, view),
      measure: Measure(reversal.amount, of: RampLimits.tolerance, .deltaL, by: view), colors: shown(reversal),
      place: worst.part.lowerBound + reversal.to,
      evidence: worst.views.filter(\.fails).map { verdict in
        verdict.view.evidence(shown(verdict.measurement), figure(verdict.measurement.amount))
      })
  }
}

/// A ramp that differs only in hue: its lightness never reverses but hardly changes.
private func narrow(_ ramp: JudgedRamp, _ mode: JudgedMode, _ level: Level) -> RampFault? {
  let colors = ramp.colors.colors
  let lightness = colors.map { CIELAB(mode.settings.flare.light($0)).lightness }
  let span = (lightness.max() ?? 0) - (lightness.min() ?? 0)
  guard ramp.ramp.kind == .sequential, span < RampLimits.leastSpan else { return nil }
  return RampFault(
    level: level,
    message: "\(ramp.spoken) hardly changes in lightness: ΔL* \(Figures.atLeast(span, digits: 1)) in all, needs "
      + "\(Figures.plain(RampLimits.leastSpan)); its order cannot be read without its hues.",
    measure: Measure(span, of: RampLimits.leastSpan, .deltaL, by: .everyone),
    colors: [colors[0], colors[colors.count - 1]], place: 0)
}

/// The worst reversal under each vision, over the severities.
private func verdicts(_ colors: [SRGB], _ settings: JudgementSettings) -> [RampVerdict<LightnessReversal>] {
  var found: [RampVerdict<LightnessReversal>] = []
  for view in Observer.all(settings, others: true) {
    let reversal = LightnessReversal(view.seen(colors))
    if let last = found.last, last.view.vision == view.vision {
      guard reversal.amount >= last.measurement.amount else { continue }
      found.removeLast()
    }
    found.append(RampVerdict(view: view, measurement: reversal, fails: reversal.amount > RampLimits.tolerance))
  }
  return found
}

private func figure(_ amount: Double) -> String { "ΔL* " + Figures.atMost(amount, digits: 1) }

private func message(_ ramp: JudgedRamp, _ reversal: LightnessReversal, _ view: Observer) -> String {
  let part = ramp.ramp.kind == .diverging ? "an arm of \(ramp.spoken)" : ramp.spoken
  let (way, back) = reversal.rises ? ("lighter", "darker") : ("darker", "lighter")
  return "\(part) is out of order \(view.who)\(view.school): on the way to its \(way) end it gets \(back) again by "
    + "\(figure(reversal.amount)), so that more looks like less."
}
