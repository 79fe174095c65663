/// Proposes the stretches of a sequence, the fewest that it follows: from each turn to the next, where swings below a limit are none.
struct CourseProposal {
  private let y: [Double]
  private let exceptions: [Int]
  /// The places of the values that are followed.
  private let kept: [Int]
  private let height: Double

  init(_ y: [Double], except exceptions: [Int]) {
    (self.y, self.exceptions) = (y, exceptions.sorted())
    let skipped = Set(exceptions)
    kept = y.indices.filter { !skipped.contains($0) }
    let values = kept.map { y[$0] }
    height = (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Courses from the fewest legs to the most that a sentence holds; level stretches within them are legs of their own.
  func courses() -> [Course] {
    guard kept.count > 1, height > 0 else { return [] }
    return simplified().flatMap { turns -> [Course] in
      let legs = zip(turns, turns.dropFirst()).filter { y[$0] != y[$1] }.map {
        Course.Leg(direction: y[$1] > y[$0] ? .rising : .falling, first: $0, last: $1)
      }
      let all = joined(legs.flatMap(withLevels))
      let variants = [all.count <= Self.mostWithLevels ? all : legs, legs, all]
      // Fewer than three points a leg tell nothing that a list does not; a few points are listed too.
      let most = kept.count < Sample.fewest ? 3 : kept.count / 3
      return variants.filter { $0.count <= most && $0.count <= Course.mostLegs }
        .map { Course(legs: $0, exceptions: exceptions) }
    }
  }

  /// Legs up to which every level stretch is worth one. An engineering choice: the values of four are spoken.
  private static let mostWithLevels = 4

  /// The ends and the turns between them, the fewest first: as the limit falls from the whole height to nothing, more swings count.
  private func simplified() -> [[Int]] {
    (0...64).reversed().reduce(into: []) { found, share in
      let turns = turns(beyond: height * Double(share * share) / 4096)
      if turns.count <= Course.mostLegs + 1, turns != found.last { found.append(turns) }
    }
  }

  /// Both ends, and the extremes between them on both sides of which the values swing further than a limit.
  private func turns(beyond limit: Double) -> [Int] {
    var turns = [kept[0]]
    // The extreme since the last turn, and both extremes before the first.
    var (high, low, extreme) = (kept[0], kept[0], kept[0])
    var direction = Direction.level
    for place in kept.dropFirst() {
      switch direction {
      case .level:
        if y[place] > y[high] { high = place }
        if y[place] < y[low] { low = place }
        guard y[high] - y[low] > limit else { continue }
        (direction, extreme) = (high > low ? .rising : .falling, place)
      case .rising:
        if y[place] > y[extreme] { extreme = place }
        guard y[extreme] - y[place] > limit else { continue }
        turns.append(extreme)
        (direction, extreme) = (.falling, place)
      case .falling:
        if y[place] < y[extreme] { extreme = place }
        guard y[place] - y[extreme] > limit else { continue }
        turns.append(extreme)
        (direction, extreme) = (.rising, place)
      }
    }
    return turns + [kept[kept.count - 1]]
  }

  /// A leg, and what is level at its beginning and its end, if that is a quarter of it or more.
  private func withLevels(_ leg: Course.Leg) -> [Course.Leg] {
    let places = kept.filter { (leg.first...leg.last).contains($0) }
    let isStrict = zip(places, places.dropFirst()).allSatisfy {
      y[$0] != y[$1] && (y[$1] > y[$0]) == (leg.direction == .rising)
    }
    guard places.count > 5, !isStrict else { return [leg] }
    let limit = Course.levelHeight * height
    let before = run(places, limit)
    let after = run(places.reversed(), limit)
    let least = max(3, places.count / 4)
    var first = before >= least ? before : 0
    var last = after >= least ? places.count - 1 - after : places.count - 1
    if before == places.count - 1 { return [Course.Leg(direction: .level, first: leg.first, last: leg.last)] }
    // Where both would meet the longer stays.
    if first >= last { (first, last) = before >= after ? (before, places.count - 1) : (0, last) }
    guard first < last else { return [leg] }
    var legs: [Course.Leg] = []
    if first > 0 { legs.append(Course.Leg(direction: .level, first: places[0], last: places[first])) }
    legs.append(Course.Leg(direction: leg.direction, first: places[first], last: places[last]))
    if last < places.count - 1 {
      legs.append(Course.Leg(direction: .level, first: places[last], last: places[places.count - 1]))
    }
    return legs
  }

  /// How many steps from the beginning stay within a height.
  private func run(_ places: some BidirectionalCollection<Int>, _ limit: Double) -> Int {
    var (low, high) = (Double.infinity, -Double.infinity)
    var steps = 0
    guard let first = places.first else { return 0 }
    for (step, place) in places.enumerated() {
      (low, high) = (min(low, y[place]), max(high, y[place]))
      guard high - low <= limit else { break }
      if (y[place] - y[first]).magnitude <= (high - low) / 2 { steps = step }
    }
    return steps
  }

  /// Neighbours that are both level, around a small turn, become one.
  private func joined(_ legs: [Course.Leg]) -> [Course.Leg] {
    legs.reduce(into: []) { joined, leg in
      if let last = joined.last, last.direction == leg.direction {
        joined[joined.count - 1].last = leg.last
      } else {
        joined.append(leg)
      }
    }
  }
}
