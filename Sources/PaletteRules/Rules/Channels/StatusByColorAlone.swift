import Colorimetry
import SourceText

/// Reports good, neutral and bad carried by colour: status colours that look alike, look like a series, or are the only
/// sign of a text's judgement.
///
/// Source: WCAG 2.2 SC 1.4.1: content that relies on perceiving a particular colour, such as red for invalid and green
/// for valid, needs another indicator whatever the contrast (Understanding SC 1.4.1).
enum StatusByColorAlone: ModeRule {
  static let key = RuleKey.statusByColorAlone
  static let summary = "good, neutral and bad differ in more than colour (WCAG 2.2 SC 1.4.1)"

  static func check(_ mode: JudgedMode, at level: Level, into ledger: inout CheckLedger) {
    let status = StatusColor.all(mode)
    let texts = SpokenText.all(mode, status.map { ($0.word, $0.color) })
    guard !(status.isEmpty && texts.isEmpty) else { return }
    let known = status.compactMap { color in color.shown.map { (color, $0) } }
    for color in status where color.shown == nil {
      ledger.leave(.check(key, subject: color.word, mode: mode.spokenName, .translucent(surface: "background")))
    }
    let colors = known.map { mode.settings.flare.light($0.1) }
    let pairs = PairMeasurements(
      colors, severities: mode.settings.severities, visions: mode.pairs.visions
    ) { i, j in
      ComfortableDistance(
        isRedGreen: ComfortableDistance.areRedAndGreen(known[i].1, known[j].1), mode.settings.thresholds)
    }
    // Each of the causes has its own remedy.
    let found = [
      confused(known.map(\.0), pairs, mode, level), close(known.map(\.0), pairs, mode, level),
      carriedByText(texts, mode, level),
      likeSeries(known, mode, level),
    ].compactMap(\.self)
    guard found.isEmpty else { return found.forEach { ledger.report($0) } }
    guard known.count > 1 else { return ledger.pass() }
    let words = NamedList.text(known.map(\.0.word))
    var finding = self.finding(
      mode.settings.isSet(key) ? level : min(level, .info),
      "the status colours (\(words)) differ only in colour; add a sign, a word or an arrow to each.",
      at: known[0].0.color.origin)
    describe(&finding, known.map(\.0), mode)
    ledger.report(finding)
  }

  /// Reports status colours that look alike.
  private static func confused(
    _ status: [StatusColor], _ pairs: PairMeasurements, _ mode: JudgedMode, _ level: Level
  ) -> Finding? {
    let found = pairs.confused.map { pair in
      var worst = PairReading.Shortfall.designed(pair.designed, of: Thresholds.pair)
      // Colours that look alike to everyone need no deficiency to explain it.
      for vision in Vision.deficiencies where !pair.isAlike {
        guard let weakest = pair[vision], weakest.value <= worst.weakest.value else { continue }
        worst = PairReading.Shortfall(vision, weakest, of: Thresholds.pair)
      }
      return (pair: pair, worst: worst)
    }
    guard let (pair, worst) = found.min(by: { $0.worst.share < $1.worst.share }) else { return nil }
    let more = found.count > 1 ? " (and \(found.count - 1) more of these pairs)" : ""
    // As strict as PC201 and PC202 with two series.
    let strict = worst.vision == .tritan ? level : max(level, .error)
    return finding(
      status[pair.first], status[pair.second], worst, mode, mode.settings.isSet(key) ? level : strict,
      "\(likeness(worst.weakest.value)) \(worst.observer.who)\(more): \(worst.figure), needs "
        + "\(Figures.plain(Thresholds.pair)); add a sign or a word to each.\(people(pair, worst.vision, pairs))")
  }

  /// Reports status colours that readers tell apart, but not clearly.
  private static func close(
    _ status: [StatusColor], _ pairs: PairMeasurements, _ mode: JudgedMode, _ level: Level
  ) -> Finding? {
    let found = pairs.close.compactMap { pair in pair.missed.map { (pair: pair, missed: $0) } }
    guard let (pair, missed) = found.min(by: { $0.missed.share < $1.missed.share }) else { return nil }
    let (one, another) = (status[pair.first], status[pair.second])
    let more = found.count > 1 ? " (and \(found.count - 1) more of these pairs)" : ""
    return finding(
      one, another, missed, mode, level,
      "are close \(missed.observer.who)\(missed.school)\(more): \(missed.figure), needs \(Figures.plain(missed.required))"
        + "\(pair.isRedGreen ? " for a red and a green" : ""); add a sign or a word to each.")
  }

  private static func finding(
    _ one: StatusColor, _ other: StatusColor, _ missed: PairReading.Shortfall, _ mode: JudgedMode, _ level: Level,
    _ words: String
  ) -> Finding {
    var finding = self.finding(
      level, "the colours for \(one.word) and \(other.word) \(words)", at: other.color.origin)
    describe(&finding, [one, other], mode)
    finding.measure = missed.measure
    finding.related = [RelatedPlace(label: one.word, origin: one.color.origin)]
    finding.evidence = [missed.evidence([one, other].compactMap(\.shown))]
    return finding
  }

  /// A sentence on how many people confuse the two; empty where everyone does.
  private static func people(
    _ pair: PairReading, _ worst: Vision, _ pairs: PairMeasurements
  ) -> String {
    let visions: [Vision] =
      switch worst {
      case .normal, .grey: []
      case .tritan: [.tritan]
      case .protan, .deutan: [.protan, .deutan]
      }
    guard !visions.isEmpty else { return "" }
    let (ours, theirs) = pairs.readers(pair.first, pair.second, visions)
    return " " + prevalence(ours, theirs)
  }

  /// Reports texts that say good or bad by their colour alone.
  private static func carriedByText(_ texts: [SpokenText], _ mode: JudgedMode, _ level: Level) -> Finding? {
    let carried = SpokenText.withoutSign(texts)
    guard let first = carried.first else { return nil }
    let words = carried.map { "\(quoted($0.name)) says \($0.word)" }
    var finding = self.finding(
      level,
      "\(NamedList.text(Array(words.prefix(NamedList.shown)), of: words.count)) by the colour of the text alone; add a sign or "
        + "a word, such as + and − or an arrow.",
      at: first.text.color.origin)
    finding.tokens = carried.map(\.token)
    finding.parts = carried.map { FindingPart(tokens: [$0.token]) }
    finding.mode = mode.mode.name
    finding.colors = carried.map { FindingColor(token: $0.token, hex: $0.text.color.srgb.hex) }
    return finding
  }

  /// Reports a series in the colour of a status that it does not refer to, because readers take it for that status.
  private static func likeSeries(
    _ status: [(StatusColor, SRGB)], _ mode: JudgedMode, _ level: Level
  ) -> Finding? {
    var found: [(StatusColor, Int, Double)] = []
    for (color, shown) in status {
      for index in mode.series.indices.prefix(64) {
        guard let series = mode.shown[index], !color.isSameToken(as: mode.series[index].color) else { continue }
        let flare = mode.settings.flare
        let value = DifferenceMetric.ciede2000.distance(flare.light(shown), flare.light(series))
        if value < Thresholds.pair { found.append((color, index, value)) }
      }
    }
    guard let (color, index, value) = found.min(by: { $0.2 < $1.2 }) else { return nil }
    let figure = Figures.difference(value, required: Thresholds.pair)
    let series = mode.series[index]
    var finding = self.finding(
      mode.settings.isSet(key) ? level : min(level, .info),
      "\(quoted(series.name)) looks like the colour for \(color.word): \(figure), needs "
        + "\(Figures.plain(Thresholds.pair)); readers may mistake the series for a judgement.",
      at: series.color.origin)
    describe(&finding, [color], mode)
    finding.tokens.append(series.token)
    finding.series = [series.name]
    finding.measure = Measure(value, of: Thresholds.pair, .deltaE00)
    return finding
  }

  private static func describe(_ finding: inout Finding, _ status: [StatusColor], _ mode: JudgedMode) {
    finding.tokens = status.map(\.token)
    finding.mode = mode.mode.name
    finding.colors = status.map { FindingColor(token: $0.token, hex: ($0.shown ?? $0.color.srgb).hex) }
  }
}

/// A colour that carries a judgement, as shown.
private struct StatusColor {
  /// `good`, `neutral`, `bad`.
  let word: String
  let color: ThemeColor
  /// The colour on the background; nil where that background is unknown.
  let shown: SRGB?

  var token: String { color.tokenName(role: "status.\(word)") }

  static func all(_ mode: JudgedMode) -> [StatusColor] {
    let status = mode.mode.status
    return [("good", status.good), ("neutral", status.neutral), ("bad", status.bad)].compactMap { word, color in
      color.map {
        StatusColor(
          word: word, color: $0, shown: Surfaces.shown($0.srgb, alpha: $0.alpha, on: mode.surfaces.background))
      }
    }
  }

  /// Whether one definition supplies both colours, so that the theme means them to be equal.
  func isSameToken(as other: ThemeColor) -> Bool {
    let (a, b) = (color.definition, other.definition)
    return a.file.path == b.file.path && a.range == b.range
  }
}

extension StatusByColorAlone {
  static let page = RulePage(
    measures: """
      Whether the colours for good, neutral and bad can be told apart, by everyone and with each deficiency; whether \
      a text says good or bad by its colour alone, as a green and a red number do; and whether a series has the \
      colour of a judgement that it does not mean. The rule judges a status as strictly as two series. Even status colours that everyone can tell apart need a sign or a \
      word beside them.
      """,
    formula: PageSentences.confusionFormula(
      "protan, deutan and tritan vision", by: "Viénot 1999 (tritan: Brettel 1997)"),
    threshold: """
      ΔE00 \(Figures.plain(Thresholds.pair)) between two of them, as for PC201: below it the finding is an error (a \
      warning under tritan vision). From there to what PC204, PC205 and PC209 require of two series, it is a warning: \
      ΔE00 \(Figures.plain(MarkFloor.unstated)), and \(Figures.plain(MarkFloor.small)) for a red and a green. An entry of `texts` carries its \
      judgement by colour alone when it has the exact colour of a status; so do two entries whose names say good and \
      bad (gain and loss, up and down, success and error). Where both pass, the finding is information, as for \
      PC301. \(PageSentences.difference)
      """,
    affects: PageSentences.redGreenReaders,
    remedies: [
      "Write a sign or a word beside the colour: + and −, an arrow up or down, ok and failed.",
      "Use blue for good and orange or red for bad, or make one of the two much darker.",
    ],
    adjusting: [
      "`\"status\": { \"good\": …, \"neutral\": …, \"bad\": … }` declares them.",
      "`\"symbol\"` on an entry of `texts` declares the symbol beside it; texts with different symbols pass.",
    ],
    sources: [.useOfColor, .charts, .redGreenPrevalence, .vienot1999, .ciede2000],
    bad: [
      RuleExample(
        "a green for good and a red of the same lightness for bad", level: .error,
        onWhite: """
          "series": [{ "name": "Sales", "color": "#0b3d91" }],
          "status": { "good": "#2c8a3c", "bad": "#b8432f" }
          """),
      RuleExample(
        "a pure green for good and a pure red for bad, close with protanopia",
        onWhite: """
          "series": [{ "name": "Sales", "color": "#0b3d91" }],
          "status": { "good": "green", "bad": "red" }
          """),
      RuleExample(
        "gains in dark green and losses in dark red, without a sign beside them",
        onWhite: """
          "text": "#000000",
          "texts": [{ "name": "gain", "color": "#005c2e" }, { "name": "loss", "color": "#b3001b" }],
          "series": [{ "name": "Sales", "color": "#0b3d91" }]
          """),
      RuleExample(
        "a blue for good and an orange for bad: information only", level: .info,
        onWhite: """
          "series": [{ "name": "Sales", "color": "#3a3a3a" }],
          "status": { "good": "#0072b2", "bad": "#d55e00" }
          """),
    ],
    good: [
      RuleExample(
        "one status colour, which only a sign uses",
        onWhite: """
          "series": [{ "name": "Sales", "color": "#3a3a3a" }],
          "status": { "bad": "#d55e00" }
          """),
      RuleExample(
        "gains with an upward triangle, losses with a downward one",
        onWhite: """
          "text": "#000000",
          "texts": [
            { "name": "gain", "color": "#005c2e", "symbol": "triangle" },
            { "name": "loss", "color": "#b3001b", "symbol": "triangle-down" }
          ],
          "series": [{ "name": "Sales", "color": "#0b3d91" }]
          """),
    ])
}
