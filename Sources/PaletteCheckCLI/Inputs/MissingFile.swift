import SourceText

/// What to say about a path that leads nowhere.
struct MissingFile {
  /// `did you mean 'theme.json'?`, or where to look.
  let help: String
  /// Whether a name nearby was found.
  let hasSuggestion: Bool

  /// Looks for a near name in the directory that the path names.
  init(_ path: String, host: some CommandHost) {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let names = (try? host.files(below: directory, depth: .one))?.paths.map(\.fileName) ?? []
    let near = NearestName.suggestion(for: name, among: names)
    hasSuggestion = near != nil
    if let near {
      help = "did you mean '\(slash.map { String(path[...$0]) } ?? "")\(near)'?"
    } else if host.kind(of: directory) != .directory {
      help = "there is no directory '\(directory)' either"
    } else {
      help = "name a theme, a directory, a colour such as '#2166ac', or '-' for standard input"
    }
  }
}

extension String {
  /// What stands after the last slash.
  var fileName: String { lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self }
}
