/// Two series over the x that both have.
struct SeriesComparison: Hashable, Sendable {
  /// A place where the upper becomes the lower.
  struct Crossing: Hashable, Sendable {
    /// The shared places on both sides, by their index; the same twice where the series meet.
    let before, after: Int
    let firstIsAbove: Bool
  }

  /// How many x both series have.
  let shared: Int
  /// At how many of them the first is higher, and the second.
  let firstHigher, secondHigher: Int
  /// From left to right.
  let crossings: [Crossing]
  /// The mean of the first over that of the second, at the shared x; nil unless all values are above 0.
  let ratioOfMeans: Double?

  /// Compares.
  ///
  /// - Parameters:
  ///   - first: Values of the first series at the shared x, in order.
  ///   - second: Values of the second series there.
  init(_ first: [Double], _ second: [Double]) {
    shared = first.count
    let differences = zip(first, second).map { $0 - $1 }
    firstHigher = differences.count { $0 > 0 }
    secondHigher = differences.count { $0 < 0 }
    var crossings: [Crossing] = []
    var last: Int?
    for (index, difference) in differences.enumerated() where difference != 0 {
      if let before = last, (differences[before] > 0) != (difference > 0) {
        // Where they meet on the way they cross there.
        let meets = before + 1 < index ? before + 1 : nil
        crossings.append(
          Crossing(before: meets ?? before, after: meets ?? index, firstIsAbove: difference > 0))
      }
      last = index
    }
    self.crossings = crossings
    let areAbove0 = first.allSatisfy { $0 > 0 } && second.allSatisfy { $0 > 0 }
    ratioOfMeans = areAbove0 && !first.isEmpty ? first.reduce(0, +) / second.reduce(0, +) : nil
  }
}
