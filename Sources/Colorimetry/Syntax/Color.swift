/// A colour as its author wrote it: in one of the fourteen spaces of DTCG 2025.10, with components that may be missing.
///
/// - Components: numbered as in the DTCG color module, which matches CSS Color 4 without percent signs; see ``Space``.
/// - White point: that of the space; D50 for `lab`, `lch`, `xyz-d50` and `prophoto-rgb`, D65 for all others.
/// - Source: CSS Color 4; Design Tokens Color Module 2025.10 section 4.
package struct Color: Hashable, Sendable {
  /// The spaces in which a colour can be written; raw values as CSS Color 4 and DTCG 2025.10 spell them.
  package enum Space: String, CaseIterable, Sendable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }

  /// The three components in the order of their space; nil is `none`, which every conversion treats as 0.
  package struct Components: Hashable, Sendable {
    /// In DTCG's ranges (hsl 0…360, 0…100, 0…100; lab L 0…100; oklch L 0…1 …).
    package let first, second, third: Double?

    /// Creates components; nil is `none`. Absolute values above ``greatest`` become it, NaN becomes 0.
    package init(_ first: Double?, _ second: Double?, _ third: Double?) {
      self.first = first.map(Self.bounded)
      self.second = second.map(Self.bounded)
      self.third = third.map(Self.bounded)
    }

    /// The greatest absolute value: the seventh power that CIEDE2000 takes of a cube of Oklab stays finite.
    ///
    /// CSS Values 4 section 5.1 lets implementations bound numbers; the bound is an engineering choice.
    package static let greatest = 1e10

    private static func bounded(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -greatest), greatest)
    }
  }

  /// The space in which it was written.
  package var space: Space
  /// The components in that space.
  package var components: Components
  /// 0…1; nil is `none`.
  package var alpha: Double?

  /// Creates a colour from components in a space.
  package init(space: Space, components: Components, alpha: Double? = 1) {
    (self.space, self.components, self.alpha) = (space, components, alpha)
  }

  /// Creates an opaque colour from encoded sRGB.
  package init(_ color: SRGB) {
    self.init(space: .srgb, components: Components(color.red, color.green, color.blue))
  }

  /// The opacity, 0…1; `none` is 0.
  package var opacity: Double { (alpha ?? 0).clampedToUnit }
}
