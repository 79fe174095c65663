package import ImageSimulation
package import PangoCairo

/// Why previews could not be drawn.
package enum PreviewError: Error, Sendable {
  /// The drawing failed.
  case drawing(PangoCairoError)
  /// The simulation failed.
  case simulation(PictureError)
  /// The sheet would have this many pixels.
  case tooLarge(pixels: Int, limit: Int)

  /// Lower case; gives a remedy.
  package var reason: String {
    switch self {
    case .drawing(let error): error.reason
    case .simulation(let error): error.reason
    case .tooLarge(let pixels, let limit):
      "the sheet would have \(pixels) pixels, more than \(limit); choose a smaller --size or --scale, or fewer --panels"
    }
  }
}
