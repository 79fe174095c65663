/// A search among the shades of a ``RepairTable``: first for as few errors as possible, then for as few warnings, then for
/// the least greatest effort. Nothing that passes starts to fail.
///
/// Constraint satisfaction by repair: the colour with the greatest shortfall takes the shade with the least, and the weight
/// of what stays unmet grows, to escape dead ends. The best choice met on the way counts, so that a search that ends early
/// still has an answer. Nothing is random: the same colours give the same result.
///
/// Sources: S. Minton et al., Minimizing conflicts, Artificial Intelligence 58 (1992); P. Morris, The breakout method for
/// escaping from local minima, AAAI 1993.
struct RepairSearch {
  /// One shade for each position, by index.
  typealias Choice = [Int]

  private(set) var table: RepairTable
  /// Whether a search ended because the work was used up.
  private(set) var isOutOfWork = false
  /// The work after which it ends.
  private let limit: Int
  private var isSpent: Bool { table.seen.work >= limit || Cancellation.isCancelled }
  /// By slot of two positions: the level that no choice may fall below, and what an unmet level costs.
  private var least: [Float]
  private var weights: [Float]
  private var count: Int { table.shades.count }

  /// The moves of one attempt, per colour. An engineering choice: more find hardly anything.
  private static let movesOfColor = 40
  /// The precision of the greatest effort. An engineering choice.
  private static let precision = 1.0
  /// What counts as the same level.
  private static let tolerance: Float = 1e-5

  init(_ table: consuming RepairTable, limit: Int) {
    let count = table.shades.count
    (self.table, self.limit) = (table, limit)
    least = Array(repeating: -1, count: count * count)
    weights = Array(repeating: 1, count: count * count)
  }

  /// The best choice.
  ///
  /// - Parameter room: The effort of one colour for what is only a warning.
  mutating func best(from start: Choice, room: Double) -> Choice {
    var choice = settled(start, target: 0, within: .infinity).choice
    hold(choice, upTo: 0)
    let radius = max(room, greatestEffort(choice))
    choice = settled(choice, target: 1, within: radius).choice
    hold(choice, upTo: 1)
    choice = clearer(choice, within: radius)
    hold(choice, upTo: 1)
    return shrunk(choice)
  }

  /// Keeps the levels of a choice, as far as a limit.
  private mutating func hold(_ choice: Choice, upTo limit: Float) {
    for a in 0..<count {
      for b in table.partners[a] where b >= a {
        least[a * count + b] = min(level(a, choice[a], b, choice), limit) - Self.tolerance
      }
    }
  }

  private func greatestEffort(_ choice: Choice) -> Double {
    choice.indices.map { table.shades[$0][choice[$0]].effort }.max() ?? 0
  }

  /// The numbers of shades within a radius.
  private func limits(_ radius: Double) -> [Int] {
    table.shades.map { shades in max(1, shades.firstIndex { $0.effort > radius } ?? shades.count) }
  }

  @inline(__always)
  private mutating func level(_ a: Int, _ shade: Int, _ b: Int, _ choice: Choice) -> Float {
    table.level(a, shade, b, b == a ? shade : choice[b])
  }

  /// The choice met with the fewest levels below a target, none of them below the least; the shortfall is 0 where all
  /// reach it.
  private mutating func settled(
    _ start: Choice, target: Float, within radius: Double
  ) -> (choice: Choice, shortfall: Float) {
    let limits = self.limits(radius)
    var choice = zip(start, limits).map { $0 < $1 ? $0 : 0 }
    var best = (choice: choice, shortfall: shortfall(choice, target))
    for index in weights.indices { weights[index] = 1 }
    var stuck: Set<Int> = []
    for _ in 0..<(Self.movesOfColor * count) where best.shortfall > 0 {
      guard !isSpent else {
        // Without a target only the effort shrinks.
        isOutOfWork = isOutOfWork || target.isFinite
        break
      }
      let costs = (0..<count).map { cost($0, choice[$0], choice, target, most: .infinity) }
      var worst: Int?
      for position in 0..<count where costs[position] > 0 && !stuck.contains(position) {
        if worst.map({ costs[$0] < costs[position] }) ?? true { worst = position }
      }
      guard let worst else {
        raiseWeights(choice, target)
        stuck = []
        continue
      }
      var (shade, lowest) = (choice[worst], costs[worst])
      for other in 0..<limits[worst] where lowest > 0 {
        let found = cost(worst, other, choice, target, most: lowest)
        if found < lowest { (shade, lowest) = (other, found) }
      }
      guard shade != choice[worst] else {
        stuck.insert(worst)
        continue
      }
      choice[worst] = shade
      stuck = []
      let shortfall = self.shortfall(choice, target)
      if shortfall < best.shortfall { best = (choice, shortfall) }
    }
    return best
  }

  /// What a level below its target costs, whatever its weight; much below the least.
  @inline(__always)
  private func missing(_ level: Float, _ slot: Int, _ target: Float) -> Float {
    let least = self.least[slot]
    return max(0, target - level) + (level < least ? 1 + 4 * (least - level) : 0)
  }

  /// The weighted shortfall of one position; infinite from `most` on.
  private mutating func cost(
    _ position: Int, _ shade: Int, _ choice: Choice, _ target: Float, most: Float
  ) -> Float {
    var sum: Float = 0
    for other in table.partners[position] {
      let slot = min(position, other) * count + max(position, other)
      // Measured first: an argument that measures would make the call copy all levels.
      let level = level(position, shade, other, choice)
      let missing = self.missing(level, slot, target)
      guard missing > 0 else { continue }
      sum += weights[slot] * missing
      if sum >= most { return .infinity }
    }
    return sum
  }

  private mutating func raiseWeights(_ choice: Choice, _ target: Float) {
    for a in 0..<count {
      for b in table.partners[a] where b >= a {
        let level = level(a, choice[a], b, choice)
        if missing(level, a * count + b, target) > 0 { weights[a * count + b] += 1 }
      }
    }
  }

  /// The number of levels below a target, and a little for how far; very much for one below the least.
  private mutating func shortfall(_ choice: Choice, _ target: Float) -> Float {
    var sum: Float = 0
    for a in 0..<count {
      for b in table.partners[a] where b >= a {
        let level = self.level(a, choice[a], b, choice)
        if level < least[a * count + b] { sum += 10_000 }
        if level < target { sum += 1 + 0.01 * (target - level) }
      }
    }
    return sum
  }

  /// Reduces the greatest effort by bisection, as long as the search finds shades that keep every level.
  private mutating func shrunk(_ choice: Choice) -> Choice {
    var best = nearest(choice)
    var (low, high) = (0.0, greatestEffort(best))
    while high - low > Self.precision {
      let radius = (low + high) / 2
      let found = settled(best, target: -.infinity, within: radius)
      if found.shortfall == 0 {
        best = nearest(found.choice)
        high = greatestEffort(best)
      } else {
        low = radius
      }
    }
    return best
  }

  /// Makes further pairs clearer while every pair keeps its level.
  private mutating func clearer(_ start: Choice, within radius: Double) -> Choice {
    let limits = self.limits(radius)
    var choice = start
    var improved = true
    while improved, !isSpent {
      improved = false
      for position in 0..<count {
        var most = sum(position, choice[position], choice) ?? 0
        for shade in 0..<limits[position] {
          guard let sum = sum(position, shade, choice), sum > most + 0.01 else { continue }
          (choice[position], most, improved) = (shade, sum, true)
        }
      }
    }
    return choice
  }

  /// The sum of the levels of one position; nil where one of them is too low.
  private mutating func sum(_ position: Int, _ shade: Int, _ choice: Choice) -> Float? {
    var sum: Float = 0
    for other in table.partners[position] {
      let level = self.level(position, shade, other, choice)
      guard level >= least[min(position, other) * count + max(position, other)] else { return nil }
      sum += level
    }
    return sum
  }

  /// Moves each colour back, the farthest first, as far as every pair keeps its level.
  private mutating func nearest(_ start: Choice) -> Choice {
    var choice = start
    var improved = true
    while improved {
      improved = false
      let order = choice.indices.sorted {
        (-table.shades[$0][choice[$0]].effort, $0) < (-table.shades[$1][choice[$1]].effort, $1)
      }
      for position in order {
        for shade in 0..<choice[position] where sum(position, shade, choice) != nil {
          choice[position] = shade
          improved = true
          break
        }
      }
    }
    return choice
  }
}
