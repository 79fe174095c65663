/// Why a picture could not be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the PNG signature.
  case notPNG
  /// The file ends after this many bytes, before the picture does.
  case truncated(offset: Int)
  /// libpng rejected the data before this byte; its message may quote the file.
  case corrupt(offset: Int, reason: String)
  /// The picture exceeds a limit.
  case tooLarge(PNGLimits.Measure, value: Int, limit: Int)
  /// There is not enough memory.
  case outOfMemory
  /// The source or sink failed; its own message.
  case stream(String)
  /// libpng could not write; its own message.
  case unwritable(String)

  /// The problem, in words behind the name of the picture: `ends early, at byte 1024; copy the file again`.
  package var reason: String {
    switch self {
    case .notPNG: "is not a PNG file: it does not start with the PNG signature"
    case .truncated(let offset): "ends early, at byte \(offset); copy the file again"
    case .corrupt(let offset, let reason): "is damaged at byte \(offset): \(reason)"
    case .tooLarge(let measure, let value, let limit): measure.sentence(value: value, limit: limit)
    case .outOfMemory: "does not fit in memory"
    case .stream(let reason): reason
    case .unwritable(let reason): "cannot be encoded: \(reason)"
    }
  }
}
