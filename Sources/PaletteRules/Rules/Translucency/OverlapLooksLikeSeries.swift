import Colorimetry

extension Rule {
  /// Translucent series that look like a third series over another series or over another background.
  static let overlapLooksLikeSeries = Rule(
    .overlapLooksLikeSeries, "no series over another, or over another background, looks like a third: ΔE00 8",
    page: RulePage(
      measures: """
        Whether a translucent series over another one makes the colour of a third, so that readers see a series where \
        there is none; and whether it does so over the background, when the plot has its own. The rule skips series \
        that look alike without an overlap, and series that differ in something besides colour, such as a symbol.
        """,
      formula: """
        1. Lay each translucent series over every other series as shown, and
           over the background where the plot has another.
        2. The least ΔE00 between that and each third series, as designed and
           under protan, deutan and tritan vision at every severity.
        """,
      threshold: """
        ΔE00 \(Figures.plain(Thresholds.pair)), as for PC203; our choice. \(PageSentences.difference)
        """,
      affects: "Everyone who reads a chart of overlapping areas. \(PageSentences.redGreenReaders)",
      remedies: [
        "Change the opacity, or the hue of the third series.",
        "Draw overlapping series as lines instead of areas.",
        "Give areas an outline and a pattern.",
      ],
      adjusting: [PageSentences.secondChannel],
      sources: [.charts, .vienot1999, .brettel1997, .ciede2000],
      RuleExample(
        .bad("a translucent blue over a yellow, beside a green that looks like the two together"),
        alongside: [.translucentContrast],
        background: "#000000",
        series: [.named("Sun", "#e8d020"), .named("Rain", "#2a7fff", opacity: 0.5), .named("Both", "#89a890")]),
      RuleExample(
        .good("the same without the third series"),
        background: "#000000", series: [.named("Sun", "#e8d020"), .named("Rain", "#2a7fff", opacity: 0.7)])),
    .mode { mode, level, ledger in
      let clear = mode.series.indices.filter { mode.series[$0].alpha < 1 && mode.shown[$0] != nil }
      guard !clear.isEmpty, mode.judgedCount > 1 else { return }
      guard mode.judgedCount <= mostOverlapping else {
        ledger.leave(NotChecked(.overlapsBeyondLimit, mode.spokenName, mode.judgedCount, mostOverlapping))
        return
      }
      let found = overlaps(mode, clear).sorted { ($0.value, $0.top, $0.like) < ($1.value, $1.top, $1.like) }
      guard let worst = found.first else { return ledger.pass() }
      let top = mode.series[worst.top]
      var finding = RuleKey.overlapLooksLikeSeries.finding(level, message(found, mode), at: top.color.origin)
      let concerned = Set(found.flatMap { [$0.top, $0.like] + ($0.below.map { [$0] } ?? []) }).sorted()
      mode.name(concerned.map { mode.series[$0] }, in: &finding)
      finding.parts = found.map {
        FindingPart(tokens: [mode.series[$0.top].token, mode.series[$0.like].token], measured: $0.value)
      }
      finding.measure = Measure(worst.value, of: Thresholds.pair, .deltaE00, by: worst.view)
      finding.colors = concerned.map { mode.findingColor($0) }
      finding.evidence = found.prefix(NamedList.shown).map { overlap in
        Evidence(
          label: overlap.view.label, hexes: [overlap.view.hex(overlap.shown), overlap.view.hex(overlap.other)],
          figure: Figures.difference(overlap.value, required: Thresholds.pair))
      }
      ledger.report(finding)
    })
}

/// The most series whose overlaps the rule judges: the number of triples grows fast, and no chart overlaps more. An
/// engineering choice.
private let mostOverlapping = 24

private struct Overlap {
  let top: Int
  /// The series below; nil for another background.
  let below: Int?
  let like: Int
  let shown, other: SRGB
  let value: Double
  let view: Observer
}

/// The worst overlap for each series on top and each series that it looks like.
private func overlaps(_ mode: JudgedMode, _ clear: [Int]) -> [Overlap] {
  let series = mode.shown.prefix(mode.judgedCount)
  let laid = clear.filter { $0 < mode.judgedCount }.flatMap { composites(mode, $0) }
  // Simulate each colour once: the series' own first, then the mixtures.
  let colors = (series.map { $0 ?? SRGB(0, 0, 0) } + laid.map(\.shown)).map(mode.settings.flare.light)
  let layers = ([.normal] + mode.settings.deficiencies)
    .map { SimulatedLayers(colors, vision: $0, model: .auto, severities: mode.settings.severities) }
  let confused = mode.pairs.confused
  let close = Set(confused.map { [$0.first, $0.second] })
  // The pairs that look alike without an overlap: to everyone, or with a deficiency.
  var alike: [Vision: Set<[Int]>] = [:]
  for pair in confused {
    for layer in layers where pair.isAlike || pair[layer.vision] != nil {
      alike[layer.vision, default: []].insert([pair.first, pair.second])
    }
  }
  var found: [Overlap] = []
  for top in clear where top < mode.judgedCount {
    for like in series.indices where like != top && !mode.isDistinct(top, like) {
      guard let other = series[like] else { continue }
      var worst: Overlap?
      for (place, overlay) in laid.enumerated() where overlay.top == top && overlay.below != like {
        if let below = overlay.below, mode.isDistinct(below, like) { continue }
        // Ties go to deutan, the more common deficiency.
        for layer in [layers[0]] + layers.dropFirst().reversed() {
          // A likeness that everyone sees needs no deficiency in the sentence.
          let isNormal = layer.vision == .normal
          if worst?.view.vision == .normal, !isNormal { continue }
          // The overlap misleads nobody who already confuses the series below with the third one.
          if let below = overlay.below, alike[layer.vision]?.contains([min(below, like), max(below, like)]) == true {
            continue
          }
          let isFirst = worst == nil || isNormal && worst?.view.vision != .normal
          let least = isFirst ? Thresholds.pair : worst?.value ?? Thresholds.pair
          guard let weakest = layer.weakest(series.count + place, like, below: least) else { continue }
          worst = Overlap(
            top: top, below: overlay.below, like: like, shown: overlay.shown, other: other, value: weakest.value,
            view: Observer(layer.vision, severity: weakest.severity))
        }
      }
      // PC201 to PC203 report pairs that look alike without an overlap.
      if let worst, !close.contains([min(top, like), max(top, like)]) { found.append(worst) }
    }
  }
  return found
}

/// The colours of a series over everything it may cover.
private func composites(_ mode: JudgedMode, _ top: Int) -> [(top: Int, below: Int?, shown: SRGB)] {
  let series = mode.series[top]
  func over(_ below: Int?, _ color: SRGB) -> (top: Int, below: Int?, shown: SRGB) {
    (top, below, series.color.srgb.composited(alpha: series.alpha, over: color))
  }
  var composites = mode.shown.prefix(mode.judgedCount).enumerated().compactMap { below, color in
    below == top ? nil : color.map { over(below, $0) }
  }
  if mode.mode.plotBackground != nil, let background = mode.surfaces.background.color,
    background != mode.surfaces.plot.color
  {
    composites.append(over(nil, background))
  }
  return composites
}

private func message(_ overlaps: [Overlap], _ mode: JudgedMode) -> String {
  let words = overlaps.prefix(NamedList.shown).map { overlap in
    let below = overlap.below.map { quoted(mode.series[$0].name) } ?? "the background"
    return
      "\(quoted(mode.series[overlap.top].name)) over \(below) looks like \(quoted(mode.series[overlap.like].name))"
  }
  let worst = overlaps.first
  let figure = worst.map { Figures.difference($0.value, required: Thresholds.pair) } ?? ""
  let first = overlaps.count == 1 ? "" : " for the first"
  return "\(NamedList.text(words, of: overlaps.count)) \(worst?.view.who ?? "")\(first): \(figure), needs "
    + "\(Figures.plain(Thresholds.pair))."
}
