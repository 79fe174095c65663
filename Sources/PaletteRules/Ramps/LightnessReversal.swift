package import Colorimetry

/// Where the lightness of a row of colours reverses: CIELAB L* (D65), 0…100.
package struct LightnessReversal: Hashable, Sendable {
  /// The greatest fall from an earlier extreme; 0 without one.
  package let amount: Double
  /// The colour at that extreme, and the colour of the greatest fall.
  package let from, to: Int
  /// Whether the row gets lighter from its first colour to its last.
  package let rises: Bool

  /// Follows the lightness in order; the two ends define the direction.
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
