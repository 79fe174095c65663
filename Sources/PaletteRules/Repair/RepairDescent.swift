import Colorimetry

extension RepairSearch {
  /// Differences of sums up to this are floating-point noise.
  private static let epsilon = 1e-9

  /// The result of a search for colours that meet every demand.
  struct Outcome {
    /// By index among all colours; nil when the search found none.
    var colors: [SRGB]?
    /// The colours with the least shortfall.
    var closest: [SRGB]
    /// Their shortfall, CIEDE2000 and contrast together.
    var shortfall: Double
  }

  /// Moves colours until every demand is met, or the work limit is reached.
  ///
  /// - Parameters:
  ///   - start: By index among all colours.
  ///   - radius: The greatest move of each colour, CIEDE2000.
  ///   - limit: The work limit, as a total.
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
      // After half of the work without progress, the other half finds nothing more.
      guard work < limit, work - improved < patience else { return outcome }
      guard let color = worst(missed, state, except: stuck) else {
        for (demand, _) in missed { state.weights[demand] += 1 }
        stuck = []
        continue
      }
      let before = cost(color, state.colors[color], &state, most: .infinite)
      // A colour without any candidate never gets one.
      guard let best = best(color, &state) else { return outcome }
      guard best.cost.demanded < before.demanded - Self.epsilon else {
        stuck.insert(color)
        continue
      }
      move(color, to: best.color, &state)
      stuck = []
    }
  }

  /// The movable colour with the greatest weighted shortfall; the first of several.
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

  /// Moves each colour as close to its original as the others allow, in turns, until nothing moves.
  ///
  /// - Parameters:
  ///   - colors: Colours that meet every demand; the result still does.
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
        // The way back may lead around other colours, which the lattice can cross.
        if let other = best(color, &state), other < chosen { chosen = other }
        guard chosen.cost.demanded == 0, chosen.isBetter(than: before, by: Self.epsilon) else { continue }
        move(color, to: chosen.color, &state)
        improved = true
      }
    }
    return state.colors
  }

  /// The greatest move of a colour, CIEDE2000.
  func greatestMove(_ colors: [SRGB]) -> Double {
    movable.map { rules[$0]?.move(to: colors[$0]) ?? 0 }.max() ?? 0
  }
}
