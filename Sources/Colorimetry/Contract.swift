// Signatures other targets are written against; each moves to its own file as it is written.

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
