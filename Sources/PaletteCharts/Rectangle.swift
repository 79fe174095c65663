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

  /// Columns side by side, as wide as their shares.
  package func columns(_ shares: [Double], gap: Double) -> [Rectangle] {
    let sum = shares.reduce(0, +)
    let room = max(width - gap * Double(shares.count - 1), 0)
    var left = x
    return shares.map { share in
      let column = Rectangle(x: left, y: y, width: sum > 0 ? room * share / sum : 0, height: height)
      left += column.width + gap
      return column
    }
  }

  /// Rows of the same height, one above the other.
  package func rows(_ count: Int, gap: Double) -> [Rectangle] {
    let height = (self.height - gap * Double(count - 1)) / Double(max(count, 1))
    return (0..<count).map { Rectangle(x: x, y: y + Double($0) * (height + gap), width: width, height: height) }
  }
}
