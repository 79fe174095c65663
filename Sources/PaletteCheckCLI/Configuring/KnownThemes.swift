/// Real paths of files that an earlier run knew.
struct KnownThemes {
  /// Themes, and what they name as parts of themselves.
  var themes: Set<String> = []
  /// Files that themes take colours from: by themselves they need not be themes.
  var sources: Set<String> = []
}
