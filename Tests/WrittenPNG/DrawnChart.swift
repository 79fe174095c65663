/// A picture of a chart, drawn as renderers draw: each shape covers a part of each pixel, and encoded colours are mixed.
package struct DrawnChart {
  package let width, height: Int
  /// `0xRRGGBB`, row by row; channels 0…255.
  package private(set) var pixels: [(Double, Double, Double)]

  package init(_ width: Int, _ height: Int, ground: UInt32 = 0xFF_FFFF) {
    (self.width, self.height) = (width, height)
    pixels = .init(repeating: Self.channels(ground), count: width * height)
  }

  private static func channels(_ color: UInt32) -> (Double, Double, Double) {
    (Double(color >> 16), Double(color >> 8 & 255), Double(color & 255))
  }

  /// Paints what is inside of a shape within a box.
  package mutating func fill(
    _ color: UInt32, opacity: Double = 1, left: Double, top: Double, right: Double, bottom: Double,
    inside: (_ x: Double, _ y: Double) -> Bool = { _, _ in true }
  ) {
    var covered: [Int: UInt16] = [:]
    cover(left, top, right, bottom, &covered, inside)
    blend(color, opacity, covered)
  }

  /// Marks which of four by four places of each pixel are inside.
  private func cover(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, _ covered: inout [Int: UInt16],
    _ inside: (_ x: Double, _ y: Double) -> Bool
  ) {
    for y in max(0, Int(top))..<min(height, Int(bottom) + 1) {
      for x in max(0, Int(left))..<min(width, Int(right) + 1) {
        var places = UInt16(0)
        for place in 0..<16 {
          let (px, py) = (Double(x) + (Double(place % 4) + 0.5) / 4, Double(y) + (Double(place / 4) + 0.5) / 4)
          if px >= left, px < right, py >= top, py < bottom, inside(px, py) { places |= 1 << place }
        }
        if places != 0 { covered[y * width + x, default: 0] |= places }
      }
    }
  }

  private mutating func blend(_ color: UInt32, _ opacity: Double, _ covered: [Int: UInt16]) {
    let ink = Self.channels(color)
    for (index, places) in covered {
      let part = Double(places.nonzeroBitCount) / 16 * opacity
      let below = pixels[index]
      func mix(_ above: Double, _ below: Double) -> Double { (above * part + below * (1 - part)).rounded() }
      pixels[index] = (mix(ink.0, below.0), mix(ink.1, below.1), mix(ink.2, below.2))
    }
  }

  package mutating func disc(_ color: UInt32, _ x: Double, _ y: Double, radius: Double, opacity: Double = 1) {
    fill(color, opacity: opacity, left: x - radius, top: y - radius, right: x + radius, bottom: y + radius) {
      ($0 - x) * ($0 - x) + ($1 - y) * ($1 - y) <= radius * radius
    }
  }

  /// Straight pieces from point to point, covering each place once.
  package mutating func line(_ color: UInt32, _ points: [(x: Double, y: Double)], width stroke: Double) {
    let half = stroke / 2
    var covered: [Int: UInt16] = [:]
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      cover(
        min(a.x, b.x) - half, min(a.y, b.y) - half, max(a.x, b.x) + half, max(a.y, b.y) + half, &covered
      ) { x, y in
        let along = max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / length))
        let (ex, ey) = (x - a.x - along * dx, y - a.y - along * dy)
        return ex * ex + ey * ey <= half * half
      }
    }
    blend(color, 1, covered)
  }

  /// Something as fine as letters: a crooked stroke of 1.2 pixels for each, eight pixels high.
  package mutating func letters(_ color: UInt32, _ count: Int, x: Double, y: Double) {
    for index in 0..<count {
      let left = x + Double(index) * 7.3
      let turn = Double(index % 3) * 2
      line(
        color, [(left, y), (left + 4, y + 1 + turn), (left + 0.5, y + 5), (left + 4.5 - turn / 2, y + 8)], width: 1.2)
    }
  }

  /// The picture, 8 bits a channel.
  package var png: WrittenPNG {
    let (pixels, width) = (pixels, width)
    return WrittenPNG(width, height) { x, y in
      let pixel = pixels[y * width + x]
      return [Int(pixel.0), Int(pixel.1), Int(pixel.2)]
    }
  }
}
