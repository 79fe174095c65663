import PaletteRules

/// How long the name of a token may be. Names are copied wherever a token is spoken of, so a few enormous keys around many
/// tokens would fill the memory.
struct TokenPathLimit {
  /// Keys from the root.
  static let depth = 64
  /// Bytes of all keys together.
  static let bytes = 1_024

  /// Whether a group or token may have this path; the first that may not is a problem.
  static func allows(_ path: [String], at place: PlacedNode, record: ReadingRecord) -> Bool {
    allows(keys: path.count, bytes: path.reduce(0) { $0 + $1.utf8.count + 1 }, at: place, record: record)
  }

  /// The same by the number of its keys and their bytes, counting one separator for each key.
  static func allows(keys: Int, bytes: Int, at place: PlacedNode, record: ReadingRecord) -> Bool {
    guard keys > depth || bytes > Self.bytes else { return true }
    record.problem(
      keys > depth ? TokenProblem.deepGroups(depth) : TokenProblem.longName(Self.bytes), at: place.origin)
    return false
  }
}
