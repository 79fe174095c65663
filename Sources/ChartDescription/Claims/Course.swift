/// Which way values go.
enum Direction: String, Hashable, Sendable {
  case rising, falling, level
}

/// The stretches of a sequence, each from a turn to the next.
struct Course: Hashable, Sendable {
  struct Leg: Hashable, Sendable {
    var direction: Direction
    /// Where it begins and ends; the next begins there.
    var first, last: Int
  }

  /// From the first value to the last.
  var legs: [Leg]
  /// Values that leave their neighbours, apart from which the course is as the legs say.
  var exceptions: [Int]
  /// Whether only the main stretches are told, where all would be more.
  var isBroad = false

  /// More legs than these no sentence holds.
  static let mostLegs = 6
  /// The values of a level leg lie within this share of the height of the course.
  static let levelHeight = 0.2

  /// How far a leg may go back, and how far values may lie beyond its ends, of what it gains. Of a few values, which are listed,
  /// nothing; no turn hides among two years of months. The main stretches may go back by half. Engineering choices.
  private func limits(_ count: Int) -> (setback: Double, excess: Double) {
    isBroad ? (0.5, 1.0 / 3) : (count < Sample.fewest ? 0 : 1.0 / 3, count <= 24 ? 0 : 0.1)
  }

  /// Whether the values, apart from the exceptions, go as the legs say.
  func holds(in series: MeasuredSeries) -> Bool {
    let y = series.y
    let skipped = Set(exceptions)
    let kept = y.indices.filter { !skipped.contains($0) }
    guard exceptions.allSatisfy({ Outliers.leavesNeighbours(y, at: $0, height: series.height) }),
      let first = kept.first, let last = kept.last, legs.first?.first == first, legs.last?.last == last,
      legs.count <= Self.mostLegs, !isBroad || legs.count > 1
    else { return false }
    let values = kept.map { y[$0] }
    let height = (values.max() ?? 0) - (values.min() ?? 0)
    for (place, leg) in legs.enumerated() {
      guard leg.first < leg.last, !skipped.contains(leg.first), !skipped.contains(leg.last) else { return false }
      func inside(_ places: ClosedRange<Int>) -> [Double] { places.filter { !skipped.contains($0) }.map { y[$0] } }
      guard goes(inside(leg.first...leg.last), leg.direction, height, limits(kept.count)) else { return false }
      guard place > 0 else { continue }
      let before = legs[place - 1]
      guard before.last == leg.first, before.direction != leg.direction else { return false }
      // A turn is the extreme of both its legs.
      let around = inside(before.first...leg.last)
      switch (before.direction, leg.direction) {
      case (.rising, .falling): if y[leg.first] != around.max() { return false }
      case (.falling, .rising): if y[leg.first] != around.min() { return false }
      default: break
      }
    }
    return true
  }

  private func goes(
    _ y: [Double], _ direction: Direction, _ height: Double, _ most: (setback: Double, excess: Double)
  ) -> Bool {
    guard direction != .falling else { return goes(y.map { -$0 }, .rising, height, most) }
    guard let first = y.first, let last = y.last, let low = y.min(), let high = y.max() else { return false }
    let gain = last - first
    guard direction == .rising else {
      // What rises or falls all along is not level, however little.
      return y.count > 3 && high - low <= Self.levelHeight * height && gain.magnitude <= (high - low) / 2
    }
    var (top, setback) = (first, 0.0)
    for value in y {
      top = max(top, value)
      setback = max(setback, top - value)
    }
    return gain > 0 && setback <= most.setback * gain && max(first - low, high - last) <= most.excess * gain
  }
}
