extension Rule {
  /// Source: WCAG 2.2 SC 1.4.1: colour is not the only visual means of conveying information. The finding is information
  /// while the theme does not state its marks, because the chart may add symbols or labels; it is a warning where the
  /// theme states marks without a second channel. In a mode that promises to differentiate without colour, both rise by
  /// one level.
  static let colorAlone = Rule(
    .colorAlone, "series differ in more than colour: a symbol, dash, pattern or direct label",
    page: RulePage(
      measures: """
        Series that differ only in colour. However well you choose the colours, some readers see them differently: in \
        print, on a dim screen, or with a deficiency that no one simulated. A second difference works for everyone: a \
        symbol on the points, a dash in the line, a pattern in the bar, or the name next to the mark.
        """,
      formula: """
        No number: two series are distinguishable when they are drawn as
        different marks, such as a line before bars; when their symbol, dash
        or pattern differ on a mark that can carry them; when one line is
        \(Figures.plain(SecondChannel.leastWidthRatio)) times as wide as the other; or when one has a direct label.
        """,
      threshold: """
        Two series that share everything else; of context, only the series beside it need a mark. The finding is a note while the theme does not state what the \
        chart draws, because the chart may add symbols. It is a warning where a series states its `mark` and has no \
        second difference. In a mode named `differentiateWithoutColor`, alone or in a combination, these levels rise \
        to warning and error: such a mode exists for this purpose, so the rule judges it independently of the other \
        modes.
        """,
      affects: """
        Everyone who prints the chart in grey; about 1 in 12 men of European descent, who have a red-green deficiency \
        (Birch 2012); and the few people who see no colours at all.
        """,
      remedies: [
        "Add `\"symbol\"`, `\"dash\"` or `\"pattern\"` to each series. Use up to eight symbols in this order: circle, "
          + "cross, triangle, square, asterisk, plus, diamond, ring.",
        "Write each name next to its mark and declare it with `\"label\": \"direct\"`.",
      ],
      adjusting: ["A configured level applies to every case."],
      sources: [.useOfColor, .charts, .redGreenPrevalence],
      RuleExample(
        .bad("a blue and an orange line, both solid: a warning, because the theme states that they are lines"),
        level: .warning,
        series: [.named("Coast", "#0072b2", mark: "line"), .named("Valley", "#d55e00", mark: "line")]),
      RuleExample(.bad("a blue and an orange series without a stated mark"), series: ["#0072b2", "#d55e00"]),
      RuleExample(
        .good("one line solid, one dashed"),
        series: [.named("Coast", "#0072b2", mark: "line"), .named("Valley", "#d55e00", mark: "line", dash: [6, 3])]),
      RuleExample(
        .good("two bars, one with a pattern"),
        series: [
          .named("Coast", "#0072b2", mark: "bar"), .named("Valley", "#d55e00", mark: "bar", pattern: "diagonal"),
        ])),
    .mode { mode, level, ledger in
      guard mode.judgedCount > 1 else { return }
      let isPromised = mode.purpose.differentiatesWithoutColor
      // Only colour distinguishes series whose other channels are the same.
      var parts: [FindingPart] = []
      var alone: Set<Int> = []
      var isPassed = false
      for i in 0..<mode.judgedCount {
        for j in (i + 1)..<max(mode.judgedCount, i + 1) {
          if mode.differ(i, j) {
            isPassed = true
            continue
          }
          alone.formUnion([i, j])
          if parts.count < PairMeasurements.limit {
            parts.append(FindingPart(tokens: [mode.series[i].token, mode.series[j].token]))
          }
        }
      }
      guard !parts.isEmpty else { return ledger.pass(isPassed ? 1 : 0) }

      let statesMarks = alone.contains { mode.series[$0].mark != nil }
      let stated: Level = isPromised ? (statesMarks ? .error : .warning) : statesMarks ? .warning : level
      // Context needs no mark of its own where the other series have one.
      let indices = alone.filter { !mode.series[$0].isContext }.sorted()
      let names = NamedList.text(indices.map { quoted(mode.series[$0].name) })
      let message =
        "\(names) \(indices.count == 1 ? "differs" : "differ") "
        + (indices.count < alone.count ? "from other series " : "") + "only in colour"
        + (isPromised ? " in a mode that promises more" : "")
        + "; add symbols, dashes, patterns or direct labels."
      var finding = RuleKey.colorAlone.finding(
        mode.settings.isSet(.colorAlone) ? level : stated, message, at: mode.series[indices[0]].color.origin)
      mode.name(indices.map { mode.series[$0] }, in: &finding)
      finding.parts = parts
      finding.colors = indices.map { mode.findingColor($0) }
      finding.measure = Measure(Double(indices.count), .count)
      if mode.mode.name == mode.theme.modes.first?.name,
        ModeOffer.differentiateWithoutColor.isMissing(in: mode.theme)
      {
        finding.suggestions = [
          Suggestion(
            token: mode.series[indices[0]].token,
            action: "give each a symbol, dash or pattern: for everyone, or in a mode 'differentiateWithoutColor'")
        ]
      }
      ledger.report(finding)
    })
}
