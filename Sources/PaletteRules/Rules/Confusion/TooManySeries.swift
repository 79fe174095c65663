import Colorimetry

extension Rule {
  /// Two confused series need no advice about their number.
  private static let fewestSeries = 3

  /// How many of the first colours of a palette work together, and whether another order allows more.
  static let tooManySeries = Rule(
    .tooManySeries, "all series work together; if not, how many of the first do, and which order allows more",
    page: RulePage(
      measures: """
        How much of a palette a chart can use. Charts take colours from the front, so the rule counts how many of the \
        first ones work together before two look alike, to everyone or with a red-green deficiency. Where another \
        order allows more, the finding names it. Series that differ in something \
        besides colour, such as a symbol or a dash, never count as looking alike.
        """,
      formula: """
        1. Pairs that PC201 or PC203 would name.
        2. The first series confused with an earlier one ends the count.
        3. A search finds the largest set of series without such a pair.
        """,
      threshold: """
        The rule has none of its own; it gives a note. It applies to three series or more where PC201 or PC203 \
        reports a pair.
        """,
      affects: PageSentences.redGreenReaders,
      remedies: [
        "Use the order of the finding, and keep the rest for charts with symbols or labels.",
        "Declare how many a chart uses at most: `\"usage\": { \"maxSeries\": 5 }`.",
        "Group small series, or split the chart.",
      ],
      sources: [.petroff, .redGreenPrevalence, .vienot1999, .ciede2000],
      RuleExample(
        .bad("a blue, a green, a red of the same lightness as the green, and a dark grey"),
        alongside: [.redGreenConfusion],
        series: ["#1f77b4", "#5b8c2a", "#b8602f", "#222222"]),
      RuleExample(.good("a blue, an orange and a nearly black violet"), series: ["#0072b2", "#d55e00", "#2d004b"])),
    .mode { mode, level, ledger in
      let known = mode.shown.prefix(mode.judgedCount).count { $0 != nil }
      // With an unmeasurable series, every count would be a guess.
      guard mode.measuredPairCount > 0, mode.judgedCount >= fewestSeries, known == mode.judgedCount,
        mode.pairs.unjudged == 0
      else { return }
      let confused = mode.pairs.readings.filter { pair in
        (pair.isAlike || pair.confusions.isRedGreen) && !mode.isDistinct(pair.first, pair.second)
      }
      guard !confused.isEmpty else { return ledger.pass() }
      let safe = SafePrefix(count: mode.judgedCount, confused: confused.map { ($0.first, $0.second) })

      let first = mode.series[min(safe.count, mode.judgedCount - 1)]
      var finding = RuleKey.tooManySeries.finding(level, message(safe, mode), at: first.color.origin)
      mode.name(Array(mode.series.prefix(mode.judgedCount)), in: &finding)
      finding.measure = Measure(Double(safe.count), of: Double(mode.judgedCount), .count)
      if safe.best.count > safe.count {
        let order = safe.best.map { quoted(mode.series[$0].name) }
        let shown = Array(order.prefix(longestOrder)).listed(of: order.count)
        finding.suggestions = [
          Suggestion(
            token: first.token, measured: Double(order.count),
            action: "begin with \(shown): these \(order.count) work together")
        ]
      }
      ledger.report(finding)
    })
}

/// The most names in the better order. An engineering choice: nobody types a longer palette from a report.
private let longestOrder = 12

private func message(_ safe: SafePrefix, _ mode: JudgedMode) -> String {
  let all = mode.judgedCount
  let together =
    safe.count < 2 ? "not even the first two of \(all) series" : "only the first \(safe.count) of \(all) series"
  return "\(together) work together before two look alike with a red-green deficiency or to everyone"
    + (safe.best.count > safe.count ? "; in another order \(safe.best.count) do." : ".")
}

/// How many series work together before two of them look alike, in the given order and in a better one.
package struct SafePrefix: Sendable {
  /// How many of the first series are all distinct.
  package let count: Int
  /// The indices of the largest distinct set found, rising; at least ``count`` of them.
  package let best: [Int]

  /// The most choices tried before the search returns the best so far: enough for every palette of twenty colours in
  /// use. An engineering choice.
  private static let work = 20_000

  /// Computes both for `count` series from the pairs that look alike.
  package init(count: Int, confused: [(first: Int, second: Int)]) {
    self.count = confused.map { max($0.first, $0.second) }.min() ?? count
    var neighbours = [Set<Int>](repeating: [], count: count)
    for (a, b) in confused where a < count && b < count && a != b {
      neighbours[a].insert(b)
      neighbours[b].insert(a)
    }
    var search = Search(neighbours: neighbours, best: Array(0..<self.count), work: Self.work)
    search.extend([], Array(0..<count))
    best = search.best
  }

  /// Branch and bound over series in order: use the next one, or skip it.
  private struct Search {
    let neighbours: [Set<Int>]
    var best: [Int]
    var work: Int

    /// - Parameter candidates: The series after the last chosen one that are distinct from all chosen ones.
    mutating func extend(_ taken: [Int], _ candidates: [Int]) {
      if taken.count > best.count { best = taken }
      for (place, candidate) in candidates.enumerated() {
        guard taken.count + candidates.count - place > best.count, work > 0 else { return }
        work -= 1
        extend(taken + [candidate], candidates[(place + 1)...].filter { !neighbours[candidate].contains($0) })
      }
    }
  }
}
