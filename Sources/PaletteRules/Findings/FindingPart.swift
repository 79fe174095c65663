/// One of the things that a grouped finding speaks of: a pair of series, or a single token.
///
/// A group grows and shrinks with the palette; what is remembered of it from one run to the next are its parts, so that
/// mending one pair does not pay for another.
package struct FindingPart: Hashable, Sendable {
  /// Names of the tokens concerned, as waivers name them: one, or the two of a pair, the one to change first.
  package var tokens: [String]
  /// What was measured of this part, unrounded: the lower, the worse. Nil where the rule measures nothing of it.
  package var measured: Double?

  /// Creates a part.
  package init(tokens: [String], measured: Double? = nil) {
    self.tokens = tokens
    self.measured = measured
  }
}

extension Finding {
  /// The parts, or the finding itself as the only one: its own tokens and figure. Never empty.
  package var wholeOrParts: [FindingPart] {
    parts.isEmpty ? [FindingPart(tokens: tokens, measured: measure?.value)] : parts
  }
}
