/// A colour as its author wrote it: one of the fourteen spaces of DTCG 2025.10, with components that may be missing.
///
/// - Components: as the DTCG color module numbers them, which is how CSS Color 4 writes them without percent signs; see
///   ``Space``.
/// - White point: that of the space; D50 for `lab`, `lch`, `xyz-d50` and `prophoto-rgb`, D65 for all others.
/// - Source: CSS Color 4; Design Tokens Color Module 2025.10 section 4.
package struct Color: Hashable, Sendable {
  /// The spaces a colour can be written in; raw values as CSS Color 4 and DTCG 2025.10 spell them.
  package enum Space: String, CaseIterable, Sendable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }

  /// The three components in the order of their space; nil is `none`, which stands for 0 in every conversion.
  package struct Components: Hashable, Sendable {
    /// As DTCG numbers them (hsl 0…360, 0…100, 0…100; lab L 0…100; oklch L 0…1 …).
    package var first, second, third: Double?

    /// Creates components; nil is `none`.
    package init(_ first: Double?, _ second: Double?, _ third: Double?) {
      self.first = first
      self.second = second
      self.third = third
    }
  }

  /// The space it was written in.
  package var space: Space
  /// The components in that space.
  package var components: Components
  /// 0…1; nil is `none`.
  package var alpha: Double?

  /// Creates a colour from components in a space.
  package init(space: Space, components: Components, alpha: Double? = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// Creates an opaque colour from encoded sRGB.
  package init(_ color: SRGB) {
    self.init(space: .srgb, components: Components(color.red, color.green, color.blue))
  }

  /// How opaque it is, 0…1; `none` is 0.
  package var opacity: Double { (alpha ?? 0).clampedToUnit }
}
