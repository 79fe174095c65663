/// Why a picture could not be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The file ends before the picture does, after so many bytes.
  case truncated(offset: Int)
  /// libpng refused what it read up to a byte, in its words, which may quote the file.
  case corrupt(offset: Int, reason: String)
  /// The picture is larger than it may be.
  case tooLarge(PNGLimits.Measure, value: Int, limit: Int)
  /// Memory is short.
  case outOfMemory
  /// Where the bytes come from or go to failed, in its own words.
  case stream(String)
  /// libpng could not write, in its words.
  case unwritable(String)

  /// What is wrong, position first: `byte 1024: the file ends before the picture does`.
  package var reason: String {
    switch self {
    case .notPNG: "is no PNG file: it does not begin with the eight bytes of its signature"
    case .truncated(let offset): "byte \(offset): the file ends before the picture does; copy it again"
    case .corrupt(let offset, let reason): "byte \(offset): the picture is damaged: \(reason)"
    case .tooLarge(let measure, let value, let limit): measure.sentence(value: value, limit: limit)
    case .outOfMemory: "there is not enough memory for the picture"
    case .stream(let reason): reason
    case .unwritable(let reason): "cannot be encoded: \(reason)"
    }
  }
}
