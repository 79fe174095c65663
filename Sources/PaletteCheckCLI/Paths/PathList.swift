import FileAccess

/// A list of paths, as `git diff --name-only` and `find -print0` write it.
enum PathList {
  /// The paths in order, as ``PathText`` writes them. Where there is a NUL, paths end with NULs and may hold line feeds;
  /// else each line is one. Empty ones name nothing and are left out.
  static func paths(_ bytes: [UInt8]) -> [String] {
    let end: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map { PathText.text($0) }
  }
}
