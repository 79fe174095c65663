import PaletteCharts

/// A statement about two series at the x that both have, spoken only where ``holds(_:_:)`` confirms it there.
enum PairClaim: Hashable, Sendable {
  /// The first is higher at every x.
  case higherThroughout
  /// The first is higher or as high up to the place, and the second afterwards; each is higher somewhere.
  case higherUntil(Int)
  /// The first is higher at so many x, more than the second.
  case higherMostly(Int)
  /// Both are equal everywhere.
  case equal
  /// Neither is higher at more x than the other.
  case higherEquallyOften
  /// The mean of the first over that of the second; all values are above 0.
  case ratio(Double)

  /// Whether the values of both series bear the statement out.
  func holds(_ first: [Double], _ second: [Double]) -> Bool {
    guard first.count == second.count, !first.isEmpty else { return false }
    let pairs = zip(first, second)
    let (higher, lower) = (pairs.count { $0 > $1 }, pairs.count { $0 < $1 })
    switch self {
    case .higherThroughout: return higher == first.count
    case .higherUntil(let place):
      guard first.indices.contains(place), place + 1 < first.count else { return false }
      let (before, after) = (pairs.prefix(place + 1), pairs.dropFirst(place + 1))
      return before.allSatisfy { $0 >= $1 } && after.allSatisfy { $0 <= $1 } && first[place] > second[place]
        && lower > 0
    case .higherMostly(let count): return higher == count && higher > lower && higher < first.count
    case .equal: return higher == 0 && lower == 0
    case .higherEquallyOften: return higher == lower && higher > 0
    case .ratio(let ratio):
      guard pairs.allSatisfy({ $0 > 0 && $1 > 0 }) else { return false }
      let (one, other) = (first.reduce(0, +), second.reduce(0, +))
      return (one / other - ratio).magnitude <= 1e-9 * ratio
    }
  }
}

/// What holds of two series of a chart.
struct PairClaims: Sendable {
  /// Places among the series, the one that is higher at more x first.
  let higher, lower: Int
  /// How the higher lies to the lower; nil where they share no x.
  let order: PairClaim?
  /// How many times as high the higher is on average, if 1.05 or more; less is not worth a sentence (ours).
  let ratio: PairClaim?

  init(_ pair: MeasuredPair) {
    let isFirst = pair.comparison.firstHigher >= pair.comparison.secondHigher
    var (one, other) = isFirst ? (pair.values.first, pair.values.second) : (pair.values.second, pair.values.first)
    var places = isFirst ? (pair.first, pair.second) : (pair.second, pair.first)
    let firstCount = max(pair.comparison.firstHigher, pair.comparison.secondHigher)
    // Of two that change places once, the one that is higher at the beginning comes first.
    var until: PairClaim?
    if pair.isSequence, pair.comparison.crossings.count == 1, let start = zip(one, other).first(where: { $0 != $1 }) {
      if start.0 < start.1 { (one, other, places) = (other, one, (places.1, places.0)) }
      if let last = one.indices.last(where: { one[$0] > other[$0] }) { until = .higherUntil(last) }
    }
    let proposed: [PairClaim?] = [
      .higherThroughout, .equal, until, .higherMostly(firstCount), .higherEquallyOften,
    ]
    order = proposed.compactMap(\.self).first { $0.holds(one, other) }
    (higher, lower) = places
    let ratio = pair.comparison.ratioOfMeans.map { places.0 == pair.first ? $0 : 1 / $0 }
    let claim = ratio.map { PairClaim.ratio($0) }
    self.ratio = (ratio ?? 0) >= 1.05 && order == .higherThroughout && claim?.holds(one, other) == true ? claim : nil
  }
}
