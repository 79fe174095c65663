import Colorimetry

extension RepairSearch {
  /// Sums of distances differ by rounding alone within this.
  private static let epsilon = 1e-9

  /// What came of a search for colours that meet every demand.
  struct Outcome {
    /// By index among all colours; nil when none were found.
    var colors: [SRGB]?
    /// The colours that missed least.
    var closest: [SRGB]
    /// What they missed, CIEDE2000 and contrast together.
    var shortfall: Double
  }

  /// Moves colours until every demand is met, or so much work is done.
  ///
  /// - Parameters:
  ///   - start: By index among all colours.
  ///   - radius: How far each may move at most, CIEDE2000.
  ///   - limit: How much work to have done at the end.
  mutating func attempt(from start: [SRGB], radius: Double, limit: Int) -> Outcome {
    var start = start
    for color in movable {
      guard let rule = rules[color], rule.move(to: start[color]) > radius else { continue }
      start[color] = rule.original
    }
    var state = state(start, radius: radius, grants: false)
    var outcome = Outcome(colors: nil, closest: start, shortfall: .infinity)
    let patience = max(0, limit - work) / 2
    var improved = work
    var stuck: Set<Int> = []
    while true {
      let missed = missed(state)
      work += demands.count
      let shortfall = missed.reduce(0) { $0 + $1.shortfall }
      if shortfall < outcome.shortfall {
        (outcome.closest, outcome.shortfall, improved) = (state.colors, shortfall, work)
      }
      if missed.isEmpty {
        outcome.colors = state.colors
        return outcome
      }
      // Half of the work for nothing: the other half finds no more.
      guard work < limit, work - improved < patience else { return outcome }
      guard let color = worst(missed, state, except: stuck) else {
        for (demand, _) in missed { state.weights[demand] += 1 }
        stuck = []
        continue
      }
      let before = cost(color, state.colors[color], &state, most: .infinite)
      // A colour that may be nothing at all does not change its mind.
      guard let best = best(color, &state) else { return outcome }
      guard best.cost.demanded < before.demanded - Self.epsilon else {
        stuck.insert(color)
        continue
      }
      move(color, to: best.color, &state)
      stuck = []
    }
  }

  /// The movable colour whose demands miss most, weights counted; the first of several.
  private func worst(_ missed: [(demand: Int, shortfall: Double)], _ state: State, except stuck: Set<Int>) -> Int? {
    var sums: [Int: Double] = [:]
    for (demand, shortfall) in missed {
      for color in problem.colors(of: problem.demands[demand]) {
        sums[color, default: 0] += shortfall * state.weights[demand]
      }
    }
    var worst: (color: Int, sum: Double)?
    for color in movable where !stuck.contains(color) {
      guard let sum = sums[color] else { continue }
      if sum > worst?.sum ?? 0 { worst = (color, sum) }
    }
    return worst?.color
  }

  /// Brings each colour as near to what it was as the others let it, in turns, until nothing moves.
  ///
  /// - Parameters:
  ///   - colors: Colours that meet every demand; so does what comes of them.
  ///   - grants: Whether to grant wishes first, as far as the radius allows, by the colours that move anyway.
  mutating func polish(_ colors: [SRGB], radius: Double, grants: Bool, limit: Int) -> [SRGB] {
    var state = state(colors, radius: radius, grants: grants)
    var improved = true
    while improved, work < limit {
      improved = false
      for color in movable where state.colors[color] != problem.colors[color].original {
        guard let rule = rules[color], let difference = rule.difference(of: state.colors[color]) else { continue }
        let cost = cost(color, state.colors[color], &state, most: .infinite)
        let before = RepairMove(color: state.colors[color], cost: cost, difference: difference)
        var chosen = refine(color, before, rule, &state)
        // The way back may lead around others: the lattice sees over them.
        if let other = best(color, &state), other < chosen { chosen = other }
        guard chosen.cost.demanded == 0, chosen.isBetter(than: before, by: Self.epsilon) else { continue }
        move(color, to: chosen.color, &state)
        improved = true
      }
    }
    return state.colors
  }

  /// How far the colour that moves furthest moves, CIEDE2000.
  func greatestMove(_ colors: [SRGB]) -> Double {
    movable.map { rules[$0]?.move(to: colors[$0]) ?? 0 }.max() ?? 0
  }
}
