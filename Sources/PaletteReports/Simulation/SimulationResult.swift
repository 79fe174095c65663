package import Colorimetry

/// Colours as one kind of colour vision sees them.
package struct SimulationResult: Sendable {
  /// One colour.
  package struct Seen: Sendable {
    /// As it was typed; untrusted.
    package let input: String
    /// Before.
    package let designed: SRGB
    /// After: linear sRGB, not clamped.
    package let linear: LinearSRGB
    /// After: encoded, clamped to 0…1, not quantised.
    package var srgb: SRGB { SRGB(linear.clamped) }
  }

  /// Who looks, how strong the deficiency is, and by which model.
  package let simulation: Simulation
  /// In the order given.
  package let colors: [Seen]

  /// Simulates each colour in double precision.
  package init(_ simulation: Simulation, colors: [(input: String, color: SRGB)]) {
    self.simulation = simulation
    self.colors = colors.map { Seen(input: $0.input, designed: $0.color, linear: simulation(LinearSRGB($0.color))) }
  }
}
