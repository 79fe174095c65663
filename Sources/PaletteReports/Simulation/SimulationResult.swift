package import Colorimetry

/// Colours as one kind of colour vision sees them.
package struct SimulationResult: Sendable {
  /// One colour.
  package struct Seen: Sendable {
    /// As typed; untrusted.
    package let input: String
    /// The original colour.
    package let designed: SRGB
    /// The simulated colour: linear sRGB, not clamped.
    package let linear: LinearSRGB
    /// The simulated colour: encoded, clamped to 0…1, not quantised.
    package var srgb: SRGB { SRGB(linear.clamped) }
  }

  /// The vision, severity and model.
  package let simulation: Simulation
  /// In the order given.
  package let colors: [Seen]

  /// Simulates each colour in double precision.
  package init(_ simulation: Simulation, colors: [(input: String, color: SRGB)]) {
    self.simulation = simulation
    self.colors = colors.map { Seen(input: $0.input, designed: $0.color, linear: simulation(LinearSRGB($0.color))) }
  }
}
