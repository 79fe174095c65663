/// One kind of colour vision at one severity: the double-precision path.
///
/// Severity 0 is the identity. For Brettel 1997 and Viénot 1999, and for grey, the colour moves straight from the input
/// to the full deficiency in linear light; Machado 2009 has its own table. The model matters to protan, deutan and
/// tritan only.
package struct Simulation: Hashable, Sendable {
  /// Who is looking.
  package let vision: Vision
  /// 0…1; 1 is the full deficiency.
  package let severity: Double
  /// The model asked for; ``SimulationModel/resolved(for:)`` names the paper.
  package let model: SimulationModel
  /// The whole simulation in linear sRGB.
  package let map: FoldedMatrix

  /// Prepares a simulation; a severity outside 0…1 is moved into it.
  package init(_ vision: Vision, severity: Double = 1, model: SimulationModel = .auto) {
    self.vision = vision
    self.severity = severity.clampedToUnit
    self.model = model
    self.map = Simulation.map(vision, self.severity, model.resolved(for: vision))
  }

  /// The colour as it is seen, not clamped; linear-light components in and out.
  package func callAsFunction(_ color: LinearSRGB) -> LinearSRGB {
    LinearSRGB(map(color.vector))
  }

  /// The colour as it is seen, in the convention it is to be measured in; linear-light components in and out.
  package func callAsFunction(_ color: LinearSRGB, convention: SimulationConvention) -> LinearSRGB {
    convention(self(color))
  }

  private static func map(_ vision: Vision, _ severity: Double, _ model: SimulationModel) -> FoldedMatrix {
    guard let cone = vision.affectedCone else {
      return vision == .grey ? grey.weakened(to: severity) : FoldedMatrix(.identity)
    }
    switch model {
    case .machado2009: return FoldedMatrix(Machado2009.matrix(cone, severity: severity))
    case .vienot1999: return FoldedMatrix(Vienot1999.map(without: cone)).weakened(to: severity)
    case .brettel1997, .auto: return Brettel1997.map(without: cone).weakened(to: severity)
    }
  }

  /// Three times the relative luminance.
  private static let grey = FoldedMatrix(
    Matrix3(WCAG.luminanceCoefficients, WCAG.luminanceCoefficients, WCAG.luminanceCoefficients))
}
