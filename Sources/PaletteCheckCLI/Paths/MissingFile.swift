import SourceText

/// Help for a path that leads nowhere.
struct MissingFile {
  /// `did you mean 'theme.json'?`, or where to look.
  let help: String
  /// Whether a file nearby has a similar name.
  let hasSuggestion: Bool

  /// Looks for a similar name in the directory that the path names.
  init(_ path: String, host: some FileSystem) {
    let (directory, name) = (path.parentDirectory, path.fileName)
    let names = (try? host.files(below: directory, depth: .one))?.paths.map(\.fileName) ?? []
    // The ending alone makes no two names similar.
    let stem = Self.stem(name)
    let near = NearestName.suggestion(
      for: name, among: names.filter { NearestName.isNear(stem, Self.stem($0), atMost: max(1, (stem.count + 1) / 3)) })
    hasSuggestion = near != nil
    if let near {
      help = "did you mean '\(path.dropLast(name.count))\(near)'?"
    } else if host.kind(of: directory) != .directory {
      help = "there is no directory '\(directory)' either"
    } else {
      help = "name a theme, a directory, a colour such as '#2166ac', or '-' for standard input"
    }
  }

  /// `theme` of `theme.tokens.json`; all of a name that begins with its only point.
  private static func stem(_ name: String) -> String {
    let first = name.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return first.isEmpty ? name : first
  }
}
