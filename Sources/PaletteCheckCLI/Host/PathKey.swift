/// A path as the key of a table: by its bytes.
///
/// Swift's strings are equal where their letters are, composed or not; on Linux these are different files.
struct PathKey: Hashable {
  let path: String

  init(_ path: String) { self.path = path }

  static func == (a: PathKey, b: PathKey) -> Bool { a.path.utf8.elementsEqual(b.path.utf8) }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// The paths that are equal to an earlier one as text, and not as bytes.
  static func twins(in paths: [String]) -> [String] {
    var known: [String: String] = [:]
    return paths.filter { path in
      guard let other = known[path] else {
        known[path] = path
        return false
      }
      return PathKey(other) != PathKey(path)
    }
  }
}
