package import ImageSimulation
package import PangoCairo

/// Why previews could not be drawn.
package enum PreviewError: Error, Sendable {
  /// The drawing failed.
  case drawing(PangoCairoError)
  /// The simulation failed.
  case simulation(PictureError)

  /// Lower case; gives a remedy.
  package var reason: String {
    switch self {
    case .drawing(let error): error.reason
    case .simulation(let error): error.reason
    }
  }
}
