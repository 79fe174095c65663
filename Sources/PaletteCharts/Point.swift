/// A place on a plane.
package struct Point: Hashable, Sendable {
  /// To the right.
  package var x: Double
  /// Up or down, as whoever uses it says.
  package var y: Double

  /// Creates a point.
  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}
