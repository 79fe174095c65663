import SourceText

/// Paths as one directory names them: `..` climbs to what lies elsewhere, so that no machine's own paths are in them.
struct RelativePath {
  let directory: String
  let host: any FileSystem

  /// The path from the directory on, with forward slashes; as given, without `./`, where no file exists.
  func text(_ path: String) -> String {
    guard let real = host.realPath(path) else { return path.withoutCurrentDirectory }
    let (from, to) = (directory.pathNames, real.pathNames)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
