/// The line whose slope is the median of the slopes through every two points, with the interval in which the slope lies.
///
/// A quarter of the points may be wrong and the line still holds. Sources: H. Theil, "A rank-invariant method of linear and
/// polynomial regression analysis", 1950; P. K. Sen, "Estimates of the regression coefficient based on Kendall's tau",
/// Journal of the American Statistical Association 63, 1968, for ties and the interval.
struct TheilSenLine: Hashable, Sendable {
  /// What y gains as x gains one.
  let slope: Double
  /// The slope lies within with a confidence of 95 %, if errors are independent.
  let interval: ClosedRange<Double>
  /// What y is where x is 0: the median of y less slope × the median of x (Conover 1980).
  let intercept: Double

  /// The 97.5th percentile of the standard normal distribution, which leaves 95 % within.
  private static let normalQuantile = 1.959963984540054

  /// Fits points; nil where all x are equal. The work grows with the square of their number.
  init?(_ x: [Double], _ y: [Double]) {
    var slopes: [Double] = []
    for first in x.indices {
      for second in x.indices[(first + 1)...] where x[first] != x[second] {
        slopes.append((y[second] - y[first]) / (x[second] - x[first]))
      }
    }
    slopes.sort()
    guard let last = slopes.indices.last else { return nil }
    let middle = slopes.count / 2
    slope = slopes.count.isMultiple(of: 2) ? (slopes[middle - 1] + slopes[middle]) / 2 : slopes[middle]
    let reach = Self.normalQuantile * Self.scoreVariance(x, y).squareRoot()
    let above = ((Double(slopes.count) + reach) / 2).rounded(.toNearestOrEven)
    let below = ((Double(slopes.count) - reach) / 2).rounded(.toNearestOrEven) - 1
    let low = slopes[max(Int(below), 0)]
    interval = low...max(low, slopes[min(Int(above), last)])
    intercept = Sample(y).median - slope * Sample(x).median
  }

  /// Sen 1968, (2.6): the variance of the score, corrected for ties in either.
  private static func scoreVariance(_ x: [Double], _ y: [Double]) -> Double {
    let n = Double(x.count)
    let ties = (Ranks(x).ties + Ranks(y).ties).map(Double.init)
    let tied = ties.reduce(0) { $0 + $1 * ($1 - 1) * (2 * $1 + 5) }
    return max((n * (n - 1) * (2 * n + 5) - tied) / 18, 0)
  }

  func callAsFunction(_ x: Double) -> Double { intercept + slope * x }
}
