import Palette

/// How long the name of a token may be. Names are copied wherever a token is spoken of, so a few enormous keys around many
/// tokens would fill the memory.
struct TokenPathLimit {
  /// Keys from the root.
  static let depth = 64
  /// Bytes of all keys together.
  static let bytes = 1_024

  /// Whether a group or token may have this path; the first that may not is a problem.
  static func allows(_ path: [String], at place: PlacedNode, record: ReadingRecord) -> Bool {
    let bytes = path.reduce(0) { $0 + $1.utf8.count + 1 }
    guard path.count > depth || bytes > Self.bytes else { return true }
    record.problem(
      path.count > depth
        ? "tokens are nested more than \(depth) groups deep" : "the name of a token is longer than \(Self.bytes) bytes",
      help: "what is inside is not read", at: place.origin)
    return false
  }
}
