/// A pattern that repeats along a series of evenly spaced values.
///
/// Found where the correlation of the series with itself, some values later, has its greatest peak after it first falls
/// below 0. Source: G. E. P. Box and G. M. Jenkins, "Time series analysis: forecasting and control", 1970, chapter 2.
struct Cycle: Hashable, Sendable {
  /// The values from one repetition to the next.
  let period: Int
  /// The correlation of the series with itself a period later, 0.5…1.
  let strength: Double

  /// Looks for a cycle; nil when there is none.
  ///
  /// A cycle repeats three times, or twice where the calendar expects it: a random walk shows two swings of one length in
  /// 5 of 100 series, and three in fewer than 1. O(n²).
  ///
  /// - Parameters:
  ///   - values: Evenly spaced, without their trend.
  ///   - expected: The period that the calendar gives, such as 12 months.
  init?(_ values: [Double], expected: Int? = nil) {
    let count = values.count
    let mean = values.reduce(0, +) / Double(max(count, 1))
    let deviations = values.map { $0 - mean }
    let square = deviations.reduce(0) { $0 + $1 * $1 }
    guard count >= 8, square > 0 else { return nil }
    func correlation(_ lag: Int) -> Double {
      var sum = 0.0
      for index in 0..<(count - lag) { sum += deviations[index] * deviations[index + lag] }
      return sum / square * Double(count) / Double(count - lag)
    }
    // The peak is a half at least, and beyond what 99 of 100 series without a pattern reach (M. S. Bartlett 1946).
    func isClear(_ lag: Int, _ strength: Double) -> Bool {
      strength >= max(0.5, 2.576 / Double(count - lag).squareRoot())
        && strength >= correlation(lag - 1) && strength >= correlation(lag + 1)
    }
    if let expected, (2...count / 2).contains(expected) {
      let strength = correlation(expected)
      if isClear(expected, strength) {
        (period, self.strength) = (expected, min(strength, 1))
        return
      }
    }
    guard count >= 9, let first = (2...count / 3).first(where: { correlation($0 - 1) < 0 || correlation($0) < 0 })
    else {
      return nil
    }
    let strengths = (first...count / 3).map { correlation($0) }
    // Twice a period fits as well as the period: the first that comes close to the best is taken.
    let near = 0.9 * (strengths.max() ?? 1)
    guard let index = strengths.indices.first(where: { strengths[$0] >= near && isClear(first + $0, strengths[$0]) })
    else { return nil }
    (period, strength) = (first + index, min(strengths[index], 1))
  }
}
