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
    if srgb.isInGamut(tolerance: Self.gamutTolerance) {
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
    let hue = Vector3(0, 1, origin.hue).cartesian
    func clipped(_ chroma: Double) -> Clipped { Clipped(OKLab(origin.lightness, chroma * hue.y, chroma * hue.z)) }
    var attempt = clipped(origin.chroma)
    if attempt.wasInside || attempt.difference < justNoticeable { return attempt.color }
    var best = attempt
    var (low, high, lowIsInside) = (0.0, origin.chroma, true)
    while high - low > epsilon {
      let chroma = (low + high) / 2
      attempt = clipped(chroma)
      if lowIsInside && attempt.wasInside {
        low = chroma
        continue
      }
      best = attempt
      let difference = attempt.difference
      guard difference < justNoticeable else {
        high = chroma
        continue
      }
      if justNoticeable - difference < epsilon { break }
      lowIsInside = false
      low = chroma
    }
    return best.color
  }

  /// A colour clipped to the gamut, in linear light: only the result of the search is encoded.
  private struct Clipped {
    private let original: OKLab
    private let linear: LinearSRGB

    init(_ original: OKLab) {
      self.original = original
      linear = LinearSRGB(XYZD65(original))
    }

    var color: SRGB { SRGB(linear).clamped }
    var wasInside: Bool { linear == linear.clamped }
    /// ΔE OK.
    var difference: Double { OKLab(linear.clamped).distance(to: original) }
  }
}
