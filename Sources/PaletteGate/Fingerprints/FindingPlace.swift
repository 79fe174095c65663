/// Which file a finding is remembered in: the one that holds its token, however the inputs of the run were named.
package struct FindingPlace: Hashable, Sendable {
  /// The file that holds the token, with forward slashes, relative to whatever remembers it.
  package var path: String
  /// The theme that takes that file in, where that is another file: its colours may be judged on other backgrounds
  /// elsewhere. Nil for the file itself, and for folders, which hold nothing of their own.
  package var theme: String?

  /// Names a place.
  package init(path: String, theme: String? = nil) {
    self.path = path
    self.theme = theme
  }

  /// The file that was judged: the theme, otherwise the file itself.
  package var judged: String { theme ?? path }
}
