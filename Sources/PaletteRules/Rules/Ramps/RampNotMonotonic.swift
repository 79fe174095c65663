import Colorimetry

/// Reports ramps whose lightness reverses: a sequential one anywhere, a diverging one inside an arm.
///
/// Everybody reads a ramp by its lightness, whatever their colour vision. Sources: D. Borland, R. M. Taylor II 2007; C.
/// A. Brewer's schemes.
enum RampNotMonotonic: ModeRule {
  static let key = RuleKey.rampNotMonotonic
  static let summary = "a ramp only gets lighter or only darker, each arm of a diverging one too, for every vision"

  /// The reversal in L* that the rule tolerates: rounding to eight bits causes up to 0.2. An engineering choice.
  static let tolerance = 0.5
  /// The least range in L* of a sequential ramp; with less, grey shows no order. An engineering choice.
  static let leastSpan = 10.0

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    for ramp in mode.ramps.judged where ramp.ramp.kind != .cyclic {
      let colors = ramp.colors.colors
      // The middle colour, if there is one, belongs to both arms.
      let parts =
        ramp.ramp.kind == .sequential
        ? [Array(colors.indices)]
        : [Array(0..<(colors.count + 1) / 2), Array(colors.count / 2..<colors.count)]
      let found = parts.map { Self.worst(colors, $0, mode.settings) }
      let verdicts = zip(parts, found).map { part, views in
        RampVerdict.decisive(views, of: key, in: mode, at: level) { $0.amount > $1.amount }
          .map { (part: part, verdict: $0.verdict, level: $0.level, views: views) }
      }
      guard
        let worst = verdicts.compactMap(\.self).max(by: {
          ($0.level, amount($0.verdict)) < ($1.level, amount($1.verdict))
        })
      else {
        judgeSpan(ramp, mode, at: level, into: &ledger)
        continue
      }
      let (reversal, view) = (worst.verdict.measurement, worst.verdict.view)
      let shown = [reversal.from, reversal.to].map { colors[worst.part[$0]] }
      var finding = ramp.finding(
        key, worst.level, message(ramp, reversal, view), mode,
        Measure(reversal.amount, of: tolerance, .deltaL, by: view), colors: shown,
        at: worst.part[reversal.to])
      finding.evidence = worst.views.filter(\.fails).map { verdict in
        let pair = [verdict.measurement.from, verdict.measurement.to].map { colors[worst.part[$0]] }
        return Evidence(
          label: verdict.view.label, hexes: pair.map { verdict.view.hex($0) },
          figure: figure(verdict.measurement.amount), fails: true)
      }
      ledger.report(finding)
    }
  }

  /// Reports a ramp that differs only in hue: its lightness never reverses but hardly changes.
  private static func judgeSpan(
    _ ramp: JudgedRamp, _ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger
  ) {
    let lightness = ramp.colors.colors.map { CIELAB(mode.settings.flare.light($0)).lightness }
    let span = (lightness.max() ?? 0) - (lightness.min() ?? 0)
    guard ramp.ramp.kind == .sequential, span < leastSpan, let first = ramp.colors.colors.first,
      let last = ramp.colors.colors.last
    else { return ledger.pass() }
    ledger.report(
      ramp.finding(
        key, level, message(ramp, span: span), mode, Measure(span, of: leastSpan, .deltaL, by: .everyone),
        colors: [first, last], at: 0))
  }

  private static func worst(_ colors: [SRGB], _ part: [Int], _ settings: JudgementSettings)
    -> [RampVerdict<LightnessReversal>]
  {
    var found: [RampVerdict<LightnessReversal>] = []
    for view in Observer.all(settings) {
      let reversal = LightnessReversal(view.seen(part.map { colors[$0] }))
      if let last = found.last, last.view.vision == view.vision {
        guard reversal.amount >= last.measurement.amount else { continue }
        found.removeLast()
      }
      found.append(RampVerdict(view: view, measurement: reversal, fails: reversal.amount > tolerance))
    }
    return found
  }

  private static func amount(_ verdict: RampVerdict<LightnessReversal>) -> Double { verdict.measurement.amount }
}

private func figure(_ amount: Double) -> String { "ΔL* " + Figures.atMost(amount, digits: 1) }

private func message(_ ramp: JudgedRamp, _ reversal: LightnessReversal, _ view: Observer) -> String {
  let part = ramp.ramp.kind == .diverging ? "an arm of \(ramp.spoken)" : ramp.spoken
  let (way, back) = reversal.rises ? ("lighter", "darker") : ("darker", "lighter")
  return "\(part) is out of order \(view.who): on the way to its \(way) end it gets \(back) again by "
    + "\(figure(reversal.amount)), so that more looks like less."
}

private func message(_ ramp: JudgedRamp, span: Double) -> String {
  "\(ramp.spoken) hardly changes in lightness: ΔL* \(Figures.atLeast(span, digits: 1)) in all, needs "
    + "\(Figures.plain(RampNotMonotonic.leastSpan)); its order cannot be read without its hues."
}

extension RampNotMonotonic {
  static let page = RulePage(
    measures: """
      Whether readers can see the order of a ramp from its lightness. Hues have no order that everyone sees, and \
      some vanish with a deficiency; everyone sees lighter and darker, also in print. A sequential ramp must get \
      lighter all the way or darker all the way; in a diverging one, each arm must from the middle outwards. The \
      rule skips cyclic ramps, because they have no order.
      """,
    formula: """
      1. Classes as they are; a continuous ramp at \(RampColors.sampleCount) samples.
      2. Lightness L of CIELAB (D65) as designed, and under protan, deutan
         and tritan vision at severities 0.1, 0.2 ... 1.
      3. How far it falls back from the lightest (darkest) colour so far.
      """,
    threshold: """
      Its lightness may fall back by \(Figures.plain(tolerance)), which rounding to eight bits can cause; a \
      sequential ramp must span \(Figures.plain(leastSpan)) or more. Lightness goes from 0 for black to 100 for \
      white. Both figures are our choice. Where the lightness reverses only under tritan vision, the finding is a \
      warning. In a mode for the affected readers (`tritanopia`) it is an error, in a mode for other readers a \
      warning.
      """,
    affects: """
      Everyone: a rainbow looks as if it had edges where the data has none (Borland and Taylor 2007). Most of all \
      readers with a deficiency of colour vision, and those who print in grey.
      """,
    remedies: [
      "Use a ramp made for this, such as viridis, cividis or batlow; `palettecheck palettes` lists them.",
      "Sort the colours by lightness, or move those that stand out.",
      "Declare `\"kind\": \"diverging\"` or `\"kind\": \"cyclic\"` if the ramp is one of these.",
    ],
    sources: [.rainbow, .colorBrewer, .vienot1999, .brettel1997],
    bad: [
      RuleExample(
        "a rainbow from blue over cyan and yellow to red: the yellow is the lightest, in the middle",
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
        "from ochre to blue, both equally light",
        onWhite: """
          "ramps": [{ "name": "Share", "kind": "sequential", "colors": ["#b07d2b", "#4f86c6"] }]
          """),
    ],
    good: [
      RuleExample(
        "from a dark violet over teal to a light yellow",
        onWhite: """
          "ramps": [{ "name": "Depth", "kind": "sequential", "colors": ["#440154", "#21918c", "#fde725"] }]
          """)
    ])
}
