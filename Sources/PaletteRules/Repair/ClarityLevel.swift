import Colorimetry

extension SeenColors {
  /// How well two rows meet a demand, with its margin: 1 is all of it; below 0 a rule fails, or the worst pair of a mode
  /// becomes worse.
  func level(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int) -> Double {
    switch kind {
    case .differ(let everyone, let deficiencies):
      var level = 1.0
      if everyone { lower(&level, .designed, first, second, below: thresholds.everyone) }
      for index in deficiencies {
        for (view, difference) in required(first, second, deficiency: index) {
          lower(&level, view, first, second, below: difference)
        }
      }
      return level
    case .contrast(let required): return Self.level(ratio(first, second), required)
    case .contrastOn(let surface, let required): return Self.level(ratio(first, surface), required)
    case .clear(let goal): return level(goal, first, second)
    }
  }

  private static func level(_ ratio: Double, _ required: Double) -> Double {
    let required = required + RepairMargin.ratio
    return ratio >= required ? 1 : ratio / required - 1
  }

  private func lower(_ level: inout Double, _ view: RepairGoal.View, _ a: Int, _ b: Int, below threshold: Double) {
    let threshold = threshold + RepairMargin.difference
    if let near = weakest(view, a, b, below: threshold) { level = min(level, near.value / threshold - 1) }
  }

  /// −1…1 over all views: 0 for what the rules require and the mode keeps in its worst pair, 1 for a clear pair.
  private func level(_ goal: RepairGoal, _ a: Int, _ b: Int) -> Double {
    let isRedGreen = ComfortableDistance.areRedAndGreen(names[a], names[b])
    var level = 1.0
    goal.forEachView { view in
      let clear = goal.required(view, isRedGreen: isRedGreen) + RepairMargin.difference
      let rule = goal.least(view, thresholds)
      let base = min(clear, max(goal[view], rule > 0 ? rule + RepairMargin.difference : 0))
      // Only a difference below this lowers the level any more.
      let limit = level >= 0 ? base + level * (clear - base) : base * (1 + level)
      guard let near = weakest(view, a, b, below: limit) else { return }
      level = near.value >= base ? (near.value - base) / (clear - base) : near.value / base - 1
    }
    return level
  }
}
