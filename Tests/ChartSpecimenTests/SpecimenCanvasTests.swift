import Colorimetry
import PNGCodec
import Testing

@testable import ChartSpecimen

struct SpecimenCanvasTests {
  typealias Place = (x: Double, y: Double)

  /// The distance of a place from the nearest of a line's segments.
  private func distance(_ x: Double, _ y: Double, _ points: [Place]) -> Double {
    zip(points, points.dropFirst()).map { from, to in
      let (dx, dy, length) = (to.x - from.x, to.y - from.y, hypotenuse(to.x - from.x, to.y - from.y))
      let along = length == 0 ? 0 : min(max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), length)
      let share = length == 0 ? 0 : along / length
      return hypotenuse(from.x + dx * share - x, from.y + dy * share - y)
    }.min() ?? .infinity
  }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  @Test(
    arguments: [
      "level": [(4, 10), (26, 10)], "upright": [(12, 3), (12, 20)], "nearly level": [(4, 10), (26, 10.000_000_001)],
      "steep and gentle": [(3, 4), (9, 20), (29, 16)], "to the left": [(25, 5), (8, 9), (25, 19)],
      "over the edge": [(-5, -3), (12, 12), (40, 9)], "a point": [(9, 9), (9, 9)],
    ] as [String: [Place]])
  func `a line covers the pixels within half of its width and no other`(_ name: String, _ points: [Place]) {
    for width in [1.5, 4.0] {
      var canvas = SpecimenCanvas(width: 30, height: 24, ground: SRGB(1, 1, 1))
      canvas.line(through: points, width: width, color: SRGB(0, 0, 0))
      for row in 0..<48 {
        for column in 0..<60 {
          let inside = width - 2 * distance((Double(column) + 0.5) / 2, (Double(row) + 0.5) / 2, points)
          let level = canvas.bitmap[column, row].red
          // Pixels of the edge are in between.
          if inside > 0.51 { #expect(level == 0, "\(name), \(width) wide: \(column), \(row)") }
          if inside < -0.51 { #expect(level == 255, "\(name), \(width) wide: \(column), \(row)") }
        }
      }
    }
  }
}
