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
