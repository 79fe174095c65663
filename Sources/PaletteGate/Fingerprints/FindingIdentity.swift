package import PaletteRules

/// What a finding, or one of its parts, is remembered by beside its rule.
package struct FindingIdentity: Hashable, Sendable {
  /// The file that holds its token.
  package var place: FindingPlace
  /// The mode, where several modes take the tokens from one file; nil where the file says which mode it is.
  package var mode: String?
  /// The names of the tokens; of a list without names the colours, so that its order means nothing.
  package var tokens: [String]

  /// States an identity.
  package init(_ place: FindingPlace, mode: String?, tokens: [String]) {
    (self.place, self.mode, self.tokens) = (place, mode, tokens)
  }

  /// That of a part as the finding names it.
  package init(_ part: FindingPart, of finding: Finding, at place: FindingPlace) {
    self.init(place, mode: finding.mode, tokens: part.tokens)
  }
}

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
