// Signatures other targets are written against; each moves to its own file as it is written.

/// The same, run as a LittleCMS pipeline.
package final class SimulationPipeline {
  package init(_ simulation: Simulation) throws { fatalError() }
  /// Encoded in, encoded out, clamped to 0…1; evaluated in 32-bit floats.
  package func callAsFunction(_ color: SRGB) -> SRGB { fatalError() }
}

/// What people call a colour.
package enum ColorName: String, CaseIterable, Sendable {
  case black, grey, white, red, orange, brown, yellow, olive, green, teal, blue, violet, purple, pink
  package init(_ color: SRGB) { fatalError() }
}
