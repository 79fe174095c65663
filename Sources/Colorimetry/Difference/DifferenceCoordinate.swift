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
