/// A kind of colour vision.
///
/// About 8 % of men and 0.5 % of women of European descent have a red-green deficiency (protan or deutan), fewer than
/// 0.01 % a tritan one. Source: J. Birch, "Worldwide prevalence of red-green color deficiency", JOSA A 29 (2012).
package enum Vision: String, CaseIterable, Sendable {
  /// Three kinds of cones with average sensitivities.
  case normal
  /// The long-wavelength cones are shifted (protanomaly) or missing (protanopia).
  case protan
  /// The medium-wavelength cones are shifted (deuteranomaly) or missing (deuteranopia).
  case deutan
  /// The short-wavelength cones are shifted or missing (tritanopia).
  case tritan
  /// Lightness only: achromatopsia, and print in black and white.
  case grey

  /// The deficiencies that rules judge.
  package static let deficiencies: [Vision] = [.protan, .deutan, .tritan]

  /// The name of the complete deficiency, `deuteranopia`; `normal` and `grey` as such.
  package var clinicalName: String {
    switch self {
    case .protan: "protanopia"
    case .deutan: "deuteranopia"
    case .tritan: "tritanopia"
    case .normal, .grey: rawValue
    }
  }

  /// The kind of either name: `deutan`, `deuteranopia`.
  package init?(named name: String) {
    guard let vision = Self.allCases.first(where: { [$0.rawValue, $0.clinicalName].contains(name) }) else { return nil }
    self = vision
  }

  /// The cones that are shifted or missing; nil if there is no single kind.
  package var affectedCone: Cone? {
    switch self {
    case .protan: .long
    case .deutan: .medium
    case .tritan: .short
    case .normal, .grey: nil
    }
  }
}

/// The three kinds of cones, by the wavelengths of their peak sensitivity.
package enum Cone: Int, CaseIterable, Sendable {
  /// L.
  case long
  /// M.
  case medium
  /// S.
  case short

  /// Its axis in ``LMS``.
  var axis: Vector3 { Vector3(self == .long ? 1 : 0, self == .medium ? 1 : 0, self == .short ? 1 : 0) }
}

/// One kind of colour vision at one severity, in double precision.
///
/// Severity 0 is the identity. Brettel 1997, Viénot 1999 and grey interpolate linearly, in linear light, between the
/// input and the full deficiency; Machado 2009 has its own table. The model applies only to protan, deutan and tritan.
package struct Simulation: Hashable, Sendable {
  /// The kind of colour vision.
  package let vision: Vision
  /// 0…1; 1 is the full deficiency.
  package let severity: Double
  /// The requested model; ``SimulationModel/resolved(for:)`` gives the paper.
  package let model: SimulationModel
  /// The complete simulation in linear sRGB.
  package let map: FoldedMatrix

  /// Prepares a simulation; the severity is clamped to 0…1.
  package init(_ vision: Vision, severity: Double = 1, model: SimulationModel = .auto) {
    self.vision = vision
    self.severity = severity.clampedToUnit
    self.model = model
    self.map = Simulation.map(vision, self.severity, model.resolved(for: vision))
  }

  /// Simulates a colour without clamping; linear-light components in and out.
  package func callAsFunction(_ color: LinearSRGB) -> LinearSRGB {
    LinearSRGB(map(color.vector))
  }

  /// Simulates a colour and applies a convention for measuring it; linear-light components in and out.
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
