import Foundation

@testable import PaletteRules

/// A symbol as a small picture: the coverage of each pixel, blurred by a pixel as screen and eye do.
///
/// It models the picture, not people: good for ranking symbols and for detecting equal ones.
struct SymbolImage {
  /// The width and height in pixels.
  let side: Int
  private let pixels: [Double]
  private let norm: Double

  /// Draws a symbol; nil for `none`.
  ///
  /// - Parameter size: The outer size, px.
  init?(_ symbol: Symbol, size: Double) {
    guard let outline = SymbolOutline(symbol) else { return nil }
    let size = min(max(size, 1), 22)
    let reach = outline.reach
    let scale = size / outline.outerSize
    // Every picture of a size has the same side, with room for the longest symbol, the blur and the shift.
    let half = Int((size * Self.longestReach).rounded(.up)) + 5
    side = 2 * half
    var coverage = [Double](repeating: 0, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        coverage[y * side + x] = Self.coverage(outline, reach, Double(x - half), Double(half - 1 - y), scale)
      }
    }
    pixels = Self.blurred(coverage, side)
    norm = pixels.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// Of the corner of a square, in outer sizes.
  private static let longestReach = 0.71
  private static let samples = 8
  /// A Gaussian of σ = 1 px, truncated at 4 px.
  private static let kernel: [Double] = {
    let weights = (-4...4).map { exp(-Double($0 * $0) / 2) }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }()

  private static func coverage(
    _ outline: SymbolOutline, _ reach: Double, _ left: Double, _ bottom: Double, _ scale: Double
  ) -> Double {
    var inside = 0
    for row in 0..<samples {
      let y = (bottom + (Double(row) + 0.5) / Double(samples)) / scale
      for column in 0..<samples {
        let x = (left + (Double(column) + 0.5) / Double(samples)) / scale
        if x * x + y * y <= reach * reach * 1.1, outline.contains(x, y) { inside += 1 }
      }
    }
    return Double(inside) / Double(samples * samples)
  }

  private static func blurred(_ pixels: [Double], _ side: Int) -> [Double] {
    var across = [Double](repeating: 0, count: pixels.count)
    var both = across
    for y in 0..<side {
      for x in 0..<side {
        for (offset, weight) in kernel.enumerated() where (0..<side).contains(x + offset - 4) {
          across[y * side + x] += weight * pixels[y * side + x + offset - 4]
        }
      }
    }
    for y in 0..<side {
      for x in 0..<side {
        for (offset, weight) in kernel.enumerated() where (0..<side).contains(y + offset - 4) {
          both[y * side + x] += weight * across[(y + offset - 4) * side + x]
        }
      }
    }
    return both
  }

  /// The root of the summed squared differences over the geometric mean of the norms, at the best of the nine shifts by
  /// up to a pixel; 0 for the same picture.
  func distance(to other: SymbolImage) -> Double {
    var least = Double.infinity
    for dy in -1...1 {
      for dx in -1...1 {
        var sum = 0.0
        for y in 1..<(side - 1) {
          let row = y * side
          let shifted = (y + dy) * side + dx
          for x in 1..<(side - 1) {
            let difference = pixels[row + x] - other.pixels[shifted + x]
            sum += difference * difference
          }
        }
        least = min(least, sum)
      }
    }
    return least.squareRoot() / (norm * other.norm).squareRoot()
  }
}

extension SymbolOutline {
  /// Whether a point is inside or on the edge.
  func contains(_ x: Double, _ y: Double) -> Bool {
    switch self {
    case .circle(let radius, let hole): (hole * hole...radius * radius).contains(x * x + y * y)
    case .polygons(let polygons): polygons.contains { Self.isInside($0, x, y) }
    }
  }

  /// Whether a point is on the same side of all edges of a convex polygon, in either direction.
  private static func isInside(_ polygon: [Vertex], _ x: Double, _ y: Double) -> Bool {
    guard var a = polygon.last else { return false }
    var (isLeft, isRight) = (true, true)
    for b in polygon {
      let side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)
      if side < 0 { isLeft = false }
      if side > 0 { isRight = false }
      a = b
    }
    return isLeft || isRight
  }
}
