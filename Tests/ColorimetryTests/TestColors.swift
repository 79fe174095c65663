@testable import Colorimetry

extension SRGB {
  /// `#rrggbb`, for tables of published colours.
  init(hex: String) {
    let value = UInt32(hex.dropFirst(), radix: 16) ?? 0
    self.init(bytes: UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255))
  }
}

extension LinearSRGB {
  /// `#rrggbb`, for tables of published colours.
  init(hex: String) { self.init(SRGB(hex: hex)) }

  /// Every combination of `steps` equally spaced values in 0…1.
  static func grid(_ steps: Int) -> [LinearSRGB] {
    let values = (0..<steps).map { Double($0) / Double(steps - 1) }
    return values.flatMap { r in values.flatMap { g in values.map { b in LinearSRGB(r, g, b) } } }
  }

  /// The greatest difference of a component.
  func deviation(from other: LinearSRGB) -> Double {
    let d = vector - other.vector
    return max(d.x.magnitude, d.y.magnitude, d.z.magnitude)
  }
}

extension Matrix3 {
  /// The nine numbers in rows.
  var elements: [Double] { [rows.0, rows.1, rows.2].flatMap { [$0.x, $0.y, $0.z] } }

  /// The greatest difference of an element.
  func deviation(from other: [Double]) -> Double {
    zip(elements, other).map { ($0 - $1).magnitude }.max() ?? .infinity
  }
}

/// The least distance of two colours of a palette, and the pair.
func closestPair(
  _ colors: [LinearSRGB], by metric: DifferenceMetric
) -> (distance: Double, pair: [Int]) {
  let coordinates = colors.map(metric.coordinate)
  var best = (distance: Double.infinity, pair: [Int]())
  for second in coordinates.indices {
    for first in 0..<second {
      let distance = metric.distance(coordinates[first], coordinates[second])
      if distance < best.distance { best = (distance, [first, second]) }
    }
  }
  return best
}
