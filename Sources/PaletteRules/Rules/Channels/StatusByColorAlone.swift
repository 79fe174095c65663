import Colorimetry
import SourceText

extension Rule {
  /// Status colours that look alike, look like a series, or are the only sign of a text's judgement.
  ///
  /// Source: WCAG 2.2 SC 1.4.1: content that relies on perceiving a particular colour, such as red for invalid and green
  /// for valid, needs another indicator whatever the contrast (Understanding SC 1.4.1).
  static let statusByColorAlone = Rule(
    .statusByColorAlone, "good, neutral and bad differ in more than colour",
    page: RulePage(
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
        bad (gain and loss, up and down, success and error). Where both pass, the finding is a note, as for \
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
      RuleExample(
        .bad("a green for good and a red of the same lightness for bad"), level: .error,
        onWhite: """
          "series": [{ "name": "Sales", "color": "#0b3d91" }],
          "status": { "good": "#2c8a3c", "bad": "#b8432f" }
          """),
      RuleExample(
        .bad("a pure green for good and a pure red for bad, hard to tell apart with protanopia"),
        onWhite: """
          "series": [{ "name": "Sales", "color": "#0b3d91" }],
          "status": { "good": "green", "bad": "red" }
          """),
      RuleExample(
        .bad("gains in dark green and losses in dark red, without a sign beside them"),
        onWhite: """
          "text": "#000000",
          "texts": [{ "name": "gain", "color": "#005c2e" }, { "name": "loss", "color": "#b3001b" }],
          "series": [{ "name": "Sales", "color": "#0b3d91" }]
          """),
      RuleExample(
        .bad("a blue for good and an orange for bad: only a note"), level: .info,
        onWhite: """
          "series": [{ "name": "Sales", "color": "#3a3a3a" }],
          "status": { "good": "#0072b2", "bad": "#d55e00" }
          """),
      RuleExample(
        .good("one status colour, which only a sign uses"),
        onWhite: """
          "series": [{ "name": "Sales", "color": "#3a3a3a" }],
          "status": { "bad": "#d55e00" }
          """),
      RuleExample(
        .good("gains with an upward triangle, losses with a downward one"),
        onWhite: """
          "text": "#000000",
          "texts": [
            { "name": "gain", "color": "#005c2e", "symbol": "triangle" },
            { "name": "loss", "color": "#b3001b", "symbol": "triangle-down" }
          ],
          "series": [{ "name": "Sales", "color": "#0b3d91" }]
          """)),
    .mode { mode, level, ledger in
      let status = StatusColor.all(mode)
      let texts = SpokenText.all(mode, status.map { ($0.word, $0.color) })
      guard !(status.isEmpty && texts.isEmpty) else { return }
      for color in status where color.shown == nil {
        ledger.leave(
          .check(
            .statusByColorAlone, subject: color.word, mode: mode.spokenName,
            NotChecked.Reason.translucentSurface("background")))
      }
      let check = StatusCheck(mode, status.filter { $0.shown != nil }, level)
      // Each of the causes has its own remedy.
      let found = [check.confused, check.close, check.carried(by: texts), check.likeSeries].compactMap(\.self)
      guard found.isEmpty else { return found.forEach { ledger.report($0) } }
      guard check.status.count > 1 else { return ledger.pass() }
      let words = NamedList.text(check.status.map(\.word))
      ledger.report(
        check.finding(
          mode.settings.isSet(.statusByColorAlone) ? level : min(level, .info),
          "the status colours (\(words)) differ only in colour; add a sign, a word or an arrow to each.",
          check.status))
    })
}

/// The checks of the status colours of a mode whose looks are known.
private struct StatusCheck {
  let mode: JudgedMode
  let status: [StatusColor]
  private let level: Level
  private let pairs: PairMeasurements

  init(_ mode: JudgedMode, _ status: [StatusColor], _ level: Level) {
    (self.mode, self.status, self.level) = (mode, status, level)
    let shown = status.compactMap(\.shown)
    pairs = PairMeasurements(
      shown.map { mode.settings.flare.light($0) }, severities: mode.settings.severities, visions: mode.pairs.visions
    ) { i, j in
      ComfortableDistance(
        isRedGreen: ComfortableDistance.areRedAndGreen(shown[i], shown[j]), mode.settings.thresholds)
    }
  }

  /// A level that the configuration does not set.
  private func unlessSet(_ own: Level) -> Level { mode.settings.isSet(.statusByColorAlone) ? level : own }

  func finding(_ level: Level, _ message: String, _ colors: [StatusColor]) -> Finding {
    var finding = mode.finding(
      .statusByColorAlone, level, message,
      about: colors.map {
        FindingSubject(token: $0.token, origin: $0.color.origin, hex: ($0.shown ?? $0.color.srgb).hex)
      })
    finding.parts = []
    return finding
  }

  /// Status colours that look alike.
  var confused: Finding? {
    let found = pairs.confused.map { pair in
      var worst = PairReading.Shortfall.designed(pair.designed, of: Thresholds.pair)
      // Colours that look alike to everyone need no deficiency to explain it.
      for vision in Vision.deficiencies where !pair.isAlike {
        guard let weakest = pair[vision], weakest.value <= worst.weakest.value else { continue }
        worst = PairReading.Shortfall(vision, weakest, of: Thresholds.pair)
      }
      return (pair: pair, missed: worst)
    }
    return finding(found) { pair, worst, more in
      // As strict as PC201 and PC202 with two series.
      let strict = unlessSet(worst.vision == .tritan ? level : max(level, .error))
      return (
        strict,
        "\(likeness(worst.weakest.value)) \(worst.observer.who)\(more): \(worst.figure), needs "
          + "\(Figures.plain(Thresholds.pair)); add a sign or a word to each.\(people(pair, worst.vision))"
      )
    }
  }

  /// Status colours that readers tell apart, but not clearly.
  var close: Finding? {
    let found = pairs.close.compactMap { pair in pair.missed.map { (pair: pair, missed: $0) } }
    return finding(found) { pair, missed, more in
      (
        level,
        "are close \(missed.observer.who)\(missed.observer.school)\(more): \(missed.figure), needs \(Figures.plain(missed.required))"
          + "\(pair.isRedGreen ? " for a red and a green" : ""); add a sign or a word to each."
      )
    }
  }

  /// The finding about the worst of some pairs; nil without any.
  private func finding(
    _ found: [(pair: PairReading, missed: PairReading.Shortfall)],
    _ words: (PairReading, PairReading.Shortfall, _ more: String) -> (Level, String)
  ) -> Finding? {
    guard let (pair, missed) = found.min(by: { $0.missed.share < $1.missed.share }) else { return nil }
    let (one, other) = (status[pair.first], status[pair.second])
    let more = found.count > 1 ? " (and \(found.count - 1) more of these pairs)" : ""
    let (level, text) = words(pair, missed, more)
    var finding = finding(level, "the colours for \(one.word) and \(other.word) \(text)", [one, other])
    finding.origin = other.color.origin
    finding.measure = missed.measure
    finding.related = [RelatedPlace(label: one.word, origin: one.color.origin)]
    finding.evidence = [missed.evidence([one, other].compactMap(\.shown))]
    return finding
  }

  /// A sentence on how many people confuse the two; empty where everyone does.
  private func people(_ pair: PairReading, _ worst: Vision) -> String {
    guard worst != .normal else { return "" }
    let (ours, theirs) = pairs.readers(pair.first, pair.second, worst == .tritan ? [.tritan] : [.protan, .deutan])
    return " " + prevalence(ours, theirs)
  }

  /// Texts that say good or bad by their colour alone.
  func carried(by texts: [SpokenText]) -> Finding? {
    let carried = SpokenText.withoutSign(texts)
    guard !carried.isEmpty else { return nil }
    let words = carried.prefix(NamedList.shown).map { "\(quoted($0.name)) says \($0.word)" }
    let subjects = carried.map { FindingSubject($0.text.color, $0.token) }
    var finding = mode.finding(
      .statusByColorAlone, level,
      "\(NamedList.text(Array(words), of: carried.count)) by the colour of the text alone; add a sign or "
        + "a word, such as + and − or an arrow.", about: subjects)
    finding.parts = subjects.map(\.part)
    return finding
  }

  /// A series in the colour of a status that it does not refer to, because readers take it for that status.
  var likeSeries: Finding? {
    let flare = mode.settings.flare
    let found = status.flatMap { color in
      mode.series.indices.prefix(64).compactMap { index -> (status: StatusColor, index: Int, value: Double)? in
        guard let shown = color.shown, let series = mode.shown[index],
          !color.isSameToken(as: mode.series[index].color)
        else { return nil }
        let value = DifferenceMetric.ciede2000.distance(flare.light(shown), flare.light(series))
        return value < Thresholds.pair ? (color, index, value) : nil
      }
    }
    guard let (color, index, value) = found.min(by: { $0.value < $1.value }) else { return nil }
    let figure = Figures.difference(value, required: Thresholds.pair)
    let series = mode.series[index]
    var finding = finding(
      unlessSet(min(level, .info)),
      "\(quoted(series.name)) looks like the colour for \(color.word): \(figure), needs "
        + "\(Figures.plain(Thresholds.pair)); readers may mistake the series for a judgement.", [color])
    finding.origin = series.color.origin
    finding.tokens.append(series.token)
    finding.series = [series.name]
    finding.measure = Measure(value, of: Thresholds.pair, .deltaE00)
    return finding
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
  func isSameToken(as other: ThemeColor) -> Bool { color.definition == other.definition }
}
