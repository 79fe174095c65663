package import Colorimetry

/// Where the lightness of a row of colours goes back on its way: CIELAB L* (D65), 0…100.
package struct LightnessReversal: Hashable, Sendable {
  /// How far it falls back in all, from the extreme it had reached; 0 when it never does.
  package let amount: Double
  /// The colour at that extreme, and the one where it has fallen back most.
  package let from, to: Int
  /// Whether the row gets lighter from its first colour to its last.
  package let rises: Bool

  /// Follows the lightness in order; the direction is that of the ends.
  package init(_ colors: [LinearSRGB]) {
    let lightness = colors.map { CIELAB($0).lightness }
    rises = (lightness.last ?? 0) >= (lightness.first ?? 0)
    var (extreme, worst, from, to) = (0, 0.0, 0, 0)
    for index in lightness.indices {
      let back = rises ? lightness[extreme] - lightness[index] : lightness[index] - lightness[extreme]
      if back <= 0 {
        extreme = index
      } else if back > worst {
        (worst, from, to) = (back, extreme, index)
      }
    }
    (amount, self.from, self.to) = (worst, from, to)
  }
}
