import Colorimetry

extension Rule {
  /// Colour separates such pairs, but not clearly for the marks the theme draws; those that no other rule owns
  /// (``JudgedMode/owner(of:)``), once per mode.
  static let hardForMark = Rule(
    .hardForMark,
    "colours differ clearly for the marks they are on: ΔE00 10 for bars, 12 for lines, 15 for points, otherwise 11",
    RuleThreshold(
      .deltaE00, \.filledMarks,
      "bars and areas; undeclared marks need 1.1 times as much, lines 1.2 times, thin lines and points 1.5 times"),
    page: RulePage(
      measures: """
        Whether two colours differ clearly enough for the marks they are on. The thinner a line and the smaller a \
        point, the less of its colour anyone sees, and blue and yellow fade first. The rule covers pairs that pass PC201 \
        and PC203 and that PC205 and PC209 do not report, reports once per mode, and skips pairs with a second \
        difference. Pairs that only tritan vision loses are a note.
        """,
      formula: """
        1. The least ΔE00 of the pair as designed and under protan, deutan and
           tritan vision at severities 0.01, 0.02 ... 1.
        2. Compared with the greater need of the two marks.
        3. Points of a declared size also: on one axis of CIELAB they must
           differ by ND = 0.5 (A + B / s), s the diameter in degrees;
           A = 10.16, 10.68, 10.70 and B = 1.50, 3.08, 5.74 for L, a, b.
        """,
      threshold: """
        ΔE00 \(Figures.plain(MarkFloor.filled)) for bars and areas; \(Figures.plain(MarkFloor.line)) for lines; \
        \(Figures.plain(MarkFloor.small)) for points and for lines below \(Figures.plain(MarkFloor.thinLine)) px; \
        \(Figures.plain(MarkFloor.unstated)) where the theme does not state the mark, and there \
        \(Figures.plain(MarkFloor.filled)) under tritan vision. These figures are our choice: the palettes of Okabe and \
        Ito and of Petroff keep more than \(Figures.plain(MarkFloor.unstated)). The size model is by Stone, Szafir and \
        Setlur, for half of all viewers; they measured down to 1/3 degree, 15.6 px here. For smaller points the model \
        is extrapolated, and points below 5 px are treated as 5 px wide. \(PageSentences.difference)
        """,
      affects:
        "Everyone who looks at thin lines or small points; readers with a deficiency first. \(PageSentences.redGreenReaders)",
      remedies: [
        "Draw lines at least \(Figures.plain(MarkFloor.thinLine)) px wide, and points larger.",
        "Make one of the two clearly darker than the other.",
        "Add symbols, dashes, patterns or direct labels.",
      ],
      adjusting: [
        "`\"mark\"` and `\"width\"` on a series declare the mark: `\"mark\": \"line\", \"width\": 3`.",
        PageSentences.secondChannel,
      ],
      sources: [.markSize, .markShape, .vienot1999, .brettel1997, .ciede2000],
      RuleExample(
        .bad("a teal and a violet as thin lines"), alongside: [.colorAlone],
        series: [
          .named("North", "#1b7f79", mark: "line", width: 1, symbol: "circle"),
          .named("South", "#7a5195", mark: "line", width: 1, symbol: "circle"),
        ]),
      RuleExample(
        .good("a blue and an orange as wide lines"),
        series: [
          .named("North", "#0072b2", mark: "line", width: 3, symbol: "circle"),
          .named("South", "#d55e00", mark: "line", width: 3, symbol: "square"),
        ])),
    .mode { mode, level, ledger in
      guard mode.measuredPairCount > 0 else { return }
      // PC203 reports the steps of a scale together.
      guard mode.scale == nil else { return ledger.pass() }
      let owned = mode.pairs.close.filter { mode.owner(of: $0) == .hardForMark }.compactMap { pair in
        pair.shortfall.map { ShortPair(first: pair.first, second: pair.second, missed: $0) }
      }
      let rare = owned.filter(\.missed.isOfTritanAlone)
      let found = (owned.filter { !$0.missed.isOfTritanAlone } + tooSmall(mode)).worstFirst
      if found.isEmpty, rare.isEmpty { return ledger.pass() }
      if !found.isEmpty { ledger.report(finding(found, mode, level)) }
      // Few readers have tritan vision: PageSentences.tritanReaders.
      if !rare.isEmpty { ledger.report(finding(rare.worstFirst, mode, min(level, .info))) }
    })
}

/// One finding for pairs, the worst first.
private func finding(_ found: [ShortPair], _ mode: JudgedMode, _ level: Level) -> Finding {
  let (group, worst) = (PairFinding(mode, found), found[0].missed)
  var finding = group.finding(.hardForMark, level, message(group, found[0], mode))
  if worst.isTooSmall { finding.measure = Measure(worst.share, of: 1, .fraction, by: worst.observer) }
  for index in finding.evidence.indices { finding.evidence[index].fails = true }
  finding.suggestions = wider(found, mode)
  return finding
}

/// The configured threshold as a share of the rule's own; 1 without configuration.
private func scale(_ mode: JudgedMode) -> Double { mode.settings.thresholds.filledMarks / MarkFloor.filled }

/// Pairs of points with declared sizes whose difference fewer than half of all viewers notice, by the size model.
private func tooSmall(_ mode: JudgedMode) -> [ShortPair] {
  let points = mode.series.indices.prefix(mode.judgedCount).filter { index in
    mode.series[index].mark == .point && (mode.series[index].width ?? 0) > 0 && mode.shown[index] != nil
  }
  // A hostile theme may declare very many sizes and colours; the fixed floors still apply.
  guard points.count > 1, points.count <= 64 else { return [] }
  let known = Set(mode.pairs.readings.filter { $0.isConfused || $0.isClose }.map { [$0.first, $0.second] })
  var worst: [[Int]: ShortPair] = [:]
  for view in Observer.all(mode.settings) {
    let seen = view.seen(points.compactMap { mode.shown[$0] })
    for a in points.indices {
      for b in points.indices[(a + 1)...] {
        let (i, j) = (points[a], points[b])
        guard !known.contains([i, j]), !mode.isDistinct(i, j) else { continue }
        let diameter = min(mode.series[i].width ?? 0, mode.series[j].width ?? 0)
        let share = SizeModel(diameter: diameter).share(seen[a], seen[b])
        guard share < min(1, worst[[i, j]]?.missed.share ?? 1) else { continue }
        let value = DifferenceMetric.ciede2000.distance(seen[a], seen[b])
        let missed = PairReading.Shortfall(
          view.vision, WeakestDifference(value: value, severity: view.severity),
          of: min(value, MarkFloor.small * scale(mode)), share: share)
        worst[[i, j]] = ShortPair(first: i, second: j, missed: missed)
      }
    }
  }
  return Array(worst.values)
}

/// Suggests a greater width where it would suffice for a thin line.
private func wider(_ found: [ShortPair], _ mode: JudgedMode) -> [Suggestion] {
  let thin = Set(found.flatMap { [$0.first, $0.second] }).filter { MarkFloor.isThin(mode.series[$0]) }.sorted()
  let (line, small) = (MarkFloor.line * scale(mode), MarkFloor.small * scale(mode))
  guard let first = thin.first,
    found.allSatisfy({ $0.missed.weakest.value >= line && $0.missed.required == small })
  else { return [] }
  let series = mode.series[first]
  let lines = thin.count == 1 ? quoted(series.name) : "the lines"
  return [
    Suggestion(
      token: series.token, series: series.name,
      action: "draw \(lines) at least \(Figures.plain(MarkFloor.thinLine)) px wide")
  ]
}

extension PairReading.Shortfall {
  /// Whether the difference suffices for the mark, but not for its size.
  fileprivate var isTooSmall: Bool { required <= weakest.value }
}

private func message(_ group: PairFinding, _ worst: ShortPair, _ mode: JudgedMode) -> String {
  let needy = MarkFloor.floor(mode.series[worst.first]) >= MarkFloor.floor(mode.series[worst.second])
  let mark = mode.series[needy ? worst.first : worst.second]
  let (missed, who) = (worst.missed, worst.missed.observer.who)
  let needs =
    missed.isTooSmall
    ? "at \(Figures.plain(mark.width ?? 0)) px fewer than half notice it"
    : "\(MarkFloor.word(mark)) need \(Figures.plain(missed.required))"
  return group.pairs.count == 1
    ? "\(group.names) are hard to tell apart \(mark.mark == nil ? "" : "on \(MarkFloor.word(mark)) ")\(who): "
      + "\(missed.figure), \(needs)."
    : "\(group.counted) are hard to tell apart: \(group.names); the first keeps \(missed.figure) \(who), \(needs)."
}

/// The difference that half of all viewers notice between two patches of a size: ND(p, s) = p (A + B / s), separately
/// for each axis of CIELAB, with p = 0.5 and s in degrees of visual angle.
///
/// Source: M. Stone, D. A. Szafir, V. Setlur, An engineering model for color difference as a function of size, 2014,
/// table 1; measured with squares of 1/3° to 6°, extrapolated below. Lines and bars are easier to see than squares of
/// the same width (D. A. Szafir 2018), so the model applies only to points.
struct SizeModel {
  /// The just noticeable difference on L*, a* and b*.
  let lightness, a, b: Double

  private static let share = 0.5
  private static let constants = (lightness: (10.16, 1.50), a: (10.68, 3.08), b: (10.70, 5.74))
  /// Degrees per CSS reference pixel, 1/96 inch at 28 inches. Source: CSS Values and Units 4, section 6.2.
  private static let degreesPerPixel = 0.0213
  /// The smallest size for the model, in px: a third of the smallest size measured. An engineering choice.
  private static let least = 5.0

  /// The model for a patch with this diameter in px.
  init(diameter: Double) {
    let size = max(diameter, Self.least) * Self.degreesPerPixel
    func noticed(_ axis: (Double, Double)) -> Double { Self.share * (axis.0 + axis.1 / size) }
    lightness = noticed(Self.constants.lightness)
    a = noticed(Self.constants.a)
    b = noticed(Self.constants.b)
  }

  /// The greatest difference on an axis as a share of the just noticeable one; nobody notices less than 1.
  func share(_ first: LinearSRGB, _ second: LinearSRGB) -> Double {
    let (one, other) = (CIELAB(first), CIELAB(second))
    return max(
      (one.lightness - other.lightness).magnitude / lightness, (one.a - other.a).magnitude / a,
      (one.b - other.b).magnitude / b)
  }
}
