extension Claim {
  /// Whether the values bear the statement out.
  func holds(in series: SeriesStatistics) -> Bool {
    let y = series.y
    switch self {
    case .constant: return y.allSatisfy { $0 == y[0] }
    case .equalExcept(let places):
      let rest = y.indices.filter { !places.contains($0) }.map { y[$0] }
      guard (1...3).contains(places.count), let value = rest.first, rest.count >= 2 * places.count else { return false }
      return rest.allSatisfy { $0 == value } && places.allSatisfy { y[$0] != value }
    case .usual(let place, let count): return y.count { $0 == y[place] } == count && 3 * count >= 2 * y.count
    case .least(let place, let times): return Self.isFirstExtreme(y.map { -$0 }, place, times)
    case .greatest(let place, let times): return Self.isFirstExtreme(y, place, times)
    case .unlikeNeighbours(let place): return Neighbours.isLeft(y, at: place, height: series.height)
    case .course(let course): return course.holds(in: series)
    case .outline(let course):
      return course.legs.count > 1
        && course.holds(in: series, setback: Claim.outlineSetback, excess: Claim.outlineExcess)
    case .step(let direction, let place): return Self.isStep(y, direction, place)
    case .mostlyBetween(let from, let to):
      guard let first = y.first, let last = y.last, first != last, from < to, y.count > 4 else { return false }
      return (y[to] - y[from]) / (last - first) >= 0.75 && (to == from + 1 || 4 * (to - from) <= y.count - 1)
    case .steadyRate:
      guard let line = series.line, line.slope != 0 else { return false }
      return zip(series.x, y).allSatisfy { ($1 - line($0)).magnitude <= 0.1 * series.height }
    case .overall(let direction):
      guard let first = y.first, let last = y.last, Claim.tendency(direction).isSignificant(series) else {
        return false
      }
      return direction == .rising ? last > first : last < first
    case .tendency(let direction):
      guard let first = y.first, let last = y.last, isSignificant(series) else { return false }
      return direction == .rising ? last <= first : last >= first
    case .noTrend, .noRelation: return series.trend.map { !$0.isSignificant } ?? false
    case .relation: return isSignificant(series)
    case .cycle(let cycle): return series.cycle == cycle
    case .yearlyCycle(let cycle): return series.yearlyCycle == cycle
    case .sign(let signs): return signs == Signs(y) && !signs.below.isEmpty && !signs.above.isEmpty
    case .ranking(let places, let least, let times):
      let rest = y.indices.filter { !places.contains($0) }
      guard let last = places.last, Claim.least(least, times: times).holds(in: series) else { return false }
      return zip(places, places.dropFirst()).allSatisfy { y[$0] > y[$1] } && rest.allSatisfy { y[$0] < y[last] }
    case .farFromRest(let places): return series.outliers.indices == places && !places.isEmpty
    }
  }

  private static func isFirstExtreme(_ y: [Double], _ place: Int, _ times: Int) -> Bool {
    y.allSatisfy { $0 <= y[place] } && y.count { $0 == y[place] } == times && y.firstIndex(of: y[place]) == place
  }

  private static func isStep(_ y: [Double], _ direction: Direction, _ place: Int) -> Bool {
    guard place >= 3, place <= y.count - 3 else { return false }
    let (before, after) = (y[..<place], y[place...])
    guard let low = before.min(), let high = before.max(), let least = after.min(), let most = after.max() else {
      return false
    }
    let distance = direction == .rising ? least - high : low - most
    return distance > 0 && distance >= 3 * max(high - low, most - least)
  }

  /// Whether the test of Mann and Kendall finds the direction of the claim.
  private func isSignificant(_ series: SeriesStatistics) -> Bool {
    guard let trend = series.trend, trend.isSignificant else { return false }
    switch self {
    case .tendency(let direction), .relation(let direction): return (trend.score > 0) == (direction == .rising)
    default: return false
    }
  }
}

extension Course {
  /// Whether the values, apart from the exceptions, go as the legs say.
  ///
  /// - Parameters:
  ///   - setback: The share of its gain by which a leg may go back; nil for what a course may.
  ///   - excess: The share of its gain by which values may lie beyond its ends; nil for what a course may.
  func holds(in series: SeriesStatistics, setback: Double? = nil, excess: Double? = nil) -> Bool {
    let y = series.y
    let isLeft = exceptions.allSatisfy { Neighbours.isLeft(y, at: $0, height: series.height) }
    let skipped = Set(exceptions)
    let kept = y.indices.filter { !skipped.contains($0) }
    guard isLeft, let first = kept.first, let last = kept.last, legs.first?.first == first, legs.last?.last == last,
      legs.count <= Claim.mostLegs
    else { return false }
    let values = kept.map { y[$0] }
    let height = (values.max() ?? 0) - (values.min() ?? 0)
    for (place, leg) in legs.enumerated() {
      guard leg.first < leg.last, !skipped.contains(leg.first), !skipped.contains(leg.last) else { return false }
      let inside = (leg.first...leg.last).filter { !skipped.contains($0) }.map { y[$0] }
      let most = (setback ?? Claim.greatestSetback(of: kept.count), excess ?? Claim.greatestExcess(of: kept.count))
      guard Self.goes(inside, leg.direction, height, most) else { return false }
      guard place > 0 else { continue }
      let before = legs[place - 1]
      guard before.last == leg.first, before.direction != leg.direction else { return false }
      // A turn is the extreme of both its legs.
      let around = (before.first...leg.last).filter { !skipped.contains($0) }.map { y[$0] }
      switch (before.direction, leg.direction) {
      case (.rising, .falling): if y[leg.first] != around.max() { return false }
      case (.falling, .rising): if y[leg.first] != around.min() { return false }
      default: break
      }
    }
    return true
  }

  private static func goes(
    _ y: [Double], _ direction: Direction, _ height: Double, _ most: (setback: Double, excess: Double)
  ) -> Bool {
    guard let first = y.first, let last = y.last, let low = y.min(), let high = y.max() else { return false }
    switch direction {
    case .level:
      // What rises or falls all along is not level, however little.
      return y.count > 3 && high - low <= Claim.levelHeight * height && (last - first).magnitude <= (high - low) / 2
    case .rising: return goesUp(y, first, last, low, high, most)
    case .falling: return goesUp(y.map { -$0 }, -first, -last, -high, -low, most)
    }
  }

  private static func goesUp(
    _ y: [Double], _ first: Double, _ last: Double, _ low: Double, _ high: Double,
    _ most: (setback: Double, excess: Double)
  ) -> Bool {
    let gain = last - first
    return gain > 0 && setback(y) <= most.setback * gain && max(first - low, high - last) <= most.excess * gain
  }

  /// The greatest fall from any value to a later one.
  static func setback(_ y: [Double]) -> Double {
    var (high, setback) = (-Double.infinity, 0.0)
    for value in y {
      high = max(high, value)
      setback = max(setback, high - value)
    }
    return setback
  }
}
