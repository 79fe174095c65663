/// The paper that a simulation follows.
package enum SimulationModel: String, CaseIterable, Sendable {
  /// ``vienot1999`` for protan and deutan, ``brettel1997`` for tritan: Viénot's model leaves the gamut least and does
  /// not cover tritanopia. Follows libDaltonLens, https://daltonlens.org/opensource-cvd-simulation/.
  case auto
  /// H. Brettel, F. Viénot, J. D. Mollon, JOSA A 14 (1997): two half-planes in LMS.
  case brettel1997
  /// F. Viénot, H. Brettel, J. D. Mollon, Color Research & Application 24 (1999): one plane in LMS. Its tritan form is
  /// an approximation, because one plane cannot replace two.
  case vienot1999
  /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, IEEE TVCG 15 (2009): shifted cone responses, a published table.
  case machado2009

  /// The paper that ``auto`` resolves to; every other model resolves to itself.
  package func resolved(for vision: Vision) -> SimulationModel {
    self == .auto ? (vision == .tritan ? .brettel1997 : .vienot1999) : self
  }
}

/// What happens to a simulated colour before it is measured; published figures differ in this.
package enum SimulationConvention: String, CaseIterable, Sendable {
  /// Nothing: components may lie outside 0…1. Used by M. A. Petroff (arXiv 2107.02270) and colorspacious.
  case float
  /// Each linear component clamped to 0…1: what a screen shows, before rounding.
  case clamp
  /// Clamped, encoded, rounded half up to eight bits: what a picture file stores. Used by colorblindcheck.
  case round8

  /// The colour to measure; linear-light components in and out.
  package func callAsFunction(_ color: LinearSRGB) -> LinearSRGB {
    switch self {
    case .float: return color
    case .clamp: return color.clamped
    case .round8:
      let (red, green, blue) = SRGB(color).bytes
      return LinearSRGB(SRGB(bytes: red, green, blue))
    }
  }
}
