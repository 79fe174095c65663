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
