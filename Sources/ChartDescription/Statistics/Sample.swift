/// Finite numbers in order, and the figures that describe one distribution.
struct Sample: Hashable, Sendable {
  /// Fewer points than these are listed, not measured.
  static let fewest = 8

  /// From the least to the greatest.
  let values: [Double]

  /// Sorts finite numbers.
  init(_ values: [Double]) { self.values = values.sorted() }

  /// The arithmetic mean; 0 of nothing.
  var mean: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }

  /// The middle, or the mean of the two in the middle; 0 of nothing.
  var median: Double {
    guard let last = values.indices.last else { return 0 }
    let middle = values.count / 2
    return values.count.isMultiple(of: 2) ? (values[middle - 1] + values[middle]) / 2 : values[last / 2]
  }

  /// The value below which a share of the numbers lies, between neighbours in proportion: definition 7 of R. J. Hyndman
  /// and Y. Fan, "Sample quantiles in statistical packages", The American Statistician 50, 1996.
  ///
  /// - Parameter share: 0…1.
  func quantile(_ share: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let place = share * Double(values.count - 1)
    let below = Int(place)
    let above = min(below + 1, values.count - 1)
    return values[below] + (place - Double(below)) * (values[above] - values[below])
  }
}

/// The ranks of numbers, 1 the least; equal numbers share the mean of their ranks.
///
/// Source: M. G. Kendall, "The treatment of ties in ranking problems", Biometrika 33, 1945.
enum Ranks {
  /// A rank for each number, in the order in which the numbers came. O(n log n).
  static func of(_ values: [Double]) -> [Double] {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      // Places start + 1 … end.
      for place in start..<end { ranks[order[place]] = Double(start + 1 + end) / 2 }
      start = end
    }
    return ranks
  }

  /// Spearman's ρ, −1…1: the product-moment correlation of the ranks; nil where either does not vary.
  ///
  /// Source: C. Spearman, "The proof and measurement of association between two things", American Journal of Psychology 15, 1904.
  ///
  /// - Parameters:
  ///   - x: Finite.
  ///   - y: Finite, as many.
  static func correlation(_ x: [Double], _ y: [Double]) -> Double? {
    let (x, y, middle) = (of(x), of(y), Double(x.count + 1) / 2)
    var (xx, yy, xy) = (0.0, 0.0, 0.0)
    for index in x.indices {
      let (a, b) = (x[index] - middle, y[index] - middle)
      (xx, yy, xy) = (xx + a * a, yy + b * b, xy + a * b)
    }
    return xx > 0 && yy > 0 ? min(max(xy / (xx.squareRoot() * yy.squareRoot()), -1), 1) : nil
  }
}

/// The line whose slope is the median of the slopes through every two points: a quarter of them may be wrong and it still holds.
///
/// Source: H. Theil, "A rank-invariant method of linear and polynomial regression analysis", 1950.
struct TheilSenLine: Hashable, Sendable {
  /// What y gains as x gains one.
  let slope: Double
  /// What y is where x is 0: the median of y less slope × the median of x (Conover 1980).
  let intercept: Double

  /// Above this number of points every second, third … one is taken, because the work grows with the square: within about ten
  /// milliseconds. Engineering choice.
  static let mostPoints = 400

  /// Fits points in the order of x; nil where all x are equal.
  init?(_ x: [Double], _ y: [Double]) {
    let step = max((x.count + Self.mostPoints - 1) / Self.mostPoints, 1)
    let chosen = Array(stride(from: 0, to: x.count, by: step))
    var slopes: [Double] = []
    for (place, first) in chosen.enumerated() {
      for second in chosen[(place + 1)...] where x[first] != x[second] {
        slopes.append((y[second] - y[first]) / (x[second] - x[first]))
      }
    }
    guard !slopes.isEmpty else { return nil }
    slope = Sample(slopes).median
    intercept = Sample(chosen.map { y[$0] }).median - slope * Sample(chosen.map { x[$0] }).median
  }

  func callAsFunction(_ x: Double) -> Double { intercept + slope * x }
}

extension Array {
  /// No more than so many: of each stretch the lowest and the highest, in the order in which they come, so that no peak is
  /// lost. A stretch without any value stays a gap.
  ///
  /// - Parameters:
  ///   - most: 2 or more.
  ///   - level: How high an element is; nil for a gap.
  func thinned(to most: Int, by level: (Element) -> Double?) -> [Element] {
    guard count > most else { return self }
    let stretches = most / 2
    return (0..<stretches).flatMap { stretch -> [Element] in
      let part = count * stretch / stretches..<count * (stretch + 1) / stretches
      let levels = part.compactMap { place in level(self[place]).map { (place, $0) } }
      guard let low = levels.min(by: { $0.1 < $1.1 })?.0, let high = levels.max(by: { $0.1 < $1.1 })?.0 else {
        return [self[part.lowerBound]]
      }
      return low == high ? [self[low]] : [self[Swift.min(low, high)], self[Swift.max(low, high)]]
    }
  }
}
