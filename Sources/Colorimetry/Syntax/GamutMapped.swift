/// A colour brought into the gamut of sRGB.
package struct GamutMapped: Hashable, Sendable {
  /// Inside the gamut.
  package let srgb: SRGB
  /// Whether the colour as written lay outside sRGB.
  package let wasOutside: Bool
  /// CIEDE2000 (CIELAB D65) between the colour as written and as mapped; 0 inside the gamut, 1000 where the
  /// components are too large to be computed with.
  package let difference: Double
}

extension Color {
  /// How far outside 0…1 a component may lie by rounding of the arithmetic alone.
  private static let gamutTolerance = 1e-6
  /// What stands for a difference too large to be computed.
  private static let greatestDifference = 1000.0

  /// The colour in sRGB, mapped into its gamut as CSS Color 4 section 13.2 says; opacity is left out.
  ///
  /// A colour written in sRGB within its gamut comes back with the same components, bit for bit.
  package var mappedToSRGB: GamutMapped {
    let srgb = SRGB(self)
    if srgb.isInside(tolerance: Self.gamutTolerance) {
      return GamutMapped(srgb: srgb.clamped, wasOutside: false, difference: 0)
    }
    let origin = OKLCh(self)
    // Numbers so large that arithmetic fails mean no colour at all; what is left of them still has to be shown.
    let isFinite = origin.lightness.isFinite && origin.chroma.isFinite && origin.hue.isFinite
    let mapped = isFinite ? GamutMapping.intoSRGB(origin) : srgb.clamped
    let difference = DifferenceMetric.ciede2000.distance(LinearSRGB(srgb), LinearSRGB(mapped))
    return GamutMapped(
      srgb: mapped, wasOutside: true, difference: difference.isFinite ? difference : Self.greatestDifference)
  }
}

/// Gamut mapping by binary search of the chroma in OKLCh with a local minimum of ΔE OK.
///
/// Source: CSS Color 4 section 13.2.
enum GamutMapping {
  /// What is just noticeable in ΔE OK.
  private static let justNoticeable = 0.02
  /// Where the search ends, in chroma and in ΔE OK.
  private static let epsilon = 0.0001

  /// The colour inside sRGB that stands for `origin`.
  static func intoSRGB(_ origin: OKLCh) -> SRGB {
    guard origin.lightness < 1 else { return SRGB(1, 1, 1) }
    guard origin.lightness > 0 else { return SRGB(0, 0, 0) }
    var current = origin
    var attempt = clip(current)
    if attempt.isInside || attempt.difference < justNoticeable { return attempt.clipped }
    var clipped = attempt.clipped
    var (low, high, lowIsInside) = (0.0, origin.chroma, true)
    while high - low > epsilon {
      current.chroma = (low + high) / 2
      attempt = clip(current)
      if lowIsInside && attempt.isInside {
        low = current.chroma
        continue
      }
      clipped = attempt.clipped
      guard attempt.difference < justNoticeable else {
        high = current.chroma
        continue
      }
      if justNoticeable - attempt.difference < epsilon { break }
      lowIsInside = false
      low = current.chroma
    }
    return clipped
  }

  private static func clip(_ color: OKLCh) -> (isInside: Bool, clipped: SRGB, difference: Double) {
    let lab = OKLab(color)
    let srgb = SRGB(LinearSRGB(XYZD65(lab)))
    let clipped = srgb.clamped
    return (srgb.isInside(tolerance: 0), clipped, OKLab(LinearSRGB(clipped)).distance(to: lab))
  }
}

extension SRGB {
  /// Whether each component lies in 0…1, give or take `tolerance`; without an array, for the fast path.
  fileprivate func isInside(tolerance: Double) -> Bool {
    let range = -tolerance...(1 + tolerance)
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }
}
