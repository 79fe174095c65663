/// Contrast as defined by the Web Content Accessibility Guidelines 2.2.
///
/// Ratios are never rounded, and a ratio equal to its threshold passes: Understanding SC 1.4.3, "computed values should
/// not be rounded (4.499:1 would not meet the 4.5:1 threshold)".
package enum WCAG {
  /// Weights of red, green and blue in relative luminance, as printed in the definition; they sum to 1.
  package static let luminanceCoefficients = Vector3(0.2126, 0.7152, 0.0722)

  /// Text: SC 1.4.3 Contrast (Minimum), level AA.
  package static let minimumForText = 4.5
  /// Large text (18 point, or 14 point bold): SC 1.4.3, level AA.
  package static let minimumForLargeText = 3.0
  /// Graphical objects against adjacent colours: SC 1.4.11 Non-text Contrast, level AA.
  package static let minimumForGraphics = 3.0
  /// Text: SC 1.4.6 Contrast (Enhanced), level AAA.
  package static let enhancedForText = 7.0
  /// Large text: SC 1.4.6, level AAA.
  package static let enhancedForLargeText = 4.5

  /// Relative luminance, 0 (black) … 1 (white), of an encoded colour; components outside 0…1 are clamped.
  ///
  /// Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance, threshold 0.04045.
  package static func relativeLuminance(_ color: SRGB) -> Double {
    relativeLuminance(LinearSRGB(color))
  }

  /// Relative luminance, 0…1, of a linear-light colour; components outside 0…1 are clamped.
  package static func relativeLuminance(_ color: LinearSRGB) -> Double {
    luminanceCoefficients.dot(color.clamped.vector)
  }

  /// `(L1 + 0.05) / (L2 + 0.05)` with the lighter first: 1…21, symmetric.
  ///
  /// Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio.
  package static func contrastRatio(_ a: SRGB, _ b: SRGB) -> Double {
    Flare.standard.contrastRatio(a, b)
  }

  /// The contrast ratio of two relative luminances in 0…1.
  package static func contrastRatio(_ a: Double, _ b: Double) -> Double { Flare.standard.contrastRatio(a, b) }
}

extension SRGB {
  /// Composites this translucent colour over an opaque backdrop: source-over on encoded components, as browsers do, on
  /// floats.
  ///
  /// Rounding to eight bits here would move contrast ratios by up to 0.07.
  ///
  /// - Parameter alpha: 0 (only the backdrop) … 1 (only this colour); other values are clamped.
  /// - Source: W3C Compositing and Blending Level 1, sections 5.1 and 9.1.4.
  package func composited(alpha: Double, over backdrop: SRGB) -> SRGB {
    let alpha = alpha.clampedToUnit
    // Exact at both ends, unlike b + α(s − b).
    func mix(_ source: Double, _ below: Double) -> Double { alpha * source + (1 - alpha) * below }
    return SRGB(mix(red, backdrop.red), mix(green, backdrop.green), mix(blue, backdrop.blue))
  }
}

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
