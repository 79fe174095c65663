import RealModule

/// Whether neighbours of a series are more alike than chance makes them.
///
/// The squared steps between the ranks of neighbours, over the squared distances of the ranks from their mean: about 2 in an
/// arbitrary order, near 0 in a smooth one. Source: R. Bartels, "The rank version of von Neumann's ratio test for
/// randomness", Journal of the American Statistical Association 77, 1982, with its normal approximation.
struct RankVonNeumann: Hashable, Sendable {
  /// The ratio, 0…4.
  let ratio: Double
  /// The ratio less 2, over its standard deviation.
  let z: Double
  /// The probability of a ratio at least as low in an arbitrary order, 0…1.
  let probability: Double

  /// Tests numbers in their order; nil for fewer than three, and where all are equal.
  init?(_ values: [Double]) {
    let ranks = Ranks(values).ranks
    let n = Double(ranks.count)
    guard ranks.count > 2 else { return nil }
    let squares = ranks.reduce(0) { $0 + ($1 - (n + 1) / 2) * ($1 - (n + 1) / 2) }
    guard squares > 0 else { return nil }
    ratio = zip(ranks, ranks.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) } / squares
    let variance = 4 * (n - 2) * (5 * n * n - 2 * n - 9) / (5 * n * (n + 1) * (n - 1) * (n - 1))
    z = (ratio - 2) / variance.squareRoot()
    probability = Double.erfc(-z / 2.0.squareRoot()) / 2
  }

  /// Whether the series has a course: chance alone would order its values so in fewer than one of a hundred series.
  var isSmooth: Bool { probability < 0.01 }
}
