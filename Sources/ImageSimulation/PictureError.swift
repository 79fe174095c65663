package import PNGCodec

/// Why a picture could not be read, simulated or written.
package enum PictureError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case png(PNGError)
  /// The picture's colours cannot be represented in sRGB: a description, and what to do.
  case unsupportedColor(String)
  /// A call of LittleCMS failed.
  case littleCMS(String)
  /// The file was read, but is not a picture of a chart.
  case noChart(ChartRefusal)

  /// The problem, in words behind the name of the picture: `ends early, at byte 1024; copy the file again`.
  package var reason: String {
    switch self {
    case .png(let error): error.reason
    case .unsupportedColor(let reason): reason
    case .littleCMS(let reason): reason
    case .noChart(let refusal): "does not show a chart with series: \(refusal.words)"
    }
  }
}
