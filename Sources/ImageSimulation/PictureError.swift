package import PNGCodec

/// Why a picture could not be simulated.
package enum PictureError: Error, Hashable, Sendable {
  /// The file could not be read or written.
  case png(PNGError)
  /// The picture's colours have no place in sRGB: what they are, and what to do.
  case unsupportedColor(String)
  /// LittleCMS did not do its work.
  case littleCMS(String)

  /// What is wrong: `byte 1024: the file ends before the picture does`.
  package var reason: String {
    switch self {
    case .png(let error): error.reason
    case .unsupportedColor(let reason): reason
    case .littleCMS(let reason): reason
    }
  }
}
