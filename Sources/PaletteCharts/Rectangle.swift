import RealModule

/// A rectangle of a picture, y downwards.
package struct Rectangle: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The top edge.
  package var y: Double
  /// Never negative.
  package var width, height: Double

  /// Creates a rectangle; a negative side becomes 0.
  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
  }

  /// The right edge.
  package var right: Double { x + width }
  /// The bottom edge.
  package var bottom: Double { y + height }
  /// The middle.
  package var center: Point { Point(x + width / 2, y + height / 2) }

  /// The rectangle without a margin.
  package func inset(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) -> Rectangle {
    Rectangle(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }
}

/// A place on a plane.
package struct Point: Hashable, Sendable {
  /// To the right.
  package var x: Double
  /// Up or down, as whoever uses it says.
  package var y: Double

  /// Creates a point.
  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// Round values for an axis, such as 0, 50, 100.
///
/// Source: P. S. Heckbert, "Nice numbers for graph labels", Graphics Gems, 1990: steps of 1, 2 or 5 times a power of ten.
package struct NiceTicks: Hashable, Sendable {
  /// From the lowest to the highest; never fewer than two.
  package let values: [Double]
  /// From tick to tick.
  package let step: Double

  /// The lowest and the highest value: both ends of the axis.
  package var domain: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 1) }

  /// Ticks around values.
  ///
  /// - Parameters:
  ///   - range: Finite, of magnitudes up to 10¹⁵.
  ///   - count: The approximate number of ticks to return, 2 or more.
  package init(around range: ClosedRange<Double>, count: Int = 5) {
    let (low, high) = (range.lowerBound, range.upperBound)
    let isUsable = low.isFinite && high.isFinite && high - low > 1e-12 * max(low.magnitude, high.magnitude)
    let (lower, upper) = isUsable ? (low, high) : (low.isFinite ? low : 0, (low.isFinite ? low : 0) + 1)
    let step = Self.niceStep((upper - lower) / Double(max(count - 1, 1)))
    let first = (lower / step).rounded(.down)
    // What ends a hair above a round value does not need another step.
    let last = (upper / step - 1e-9).rounded(.up)
    let steps = min(max(Int(last - first), 1), 1000)
    values = (0...steps).map { (first + Double($0)) * step }
    self.step = step
  }

  /// The nearest of 1, 2, 5 and 10 times a power of ten.
  private static func niceStep(_ rough: Double) -> Double {
    let power = Double.exp10(Double.log10(rough).rounded(.down))
    let share = rough / power
    return power * (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10)
  }

  /// The label of a value: no more decimals than the step needs, thousands apart: `1,200`, `0.25`, `−40`.
  package func label(_ value: Double) -> String {
    let decimals = min(max(Int((-Double.log10(step) - 1e-9).rounded(.up)), 0), 12)
    return DecimalText.text(value, fractionDigits: decimals, isFixed: true)
  }
}
