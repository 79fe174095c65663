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
