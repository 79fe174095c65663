package import Colorimetry

/// A screen colour: gamma-encoded sRGB, 8 bits per channel, in one word.
package struct ScreenColor: Hashable, Comparable, Sendable {
  /// Red, green and blue from the third byte down to the first: `0xRRGGBB`.
  package let packed: UInt32

  /// Creates a colour from `0xRRGGBB`.
  package init(_ packed: UInt32) { self.packed = packed & 0xFF_FFFF }

  /// Creates a colour from three numbers, 0…255.
  package init(_ red: Int, _ green: Int, _ blue: Int) {
    packed = UInt32(truncatingIfNeeded: red << 16 | green << 8 | blue) & 0xFF_FFFF
  }

  /// Red, 0…255.
  package var red: Int { Int(packed >> 16) }
  /// Green, 0…255.
  package var green: Int { Int(packed >> 8 & 255) }
  /// Blue, 0…255.
  package var blue: Int { Int(packed & 255) }

  /// Red, green and blue, 0…255.
  var channels: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }

  /// Ordered by red, green, blue.
  package static func < (a: ScreenColor, b: ScreenColor) -> Bool { a.packed < b.packed }

  /// The largest difference of a channel, 0…255.
  func distance(_ other: ScreenColor) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// Whether the colour lies on the straight line between two others, away from both: what a renderer draws where an
  /// edge crosses a pixel. Renderers mix encoded values, not light.
  ///
  /// - Parameter tolerance: the allowed error of a channel, and the required distance from both ends.
  @inline(__always)
  func isMixture(_ a: ScreenColor, _ b: ScreenColor, tolerance: Int = Self.rounding) -> Bool {
    let (dr, dg, db) = (b.red - a.red, b.green - a.green, b.blue - a.blue)
    let (vr, vg, vb) = (red - a.red, green - a.green, blue - a.blue)
    let (whole, part) = (dr * dr + dg * dg + db * db, vr * dr + vg * dg + vb * db)
    guard part > 0, part < whole else { return false }
    let slack = tolerance * whole
    return abs(vr * whole - dr * part) <= slack && abs(vg * whole - dg * part) <= slack
      && abs(vb * whole - db * part) <= slack && distance(a) > tolerance && distance(b) > tolerance
  }

  /// Whether the colour lies in the triangle of three others: an edge between two of them through which the third
  /// shows.
  func isMixture(_ a: ScreenColor, _ b: ScreenColor, _ ground: ScreenColor) -> Bool {
    func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
    let (u, v, w) = (a.channels - ground.channels, b.channels - ground.channels, channels - ground.channels)
    let area = dot(u, u) * dot(v, v) - dot(u, v) * dot(u, v)
    guard area > 1 else { return false }
    let s = (dot(w, u) * dot(v, v) - dot(w, v) * dot(u, v)) / area
    let t = (dot(w, v) * dot(u, u) - dot(w, u) * dot(u, v)) / area
    guard s > 0, t > 0, s + t < 1 else { return false }
    let off = w - s * u - t * v
    return max(abs(off.x), abs(off.y), abs(off.z)) <= Double(2 * Self.rounding)
  }

  /// The combined error of rounding in a renderer, premultiplied alpha and a colour conversion. Engineering choice.
  static let rounding = 3
}

extension ScreenColor {
  /// The nearest screen colour.
  package init(_ color: SRGB) {
    let bytes = color.bytes
    self.init(Int(bytes.red), Int(bytes.green), Int(bytes.blue))
  }

  /// The colour as Colorimetry represents it.
  package var srgb: SRGB { SRGB(bytes: UInt8(red), UInt8(green), UInt8(blue)) }
  /// `#rrggbb`.
  package var hex: String { srgb.hex }
}
