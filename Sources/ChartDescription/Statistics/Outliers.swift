/// Numbers far from the rest.
struct Outliers: Hashable, Sendable {
  enum Method: String, Hashable, Sendable {
    /// B. Iglewicz and D. C. Hoaglin, "How to detect and handle outliers", 1993: 0.6745 × distance from the median over the
    /// median of those distances, beyond 3.5. For what remains when a line or segments are taken off.
    case modifiedZ = "modified z > 3.5"
    /// J. W. Tukey, "Exploratory data analysis", 1977: beyond the quartiles by more than 1.5 times their distance. For one
    /// distribution, which may be skewed.
    case tukeyFences = "Tukey fences 1.5"
    /// Beyond the values around it by more than these lie apart (``Neighbours``). For a sequence.
    case neighbours = "beyond its neighbours by more than these lie apart"
  }

  let method: Method
  /// Which of the numbers, the farthest first.
  let indices: [Int]

  /// Looks for numbers far from the rest; fewer than eight numbers have no rest.
  init(_ values: [Double], _ method: Method) {
    self.method = method
    guard values.count >= 8 else {
      indices = []
      return
    }
    let distances: [Double]
    let limit: Double
    let sample = Sample(values)
    switch method {
    case .modifiedZ, .neighbours:
      let median = sample.median
      distances = values.map { ($0 - median).magnitude }
      let spread = Sample(distances).median
      // Where more than half are equal their mean distance replaces it, as Iglewicz and Hoaglin say; the factors make both
      // estimate the standard deviation of a normal distribution.
      let mean = Sample(distances).mean
      limit = spread > 0 ? 3.5 * spread / 0.6745 : 3.5 * 1.253314 * mean
    case .tukeyFences:
      let (low, high) = (sample.quantile(0.25), sample.quantile(0.75))
      distances = values.map { max(low - $0, $0 - high) }
      limit = 1.5 * (high - low)
    }
    // What rounding leaves of equal numbers is not far from them.
    let noise = 1e-9 * values.reduce(0) { max($0, $1.magnitude) }
    indices = values.indices.filter { distances[$0] > max(limit, noise) }
      .sorted { (-distances[$0], $0) < (-distances[$1], $1) }
  }
}

extension Outliers {
  /// Looks for single values that leave their neighbours. Where more than one of twenty do, leaving them is the course, and a
  /// series that never turns has none.
  init(inSequence y: [Double]) {
    method = .neighbours
    let steps = zip(y, y.dropFirst())
    guard !steps.allSatisfy({ $0 <= $1 }), !steps.allSatisfy({ $0 >= $1 }) else {
      indices = []
      return
    }
    let height = (y.max() ?? 0) - (y.min() ?? 0)
    let far = y.indices.filter { Neighbours.isLeft(y, at: $0, height: height) }
    guard far.count <= max(y.count / 20, 1) else {
      indices = []
      return
    }
    let distances = Dictionary(uniqueKeysWithValues: far.map { ($0, Neighbours(y, at: $0)?.distance ?? 0) })
    indices = far.sorted { (-(distances[$0] ?? 0), $0) < (-(distances[$1] ?? 0), $1) }
  }
}
