import Colorimetry

/// One finding a mode for a list of pairs: what the rules of advice share.
struct GroupedFinding {
  let mode: JudgedMode
  /// Worst first: the finding stands at the first.
  let pairs: [(first: Int, second: Int)]

  /// `'b' and 'a'` of each pair, the one to change first.
  var names: [String] {
    pairs.map { pair in
      let (changed, kept) = mode.laterFirst(pair.first, pair.second)
      return "'\(mode.series[changed].name)' and '\(mode.series[kept].name)'"
    }
  }

  /// Everything but words and figures: all series concerned in drawing order, at the place of the worst pair.
  func finding<R: Rule>(_: R.Type, _ level: Level, _ message: String) -> Finding {
    let worst = pairs.first.map { mode.laterFirst($0.first, $0.second) }
    let all = Set(pairs.flatMap { [$0.first, $0.second] }).sorted()
    var finding = R.finding(level, message, at: worst.map { mode.series[$0.0].color.origin })
    finding.tokens = all.map { mode.series[$0].token }
    finding.series = all.map { mode.series[$0].name }
    finding.mode = mode.mode.name
    finding.colors = all.map { mode.findingColor($0) }
    if let worst {
      let kept = mode.series[worst.1]
      finding.related = [RelatedPlace(label: "'\(kept.name)'", origin: kept.color.origin)]
    }
    return finding
  }

  /// The first pairs under a vision, a line each.
  func evidence(_ vision: Vision, _ severity: Double, _ differences: [Double]) -> [Evidence] {
    let simulation = Simulation(vision, severity: severity)
    return zip(pairs, differences).prefix(NamedList.shown).map { pair, difference in
      let (changed, kept) = mode.laterFirst(pair.first, pair.second)
      let colors = [changed, kept].map { mode.findingColor($0, under: simulation) }
      return Evidence(
        label: visionLabel(vision, severity), hexes: colors.map { $0.simulatedHex ?? $0.hex },
        figure: Figures.difference(difference), fails: false)
    }
  }
}

/// `deutan`, or `deutan 0.7` below the full severity.
func visionLabel(_ vision: Vision, _ severity: Double) -> String {
  severity >= 1 || vision == .normal ? vision.rawValue : "\(vision.rawValue) \(Figures.plain(severity))"
}
