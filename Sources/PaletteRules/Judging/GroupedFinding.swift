import Colorimetry

/// One finding per mode for a list of pairs. Shared by the rules of advice.
struct GroupedFinding {
  let mode: JudgedMode
  /// Worst first: the finding points at the first pair.
  let pairs: [(first: Int, second: Int)]
  /// The figure of each pair; empty for a rule without figures.
  var measured: [Double] = []

  /// `'b' and 'a'`; for several pairs `'b' with 'a', 'd' with 'c'` or `'b' with 'a', 'd' with 'c' and 4 more`. The one
  /// to change comes first.
  var names: String {
    let word = pairs.count == 1 ? "and" : "with"
    let named = pairs.prefix(NamedList.shown).map { pair in
      let (changed, kept) = mode.laterFirst(pair.first, pair.second)
      return "\(quoted(mode.series[changed].name)) \(word) \(quoted(mode.series[kept].name))"
    }
    return named.listed(of: pairs.count)
  }

  /// Everything but words and figures: all series of the pairs in drawing order, at the place of the worst pair.
  func finding(_ rule: RuleKey, _ level: Level, _ message: String) -> Finding {
    let worst = pairs.first.map { mode.laterFirst($0.first, $0.second) }
    let all = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
    var finding = rule.finding(level, message, at: worst.map { mode.series[$0.0].color.origin })
    mode.name(all.map { mode.series[$0] }, in: &finding)
    finding.parts = pairs.indices.map { index in
      let (changed, kept) = mode.laterFirst(pairs[index].first, pairs[index].second)
      return FindingPart(
        tokens: [mode.series[changed].token, mode.series[kept].token],
        measured: measured.indices.contains(index) ? measured[index] : nil)
    }
    finding.colors = all.map { mode.findingColor($0) }
    if let worst {
      let kept = mode.series[worst.1]
      finding.related = [RelatedPlace(label: quoted(kept.name), origin: kept.color.origin)]
    }
    return finding
  }

  /// A line of figures for a pair under a vision, the one to change first.
  func evidence(_ pair: (first: Int, second: Int), _ vision: Vision, _ weakest: WeakestDifference) -> Evidence {
    let (changed, kept) = mode.laterFirst(pair.first, pair.second)
    let simulation = Simulation(vision, severity: weakest.severity)
    return Evidence(
      label: visionLabel(vision, weakest.severity),
      hexes: [changed, kept].compactMap { mode.findingColor($0, under: simulation).simulatedHex },
      figure: Figures.difference(weakest.value, required: mode.pairs.thresholds[vision]), fails: false)
  }
}

/// `deutan`, or `deutan 0.7` below the full severity.
func visionLabel(_ vision: Vision, _ severity: Double) -> String {
  severity >= 1 || vision == .normal ? vision.rawValue : "\(vision.rawValue) \(Figures.plain(severity))"
}
