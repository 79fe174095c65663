/// What happens to a simulated colour before it is measured; published numbers differ in this.
package enum SimulationConvention: String, CaseIterable, Sendable {
  /// Nothing: components may lie outside 0…1. As M. A. Petroff (arXiv 2107.02270) and colorspacious measure.
  case float
  /// Each linear component moved into 0…1: what a screen shows, before rounding.
  case clamp
  /// Clamped, encoded, rounded half up to eight bits: what a picture file holds. As colorblindcheck measures.
  case round8

  /// The colour as it is measured; linear-light components in and out.
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
