/// White light that a room or a projector adds to all that a screen shows.
///
/// A screen shows a linear-light colour c. With flare f, a share of the screen's white, the eye receives c + f, and
/// adapts to the new white, 1 + f: the darker a colour, the more it fades.
package struct Flare: Hashable, Sendable {
  /// The light as a share of the screen's white, 0…1; nil for the conditions that the standards assume.
  package let share: Double?

  /// The conditions of the standards: colours as sRGB defines them, and in a contrast ratio the flare of WCAG.
  package static let standard = Flare(nil)

  /// The share that WCAG adds to each luminance. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio; "based on
  /// Typical Viewing Flare" of IEC-4WD and M. Stokes et al. 1996 (Understanding SC 1.4.3).
  package static let ofWCAG = 0.05

  /// - Parameter share: 0…1; nil for the standard conditions.
  package init(_ share: Double?) { self.share = share }

  /// A colour with the flare, in linear light: (c + f) / (1 + f), with the white of both at 1.
  package func light(_ color: SRGB) -> LinearSRGB { light(LinearSRGB(color)) }

  /// The same for a colour in linear light.
  package func light(_ color: LinearSRGB) -> LinearSRGB {
    guard let share else { return color }
    func faded(_ component: Double) -> Double { (component + share) / (1 + share) }
    return LinearSRGB(faded(color.red), faded(color.green), faded(color.blue))
  }

  /// The contrast ratio of two encoded colours without flare, 1…21: as WCAG defines it, or with more flare.
  package func contrastRatio(_ a: SRGB, _ b: SRGB) -> Double {
    contrastRatio(WCAG.relativeLuminance(a), WCAG.relativeLuminance(b))
  }

  /// The contrast ratio of two relative luminances without flare, 0…1: (L1 + f) / (L2 + f), with at least the flare of
  /// WCAG, so that a dark room excuses nothing.
  package func contrastRatio(_ a: Double, _ b: Double) -> Double {
    let share = max(share ?? Self.ofWCAG, Self.ofWCAG)
    return (max(a, b) + share) / (min(a, b) + share)
  }
}
