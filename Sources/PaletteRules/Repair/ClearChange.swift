/// A search among the candidates of a ``ClarityTable`` for a change after which every pair is clear, or as clear as it
/// can be.
///
/// Constraint satisfaction by repair, as ``RepairSearch``: the colour with the greatest shortfall takes the candidate
/// with the least, and the weight of what stays unmet grows. Nothing is random.
struct ClearChange {
  /// One candidate for each position, by index.
  typealias Choice = [Int]

  private(set) var table: ClarityTable
  /// The most levels to ask for in all.
  private let work: Int
  /// By slot of two positions: what an unmet demand costs.
  private var weights: [Float] = []
  private var count: Int { table.candidates.count }

  /// The moves of one attempt, per colour, and the attempts to find how clear all pairs can be. Engineering choices:
  /// more find hardly anything.
  private static let movesOfColor = 30
  private static let attempts = 5
  /// The precision of the greatest move. An engineering choice.
  private static let precision = 1.0

  init(_ table: ClarityTable, work: Int) {
    self.table = table
    self.work = work
  }

  /// Gives the measured levels back for further searches.
  mutating func leave(in measured: inout MeasuredLevels) { table.leave(in: &measured) }

  /// The level that all pairs reach, −1…1, and the candidates.
  struct Outcome {
    let level: Double
    let choice: Choice
  }

  /// The best change, with the least moves.
  ///
  /// - Parameters:
  ///   - start: Where to begin.
  ///   - radius: The greatest effort of one colour.
  ///   - least: The level below which a change does not count.
  mutating func best(from start: Choice, radius: Double, least: Float) -> Outcome? {
    if let found = reach(1, from: start, within: limits(radius)) {
      return Outcome(level: 1, choice: nearest(shrunk(found, 1), atLeast: 1))
    }
    guard var best = reach(least, from: start, within: limits(radius)) else { return nil }
    var (low, high) = (max(least, leastLevel(best)), Float(1))
    for _ in 0..<Self.attempts {
      let middle = (low + high) / 2
      if let found = reach(middle, from: best, within: limits(radius)) {
        best = found
        low = max(middle, leastLevel(found))
      } else {
        high = middle
      }
    }
    best = clearer(shrunk(best, low), low, within: limits(radius))
    return Outcome(level: Double(low), choice: nearest(best, atLeast: low))
  }

  /// Whether ``best(from:radius:least:)`` finds a change.
  mutating func exists(from start: Choice, radius: Double, least: Float) -> Bool {
    reach(1, from: start, within: limits(radius)) != nil || reach(least, from: start, within: limits(radius)) != nil
  }

  /// The numbers of candidates within a radius.
  private func limits(_ radius: Double) -> [Int] {
    table.candidates.map { shades in max(1, shades.firstIndex { $0.difference > radius } ?? shades.count) }
  }

  mutating func leastLevel(_ choice: Choice) -> Float {
    var least: Float = 1
    for a in 0..<count {
      for b in table.partners[a] where b >= a { least = min(least, level(a, choice[a], b, choice)) }
    }
    return least
  }

  private mutating func level(_ a: Int, _ candidate: Int, _ b: Int, _ choice: Choice) -> Float {
    table.level(a, candidate, b, b == a ? candidate : choice[b])
  }

  /// Candidates with which every pair reaches a level; nil where the search finds none.
  mutating func reach(_ target: Float, from start: Choice, within limits: [Int]) -> Choice? {
    var choice = zip(start, limits).map { $0 < $1 ? $0 : 0 }
    weights = Array(repeating: 1, count: count * count)
    var stuck: Set<Int> = []
    for _ in 0..<(Self.movesOfColor * count) {
      let costs = (0..<count).map { cost($0, choice[$0], choice, target, most: .infinity) }
      guard costs.contains(where: { $0 > 0 }) else { return choice }
      guard table.work < work else { return nil }
      var worst: Int?
      for position in 0..<count where costs[position] > 0 && !stuck.contains(position) {
        if worst.map({ costs[$0] < costs[position] }) ?? true { worst = position }
      }
      guard let worst else {
        raiseWeights(choice, target)
        stuck = []
        continue
      }
      var (best, least) = (choice[worst], costs[worst])
      for candidate in 0..<limits[worst] where least > 0 {
        let cost = cost(worst, candidate, choice, target, most: least)
        if cost < least { (best, least) = (candidate, cost) }
      }
      if best == choice[worst] {
        stuck.insert(worst)
      } else {
        choice[worst] = best
        stuck = []
      }
    }
    return nil
  }

  /// The weighted shortfall of one position; infinite from `most` on.
  private mutating func cost(
    _ position: Int, _ candidate: Int, _ choice: Choice, _ target: Float, most: Float
  ) -> Float {
    var sum: Float = 0
    for other in table.partners[position] {
      let missing = target - level(position, candidate, other, choice)
      guard missing > 0 else { continue }
      sum += weights[min(position, other) * count + max(position, other)] * missing
      if sum >= most { return .infinity }
    }
    return sum
  }

  private mutating func raiseWeights(_ choice: Choice, _ target: Float) {
    for a in 0..<count {
      for b in table.partners[a] where b >= a && level(a, choice[a], b, choice) < target {
        weights[a * count + b] += 1
      }
    }
  }

  /// Reduces the greatest effort by bisection, as long as the search finds candidates.
  private mutating func shrunk(_ choice: Choice, _ target: Float) -> Choice {
    var best = nearest(choice, atLeast: target)
    var (low, high) = (0.0, greatestEffort(best))
    while high - low > Self.precision {
      let radius = (low + high) / 2
      if let found = reach(target, from: best, within: limits(radius)) {
        best = nearest(found, atLeast: target)
        // A colour that its contrast forces further does not count.
        high = radius
      } else {
        low = radius
      }
    }
    return best
  }

  private func greatestEffort(_ choice: Choice) -> Double {
    choice.indices.map { table.candidates[$0][choice[$0]].difference }.max() ?? 0
  }

  /// Makes further pairs clearer while every pair keeps a level.
  private mutating func clearer(_ start: Choice, _ least: Float, within limits: [Int]) -> Choice {
    var choice = start
    var improved = true
    while improved, table.work < work {
      improved = false
      for position in 0..<count {
        var most = sum(position, choice[position], choice, least) ?? 0
        for candidate in 0..<limits[position] {
          guard let sum = sum(position, candidate, choice, least), sum > most + 0.01 else { continue }
          (choice[position], most, improved) = (candidate, sum, true)
        }
      }
    }
    return choice
  }

  /// The sum of the levels of one position; nil where one of them is too low.
  private mutating func sum(_ position: Int, _ candidate: Int, _ choice: Choice, _ least: Float) -> Float? {
    var sum: Float = 0
    for other in table.partners[position] {
      let level = level(position, candidate, other, choice)
      guard level >= least else { return nil }
      sum += level
    }
    return sum
  }

  /// Moves each colour back as far as every pair keeps its level, or `target` where it is lower.
  private mutating func nearest(_ start: Choice, atLeast target: Float) -> Choice {
    var choice = start
    var improved = true
    while improved {
      improved = false
      // The farthest first.
      let order = choice.indices.sorted {
        (-table.candidates[$0][choice[$0]].difference, $0) < (-table.candidates[$1][choice[$1]].difference, $1)
      }
      for position in order {
        let partners = table.partners[position]
        let kept = partners.map { min(level(position, choice[position], $0, choice), 1) }
        for candidate in 0..<choice[position] {
          var keeps = true
          for (other, least) in zip(partners, kept) where keeps {
            keeps = level(position, candidate, other, choice) >= (target < 1 ? max(target, least) : 1)
          }
          guard keeps else { continue }
          choice[position] = candidate
          improved = true
          break
        }
      }
    }
    return choice
  }
}
