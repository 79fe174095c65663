// Signatures other targets are written against; each moves to its own file as it is written.

/// CIELAB relative to D65.
package struct CIELAB: Hashable, Sendable {
  package var lightness, a, b: Double
  package init(_ lightness: Double, _ a: Double, _ b: Double) { fatalError() }
  package init(_ color: LinearSRGB) { fatalError() }
}

/// A colour as CSS Color 4 or DTCG 2025.10 writes it.
package struct Color: Hashable, Sendable {
  package enum Space: String, CaseIterable, Sendable {
    case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
    case srgbLinear = "srgb-linear"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"
  }
  /// As the DTCG colour module numbers them (hsl 0…360, 0…100, 0…100; lab L 0…100; oklch L 0…1 …). nil is `none`.
  package struct Components: Hashable, Sendable {
    package var first, second, third: Double?
    package init(_ first: Double?, _ second: Double?, _ third: Double?) { fatalError() }
  }
  package var space: Space
  package var components: Components
  /// 0…1; nil is `none`.
  package var alpha: Double?
  package init(space: Space, components: Components, alpha: Double? = 1) { fatalError() }
  /// Parses a context-free CSS Color 4 colour.
  package init(css text: String) throws(ColorSyntaxError) { fatalError() }
  /// 0…1, `none` is 0.
  package var opacity: Double { fatalError() }
  /// The colour in sRGB, mapped into the gamut as CSS Color 4 says.
  package var mappedToSRGB: GamutMapped { fatalError() }
}
package struct GamutMapped: Hashable, Sendable {
  /// Inside the gamut.
  package let srgb: SRGB
  /// Whether the colour as written lay outside sRGB.
  package let wasOutside: Bool
  /// CIEDE2000 (CIELAB D65) between the colour as written and as mapped; 0 inside the gamut.
  package let difference: Double
}
package struct ColorSyntaxError: Error, Hashable, Sendable {
  /// UTF-8 offsets within the text given.
  package let range: Range<Int>
  /// Lower case, quotes the offender, says what would be right.
  package let message: String
}

/// How a reader sees.
package enum Vision: String, CaseIterable, Sendable { case normal, protan, deutan, tritan, grey }
package enum SimulationModel: String, CaseIterable, Sendable { case auto, brettel1997, vienot1999, machado2009 }
/// What happens to a simulated colour before it is measured.
package enum SimulationConvention: String, CaseIterable, Sendable { case float, clamp, round8 }

/// One kind of colour vision at one severity: the double-precision path.
package struct Simulation: Hashable, Sendable {
  package let vision: Vision
  package let severity: Double
  package let model: SimulationModel
  package init(_ vision: Vision, severity: Double = 1, model: SimulationModel = .auto) { fatalError() }
  /// Not clamped.
  package func callAsFunction(_ color: LinearSRGB) -> LinearSRGB { fatalError() }
  package func callAsFunction(_ color: LinearSRGB, convention: SimulationConvention) -> LinearSRGB { fatalError() }
}

/// The same, run as a LittleCMS pipeline.
package final class SimulationPipeline {
  package init(_ simulation: Simulation) throws { fatalError() }
  /// Encoded in, encoded out, clamped to 0…1; evaluated in 32-bit floats.
  package func callAsFunction(_ color: SRGB) -> SRGB { fatalError() }
}

/// A distance between colours.
package enum DifferenceMetric: String, CaseIterable, Sendable {
  case ciede2000, cam02ucs, cam16ucs, oklab, cie76
  /// A colour in the coordinates this metric measures in, computed once and compared often.
  package func coordinate(_ color: LinearSRGB) -> DifferenceCoordinate { fatalError() }
  package func distance(_ a: DifferenceCoordinate, _ b: DifferenceCoordinate) -> Double { fatalError() }
}
package struct DifferenceCoordinate: Hashable, Sendable {}
extension DifferenceMetric {
  package func distance(_ a: LinearSRGB, _ b: LinearSRGB) -> Double { distance(coordinate(a), coordinate(b)) }
}

package enum WCAG {
  /// 0…1.
  package static func relativeLuminance(_ color: SRGB) -> Double { fatalError() }
  /// 1…21, symmetric.
  package static func contrastRatio(_ a: SRGB, _ b: SRGB) -> Double { fatalError() }
}
extension SRGB {
  /// Source-over in encoded sRGB, on floats.
  package func composited(alpha: Double, over backdrop: SRGB) -> SRGB { fatalError() }
}

/// What people call a colour.
package enum ColorName: String, CaseIterable, Sendable {
  case black, grey, white, red, orange, brown, yellow, olive, green, teal, blue, violet, purple, pink
  package init(_ color: SRGB) { fatalError() }
}
