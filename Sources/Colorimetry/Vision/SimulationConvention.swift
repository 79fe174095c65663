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
