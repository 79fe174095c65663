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
