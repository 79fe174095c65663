import Colorimetry
package import PNGCodec
import PaletteRules

/// A small picture drawn in plain pixels: what a report needs to show colours on a ground, and no more.
///
/// Edges are smoothed by how far a pixel lies inside a shape, and mixed as browsers mix: in encoded sRGB.
package struct SpecimenCanvas {
  /// Pixels to a CSS px, for sharp screens.
  static let scale = 2.0

  /// What was drawn.
  package private(set) var bitmap: Bitmap

  /// An empty canvas; lengths and places are CSS px from the upper left corner everywhere.
  init(width: Int, height: Int, ground: SRGB) {
    let scale = Int(Self.scale)
    bitmap = Bitmap(width: width * scale, height: height * scale, fill: RGBA8(ground))
  }

  /// A line through points, with round ends and corners.
  mutating func line(through points: [(x: Double, y: Double)], width: Double, color: SRGB) {
    guard let first = points.first else { return }
    let segments = points.count > 1 ? Array(zip(points, points.dropFirst())) : [(first, first)]
    let reach = width / 2 + 1
    for (index, (from, to)) in segments.enumerated() {
      let box = (
        min(from.x, to.x) - reach, min(from.y, to.y) - reach, max(from.x, to.x) + reach, max(from.y, to.y) + reach
      )
      // A pixel near a corner belongs to the nearer segment, so that it is painted once.
      let before = index > 0 ? segments[index - 1] : nil
      let after = index + 1 < segments.count ? segments[index + 1] : nil
      paint(box, color, columns: Self.columns(from, to, reach)) { x, y in
        let own = Self.distance(x, y, from, to)
        guard own < reach else { return -1 }
        if let before, Self.distance(x, y, before.0, before.1) <= own { return -1 }
        if let after, Self.distance(x, y, after.0, after.1) < own { return -1 }
        return width / 2 - own
      }
    }
  }

  /// By height, the columns within reach of a segment and its extension: most of the box of a slope is beside it.
  private static func columns(
    _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ reach: Double
  ) -> (_ y: Double) -> (left: Double, right: Double) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    // A pixel more on each side than exact numbers would need.
    let half = reach * (dx * dx + dy * dy).squareRoot() / dy.magnitude + 1 / scale
    // Level, or nearly.
    guard half < 1e6 else { return { _ in (-.infinity, .infinity) } }
    return { y in
      let middle = from.x + (y - from.y) * dx / dy
      return (middle - half, middle + half)
    }
  }

  /// A filled circle.
  mutating func disc(at center: (x: Double, y: Double), radius: Double, color: SRGB) {
    let box = (center.x - radius - 1, center.y - radius - 1, center.x + radius + 1, center.y + radius + 1)
    paint(box, color) { x, y in
      radius - ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot()
    }
  }

  /// A symbol that covers so many square CSS px.
  mutating func symbol(_ outline: SymbolOutline, at center: (x: Double, y: Double), area: Double, color: SRGB) {
    let size = area.squareRoot()
    let reach = outline.reach * size + 1
    let box = (center.x - reach, center.y - reach, center.x + reach, center.y + reach)
    // How much of a pixel is covered, in sixteen samples, as a depth.
    let samples = [-0.375, -0.125, 0.125, 0.375].map { $0 / Self.scale }
    paint(box, color) { x, y in
      let inside = samples.reduce(0) { sum, dy in
        sum + samples.count { dx in outline.contains((x + dx - center.x) / size, (center.y - y - dy) / size) }
      }
      return (Double(inside) / 16 - 0.5) / Self.scale
    }
  }

  /// A filled rectangle.
  mutating func rectangle(x: Double, y: Double, width: Double, height: Double, color: SRGB) {
    paint((x, y, x + width, y + height), color) { px, py in
      min(min(px - x, x + width - px), min(py - y, y + height - py))
    }
  }

  /// A pattern in a rectangle; it begins at the origin of the picture, so that it runs on from mark to mark.
  mutating func pattern(
    _ pattern: Series.Pattern, x: Double, y: Double, width: Double, height: Double, ink: SRGB
  ) {
    guard pattern != .none else { return }
    paint((x, y, x + width, y + height), ink) { px, py in
      min(pattern.depth(px, py), min(min(px - x, x + width - px), min(py - y, y + height - py)))
    }
  }

  /// - Parameters:
  ///   - columns: From where to where a row can lie inside the shape, by its height; CSS px.
  ///   - depth: How far a place lies inside the shape, negative outside; CSS px.
  private mutating func paint(
    _ box: (left: Double, top: Double, right: Double, bottom: Double), _ color: SRGB,
    columns: (_ y: Double) -> (left: Double, right: Double) = { _ in (-.infinity, .infinity) },
    depth: (_ x: Double, _ y: Double) -> Double
  ) {
    let scale = Self.scale
    let rows = max(0, Int(box.top * scale))..<max(0, min(bitmap.height, Int(box.bottom * scale) + 1))
    guard !rows.isEmpty else { return }
    let pixel = RGBA8(color)
    for row in rows {
      let y = (Double(row) + 0.5) / scale
      let reach = columns(y)
      let left = max(0, Int(max(box.left, reach.left) * scale))
      let right = min(bitmap.width, Int(min(box.right, reach.right) * scale) + 1)
      guard left < right else { continue }
      for column in left..<right {
        let inside = depth((Double(column) + 0.5) / scale, y) * scale + 0.5
        guard inside > 0 else { continue }
        bitmap[column, row] = inside >= 1 ? pixel : bitmap[column, row].mixed(with: pixel, share: inside)
      }
    }
  }

  private static func distance(
    _ x: Double, _ y: Double, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double)
  ) -> Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    let share = length == 0 ? 0 : min(max(((x - from.x) * dx + (y - from.y) * dy) / length, 0), 1)
    let (ox, oy) = (x - from.x - share * dx, y - from.y - share * dy)
    return (ox * ox + oy * oy).squareRoot()
  }
}

extension RGBA8 {
  /// A colour in bytes, rounded to the nearest.
  init(_ color: SRGB) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }

  /// - Parameter share: Of the other, 0…1.
  fileprivate func mixed(with other: RGBA8, share: Double) -> RGBA8 {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let (from, to) = (Double(a), Double(b))
      return UInt8((from + (to - from) * share).rounded())
    }
    return RGBA8(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
