/// A colour mapped into the sRGB gamut.
package struct GamutMapped: Hashable, Sendable {
  /// Inside the gamut.
  package let srgb: SRGB
  /// Whether the original colour lies outside sRGB.
  package let wasOutside: Bool
  /// CIEDE2000 (CIELAB D65) between the original and the mapped colour; 0 inside the gamut.
  package let difference: Double
}

extension Color {
  /// How far outside 0…1 rounding alone can move a component.
  private static let gamutTolerance = 1e-6

  /// The colour mapped into sRGB as in CSS Color 4 section 13.2; ignores opacity.
  ///
  /// A colour written in sRGB within its gamut keeps its components bit for bit.
  package var mappedToSRGB: GamutMapped {
    let srgb = SRGB(self)
    if srgb.isInside(tolerance: Self.gamutTolerance) {
      return GamutMapped(srgb: srgb.clamped, wasOutside: false, difference: 0)
    }
    let mapped = GamutMapping.intoSRGB(OKLCh(self))
    let difference = DifferenceMetric.ciede2000.distance(LinearSRGB(srgb), LinearSRGB(mapped))
    return GamutMapped(srgb: mapped, wasOutside: true, difference: difference)
  }
}

/// Gamut mapping by binary search of OKLCh chroma with a local minimum of ΔE OK.
///
/// Source: CSS Color 4 section 13.2.
enum GamutMapping {
  /// The just noticeable difference in ΔE OK.
  private static let justNoticeable = 0.02
  /// The precision of the search, in chroma and in ΔE OK.
  private static let epsilon = 0.0001

  /// The colour inside sRGB that replaces `origin`.
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
  /// Whether each component lies in 0…1, within `tolerance`; avoids an array on the fast path.
  fileprivate func isInside(tolerance: Double) -> Bool {
    let range = -tolerance...(1 + tolerance)
    return range.contains(red) && range.contains(green) && range.contains(blue)
  }
}
