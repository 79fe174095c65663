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
