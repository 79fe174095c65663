import Colorimetry

extension Rule {
  /// Bars and areas that touch stand out from each other, or a line between them from both.
  ///
  /// Source: WCAG 2.2 SC 1.4.11, level AA, on adjacent colours; technique G209.
  static let adjacentContrast = Rule(
    .adjacentContrast, "marks that touch stand out from each other: 3:1, or a line between them",
    RuleThreshold(.ratio, \.touchingMarks, "marks that touch"),
    page: RulePage(
      measures: """
        Whether readers can see that bars and areas that touch, as in a stack or a ring, are two marks. Different \
        lightness separates them for everybody; so does a line or a gap that contrasts with both. \
        \(PageSentences.ratio) The rule applies to series whose `mark` is a bar or an area. A pattern or a direct \
        label also separates two marks. Readers with protanopia see reds darker: a red may look as dark to them as \
        the mark beside it.
        """,
      formula: """
        \(PageSentences.contrastFormula)
        Then the same of the two colours as seen with protanopia, by Viénot
        1999 and by Machado 2009, where the brighter one looks darker: both
        have to be too low. The finding gives Viénot's.
        """,
      threshold: """
        \(Figures.plain(Thresholds.standard.marks)):1 between the two, or between the line and each of them; from WCAG \
        2.2. The finding is a warning where the theme declares that marks touch, and a note where it does not.
        """,
      affects: PageSentences.lowVisionReaders,
      remedies: [
        "Draw a line between the marks in the colour of the background: it looks like a gap. Declare it with "
          + "`\"usage\": { \"outline\": \"white\" }`.",
        "Alternate light and dark colours, with `\"adjacent\": \"order\"`, or `\"ring\"` where the last one touches "
          + "the first, as in a donut.",
      ],
      adjusting: [
        "`\"usage\": { \"adjacent\": \"all\" }` declares that any two may touch, `\"order\"` that neighbours in the list may, "
          + "`\"ring\"` that the last and the first may as well, and `\"none\"` that no two touch."
      ],
      sources: [
        .nonTextContrast, .nonTextContrastUnderstood, .borders, .contrastRatio, .vienot1999, .machado2009,
      ],
      RuleExample(
        .bad("a violet and a blue in one stack"), alongside: [.colorAlone],
        onWhite: """
          "series": [
            { "name": "Rent", "color": "#6929c4", "mark": "bar" },
            { "name": "Food", "color": "#1192e8", "mark": "bar" }
          ],
          "usage": { "adjacent": "order" }
          """),
      RuleExample(
        .bad("a red beside a black, as readers with protanopia see them"), alongside: [.colorAlone],
        onWhite: """
          "series": [
            { "name": "Loss", "color": "#e00000", "mark": "bar" },
            { "name": "Debt", "color": "#000000", "mark": "bar" }
          ],
          "usage": { "adjacent": "order" }
          """),
      RuleExample(
        .bad("the same bars in a theme that does not say whether they touch: a note"), level: .info,
        alongside: [.colorAlone],
        series: [.named("Rent", "#6929c4", mark: "bar"), .named("Food", "#1192e8", mark: "bar")]),
      RuleExample(
        .good("the violet and the blue with a white line between them, and a pattern"),
        onWhite: """
          "series": [
            { "name": "Rent", "color": "#6929c4", "mark": "bar", "pattern": "diagonal" },
            { "name": "Food", "color": "#1192e8", "mark": "bar" }
          ],
          "usage": { "adjacent": "order", "outline": "#ffffff" }
          """)),
    .mode { mode, level, ledger in
      let required = mode.settings.thresholds.touchingMarks
      var isJudged = false
      var faint: [Faint] = []
      for (i, j) in touchingMarks(mode) {
        guard let a = mode.shown[i], let b = mode.shown[j] else { continue }
        isJudged = true
        guard !mode.isDistinct(i, j), !hasOutline(i, j, a, b, mode) else { continue }
        let ratio = mode.settings.flare.contrastRatio(a, b)
        if ratio < required {
          faint.append(Faint(first: i, second: j, ratio: ratio, seen: nil))
        } else if let seen = DarkenedPair(a, b, mode.settings), seen.fails(required) {
          faint.append(Faint(first: i, second: j, ratio: seen.ratio, seen: seen))
        }
        guard faint.count < PairMeasurements.limit else { break }
      }
      guard isJudged else { return }
      faint.sort { ($0.ratio, $0.first, $0.second) < ($1.ratio, $1.first, $1.second) }
      guard let worst = faint.first else { return ledger.pass() }

      // Bars side by side do not touch; where the theme does not say whether marks touch, the finding is information.
      let isStated = mode.mode.usage.adjacent != nil || mode.settings.isSet(.adjacentContrast)
      let group = PairFinding(mode, faint.map { ($0.first, $0.second) }, measured: faint.map(\.ratio))
      var finding = group.finding(
        .adjacentContrast, isStated ? level : min(level, .info), message(group, worst, mode, isStated: isStated))
      let protan = Observer(.protan, severity: mode.settings.highestSeverity)
      finding.measure = Measure(worst.ratio, of: required, .ratio, by: worst.seen == nil ? nil : protan)
      finding.evidence = faint.prefix(NamedList.shown).map { pair in
        let (changed, kept) = mode.laterFirst(pair.first, pair.second)
        let hexes =
          pair.seen.map { changed == pair.first ? [$0.first.hex, $0.second.hex] : [$0.second.hex, $0.first.hex] }
          ?? [mode.findingColor(changed).hex, mode.findingColor(kept).hex]
        return Evidence(
          label: pair.seen == nil ? "side by side" : protan.label, hexes: hexes,
          figure: Figures.ratio(pair.ratio, required: required))
      }
      finding.suggestions = [outline(faint, mode)].compactMap(\.self)
      ledger.report(finding)
    })
}

private struct Faint {
  let first, second: Int
  /// As designed, or as seen.
  let ratio: Double
  /// How readers with protanopia see a pair that has enough contrast for others.
  let seen: DarkenedPair?
}

/// The pairs of bars and areas that may touch, by index of series: any where the theme does not say.
private func touchingMarks(_ mode: JudgedMode) -> [(Int, Int)] {
  let filled = mode.series.indices.prefix(mode.judgedCount).filter { mode.series[$0].isFilled }
  let neighbours = Array(zip(filled, filled.dropFirst()))
  switch mode.mode.usage.adjacent ?? .all {
  case .none: return []
  case .order: return neighbours
  case .ring:
    // Two marks already touch.
    return neighbours + (filled.count > 2 ? [(filled[0], filled[filled.count - 1])] : [])
  case .all: return filled.indices.flatMap { a in filled.indices[(a + 1)...].map { (filled[a], filled[$0]) } }
  }
}

private func hasOutline(_ i: Int, _ j: Int, _ a: SRGB, _ b: SRGB, _ mode: JudgedMode) -> Bool {
  [mode.mode.usage.outline, mode.series[i].stroke, mode.series[j].stroke].compactMap(\.self).contains { outline in
    outline.alpha >= 1
      && [a, b].allSatisfy {
        mode.settings.flare.contrastRatio(outline.srgb, $0) >= mode.settings.thresholds.touchingMarks
      }
  }
}

/// A line that contrasts with all of them: the plot's own colour, which looks like a gap, otherwise white or black.
private func outline(_ faint: [Faint], _ mode: JudgedMode) -> Suggestion? {
  let colors = Set(faint.flatMap { [$0.first, $0.second] }).sorted().compactMap { mode.shown[$0] }
  let candidates = [mode.surfaces.plot.color, SRGB(1, 1, 1), SRGB(0, 0, 0)].compactMap(\.self)
  func least(_ line: SRGB) -> Double { colors.map { mode.settings.flare.contrastRatio(line, $0) }.min() ?? 0 }
  return candidates.first { least($0) >= mode.settings.thresholds.touchingMarks }.map { line in
    Suggestion(
      token: mode.series[faint[0].first].token, measured: least(line),
      action: "draw a line of \(line.hex) between the marks", gain: "\(Figures.ratio(least(line))) or more against each"
    )
  }
}

private func message(_ group: PairFinding, _ worst: Faint, _ mode: JudgedMode, isStated: Bool) -> String {
  let required = mode.settings.thresholds.touchingMarks
  let who = visionName(.protan, severity: mode.settings.highestSeverity)
  let figure = Figures.ratio(worst.ratio, required: required) + (worst.seen == nil ? "" : " as seen with \(who)")
  let has =
    mode.mode.usage.outline.map { line in
      " and the line of \(line.srgb.hex) \(line.alpha >= 1 ? "does not separate them" : "is translucent")"
    } ?? ""
  let touch = isStated ? "touch" : "may touch"
  let needs = "needs \(Figures.plain(required)):1 or a line between them."
  return group.pairs.count == 1
    ? "\(group.names) \(touch), with \(figure) between them\(has), \(needs)"
    : "\(group.counted) of marks that \(touch) are too close in lightness: \(group.names); \(figure) for the "
      + "first\(has), \(needs)"
}
