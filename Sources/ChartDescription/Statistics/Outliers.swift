/// Which numbers lie far from the rest, the farthest first; fewer than eight numbers have no rest.
enum Outliers {
  /// Of values that go with x: those far from the line, unless the rest goes with x no better. Of a bow, the ends are.
  static func ofRelation(_ x: [Double], _ y: [Double], _ line: TheilSenLine) -> [Int] {
    let far = ofResiduals(zip(x, y).map { $1 - line($0) })
    let rest = y.indices.filter { !Set(far).contains($0) }
    guard let all = Ranks.correlation(x, y), let better = Ranks.correlation(rest.map { x[$0] }, rest.map { y[$0] })
    else {
      return far
    }
    return better.magnitude > all.magnitude ? far : []
  }

  /// Of what remains when a line is taken off: 0.6745 × distance from the median over the median of those distances, beyond 3.5
  /// (B. Iglewicz and D. C. Hoaglin, "How to detect and handle outliers", 1993).
  static func ofResiduals(_ values: [Double]) -> [Int] {
    let median = Sample(values).median
    let distances = values.map { ($0 - median).magnitude }
    let sample = Sample(distances)
    // Where more than half are equal their mean distance replaces it, as Iglewicz and Hoaglin say; the factors make both
    // estimate the standard deviation of a normal distribution.
    let limit = sample.median > 0 ? 3.5 * sample.median / 0.6745 : 3.5 * 1.253314 * sample.mean
    return beyond(limit, distances, values)
  }

  /// Of one distribution, which may be skewed: beyond the quartiles by more than 1.5 times their distance (J. W. Tukey,
  /// "Exploratory data analysis", 1977).
  static func ofDistribution(_ sample: Sample, _ values: [Double]) -> [Int] {
    let (low, high) = (sample.quantile(0.25), sample.quantile(0.75))
    return beyond(1.5 * (high - low), values.map { max(low - $0, $0 - high) }, values)
  }

  private static func beyond(_ limit: Double, _ distances: [Double], _ values: [Double]) -> [Int] {
    guard values.count >= Sample.fewest else { return [] }
    // What rounding leaves of equal numbers is not far from them.
    let noise = 1e-9 * values.reduce(0) { max($0, $1.magnitude) }
    return values.indices.filter { distances[$0] > max(limit, noise) }
      .sorted { (-distances[$0], $0) < (-distances[$1], $1) }
  }

  /// Of a sequence: single values that leave their neighbours. Where more than one of twenty do, leaving them is the course, and a
  /// series that never turns has none.
  static func inSequence(_ y: [Double]) -> [Int] {
    let steps = zip(y, y.dropFirst())
    guard y.count >= Sample.fewest, !steps.allSatisfy({ $0 <= $1 }), !steps.allSatisfy({ $0 >= $1 }) else {
      return []
    }
    let height = (y.max() ?? 0) - (y.min() ?? 0)
    let far = y.indices.filter { leavesNeighbours(y, at: $0, height: height) }
    guard far.count <= max(y.count / 20, 1) else { return [] }
    let distances = far.map { neighbours(y, at: $0)?.distance ?? 0 }
    return far.indices.sorted { (-distances[$0], $0) < (-distances[$1], $1) }.map { far[$0] }
  }

  /// The values around one of a sequence: three on either side, at an end six on one; and how far it lies beyond them. Nil where
  /// there are fewer.
  ///
  /// Seven values in all is the window of L. Davies and U. Gather, "The identification of multiple outliers", Journal of the
  /// American Statistical Association 88, 1993, after F. Hampel.
  static func neighbours(_ y: [Double], at place: Int) -> (range: ClosedRange<Double>, distance: Double)? {
    guard y.count > 6, y.indices.contains(place) else { return nil }
    let first = min(max(place - 3, 0), y.count - 7)
    let others = (first...first + 6).filter { $0 != place }.map { y[$0] }
    guard let low = others.min(), let high = others.max() else { return nil }
    return (low...high, max(low - y[place], y[place] - high, 0))
  }

  /// Whether a value leaves its neighbours: it lies beyond them by more than they lie apart, twice as much at an end, where a
  /// rise may begin, and twice as much among more than a hundred, of which one does so by chance; and by a fifth of the height
  /// of the whole series, below which nobody sees it (all ours).
  static func leavesNeighbours(_ y: [Double], at place: Int, height: Double) -> Bool {
    guard let (range, distance) = neighbours(y, at: place) else { return false }
    let isEnd = place < 3 || place >= y.count - 3
    return distance > (isEnd ? 2 : 1) * (y.count > 100 ? 2 : 1) * (range.upperBound - range.lowerBound)
      && distance >= 0.2 * height && distance > 0
  }
}
