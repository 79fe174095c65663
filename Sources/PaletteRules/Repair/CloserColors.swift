import Colorimetry

/// Brings the colours of a change closer to their originals among all eight-bit colours, while every pair stays as clear.
struct CloserColors {
  private let problem: RepairProblem
  /// What each colour that may move may become, by index.
  private let rules: [Int: ShadeRule]
  private let movable: [Int]
  /// The demands on pairs and contrasts of two views, and the level that each keeps.
  private var kept: [(demand: RepairDemand, level: Double)] = []
  /// By colour: indices into ``kept``.
  private var own: [Int: [Int]] = [:]
  /// The levels measured so far: attempts within other radii return to the same colours.
  private var measured: [Measured: Double] = [:]
  /// The work after which it ends.
  private let limit: Int

  /// A demand, by its index in ``kept``, and the rows of its two colours.
  private struct Measured: Hashable { let index, first, second: Int }

  /// The steps among the neighbours of a colour, in eight-bit values.
  private static let steps = [8, 4, 2, 1]
  /// The precision of the greatest move, the first share of it to try, and the most moves of each colour in one attempt.
  /// Engineering choices: more find hardly anything.
  private static let (precision, firstShare, movesOfColor) = (0.5, 0.85, 4)
  /// The steps in which a level is found that was measured before.
  private static let stepsOfKnown = 20

  /// - Parameters:
  ///   - demands: The demands on at least one of the colours.
  ///   - rules: What each colour may become, by its index among all.
  ///   - colors: The colours whose levels to keep, by index among all.
  ///   - limit: The work after which it ends.
  init(
    _ problem: RepairProblem, demands: [RepairDemand], rules: [Int: ShadeRule], keeping colors: [SRGB], limit: Int,
    _ seen: inout SeenColors
  ) {
    self.limit = limit
    (self.problem, self.rules, movable) = (problem, rules, rules.keys.sorted())
    for demand in demands {
      for color in problem.colors(of: demand) { own[color, default: []].append(kept.count) }
      kept.append((demand, min(problem.level(demand, colors, &seen), 1)))
    }
    // A contrast takes least time.
    own = own.mapValues { own in own.filter { kept[$0].demand.goal == nil } + own.filter { kept[$0].demand.goal != nil }
    }
  }

  private func isSpent(_ seen: SeenColors) -> Bool { seen.work >= limit || Cancellation.isCancelled }

  /// How well the colours meet a demand, by its index in ``kept``.
  private mutating func level(_ index: Int, _ colors: [SRGB], _ seen: inout SeenColors) -> Double {
    let demand = kept[index].demand
    seen.work += Self.stepsOfKnown
    if let level = problem.contrastLevel(demand, colors[problem.views[demand.first].color], seen.margin) {
      return level
    }
    let rows = problem.rows(demand, colors, &seen)
    let key = Measured(index: index, first: rows.first, second: rows.second)
    if let level = measured[key] { return level }
    let level = seen.level(demand.kind, rows.first, rows.second)
    measured[key] = level
    return level
  }

  /// By how much the demands on a colour miss their levels, or 'most' from there on.
  private mutating func missing(_ color: Int, _ colors: [SRGB], most: Double, _ seen: inout SeenColors) -> Double {
    var sum = 0.0
    for index in own[color] ?? [] {
      sum += max(0, kept[index].level - level(index, colors, &seen))
      if sum >= most { return most }
    }
    return sum
  }

  /// Moves each colour back on its own, the farthest first.
  mutating func polished(_ start: [SRGB], _ seen: inout SeenColors) -> [SRGB] {
    var colors = start
    let order = movable.map { (color: $0, effort: move($0, start)) }.filter { $0.effort > 0 }
      .sorted { ($0.effort, $1.color) > ($1.effort, $0.color) }.map(\.color)
    for color in order {
      guard let rule = rules[color], var least = rule.effort(of: colors[color]) else { continue }
      for step in Self.steps {
        var improved = true
        while improved, !isSpent(seen) {
          improved = false
          for neighbor in colors[color].neighbors(step) {
            guard let effort = rule.effort(of: neighbor, atMost: (least - 1e-9).nextDown) else { continue }
            let before = colors[color]
            colors[color] = neighbor
            if missing(color, colors, most: .leastNonzeroMagnitude, &seen) > 0 {
              colors[color] = before
            } else {
              (least, improved) = (effort, true)
            }
          }
        }
      }
    }
    return colors
  }

  /// Reduces the greatest move: the farthest colours come back, and the others make room.
  mutating func tightened(_ start: [SRGB], _ seen: inout SeenColors) -> [SRGB] {
    var (best, low) = (start, 0.0)
    while greatestMove(best) - low > Self.precision, !isSpent(seen) {
      let high = greatestMove(best)
      let radius = low == 0 ? high * Self.firstShare : (low + high) / 2
      if let found = attempt(best, within: radius, &seen) { best = polished(found, &seen) } else { low = radius }
    }
    return best
  }

  private func move(_ color: Int, _ colors: [SRGB]) -> Double { rules[color]?.move(to: colors[color]) ?? 0 }

  private func greatestMove(_ colors: [SRGB]) -> Double { movable.map { move($0, colors) }.max() ?? 0 }

  private mutating func attempt(_ start: [SRGB], within radius: Double, _ seen: inout SeenColors) -> [SRGB]? {
    var colors = start
    for color in movable where move(color, colors) > radius {
      guard let rule = rules[color], let back = rule.pulledBack(colors[color], within: radius) else { return nil }
      colors[color] = back
    }
    var stuck: Set<Int> = []
    for _ in 0..<(Self.movesOfColor * movable.count) where !isSpent(seen) {
      var worst: (color: Int, missing: Double)?
      var isMet = true
      for color in movable {
        let missing = missing(color, colors, most: .infinity, &seen)
        if missing > 0 { isMet = false }
        if missing > worst?.missing ?? 0, !stuck.contains(color) { worst = (color, missing) }
      }
      if isMet { return colors }
      guard let (color, missing) = worst else { return nil }
      if let better = descended(color, colors, missing, radius, &seen) {
        colors[color] = better
        stuck = []
      } else {
        stuck.insert(color)
      }
    }
    return nil
  }

  /// The neighbour of a neighbour … of a colour that misses least; nil where no neighbour misses less.
  private mutating func descended(
    _ color: Int, _ start: [SRGB], _ missing: Double, _ radius: Double, _ seen: inout SeenColors
  ) -> SRGB? {
    var (colors, least) = (start, missing)
    for step in Self.steps {
      var improved = true
      while improved, least > 0 {
        improved = false
        let center = colors[color]
        var best = center
        for neighbor in center.neighbors(step) {
          guard let rule = rules[color], rule.effort(of: neighbor, atMost: radius) != nil else { continue }
          colors[color] = neighbor
          let missing = self.missing(color, colors, most: least, &seen)
          if missing < least { (best, least, improved) = (neighbor, missing, true) }
        }
        colors[color] = best
      }
    }
    return least < missing ? colors[color] : nil
  }
}

extension ShadeRule {
  /// The colour nearest to another one on the way back to the original that is within a radius; nil where the rule admits
  /// none.
  fileprivate func pulledBack(_ color: SRGB, within radius: Double) -> SRGB? {
    let steps = 32
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      func mixed(_ from: Double, _ to: Double) -> UInt8 { UInt8((255 * (from + share * (to - from))).rounded()) }
      let (from, to) = (color.clamped, original.clamped)
      let mix = SRGB(bytes: mixed(from.red, to.red), mixed(from.green, to.green), mixed(from.blue, to.blue))
      if effort(of: mix, atMost: radius) != nil { return mix }
    }
    return nil
  }
}

extension SRGB {
  /// The eight-bit colours that differ by `step` in some channels: 26, fewer at the edge of the gamut.
  fileprivate func neighbors(_ step: Int) -> [SRGB] {
    let (red, green, blue) = bytes
    var found: [SRGB] = []
    found.reserveCapacity(26)
    for dr in [0, -step, step] {
      for dg in [0, -step, step] {
        for db in [0, -step, step] where (dr, dg, db) != (0, 0, 0) {
          guard let r = UInt8(exactly: Int(red) + dr), let g = UInt8(exactly: Int(green) + dg),
            let b = UInt8(exactly: Int(blue) + db)
          else { continue }
          found.append(SRGB(bytes: r, g, b))
        }
      }
    }
    return found
  }
}
