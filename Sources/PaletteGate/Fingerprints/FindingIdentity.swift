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
