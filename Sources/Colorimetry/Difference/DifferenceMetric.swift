/// A measure of colour difference.
package enum DifferenceMetric: String, CaseIterable, Sendable {
  /// CIEDE2000 on CIELAB relative to D65, kL = kC = kH = 1. ISO/CIE 11664-6.
  case ciede2000
  /// Euclidean in CAM02-UCS. M. R. Luo, G. Cui, C. Li 2006.
  case cam02ucs
  /// Euclidean in CAM16-UCS. C. Li et al. 2017.
  case cam16ucs
  /// Euclidean in OKLab; black and white are about 1 apart. B. Ottosson 2020.
  case oklab
  /// Euclidean in CIELAB relative to D65. ISO/CIE 11664-4.
  case cie76

  /// Converts a colour to the coordinates of this metric, so that it is converted once and compared often.
  ///
  /// - Parameter color: linear-light components, used unclamped outside 0…1.
  package func coordinate(_ color: LinearSRGB) -> DifferenceCoordinate {
    let vector =
      switch self {
      case .ciede2000, .cie76: CIELAB(color).vector
      case .oklab: OKLab(color).vector
      case .cam02ucs: AppearanceModel.cam02.uniform(XYZD65(color))
      case .cam16ucs: AppearanceModel.cam16.uniform(XYZD65(color))
      }
    return DifferenceCoordinate(vector.x, vector.y, vector.z)
  }

  /// The distance of two coordinates of this metric: non-negative, symmetric, 0 for equal colours.
  ///
  /// Meaningless for coordinates of another metric.
  package func distance(_ a: DifferenceCoordinate, _ b: DifferenceCoordinate) -> Double {
    self == .ciede2000 ? CIEDE2000.distance(a, b) : a.euclideanDistance(to: b)
  }

  /// The distance of two colours in linear sRGB.
  package func distance(_ a: LinearSRGB, _ b: LinearSRGB) -> Double { distance(coordinate(a), coordinate(b)) }
}

/// A colour in the coordinates of one ``DifferenceMetric``: lightness and two opponent axes, in the metric's units.
package struct DifferenceCoordinate: Hashable, Sendable {
  /// Lightness and the two opponent axes.
  package let lightness, a, b: Double
  /// √(a² + b²), cached because CIEDE2000 needs it for every pair.
  package let chroma: Double

  init(_ lightness: Double, _ a: Double, _ b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    chroma = (a * a + b * b).squareRoot()
  }

  func euclideanDistance(to other: DifferenceCoordinate) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }
}
