/// A pair of series or a single token in a grouped finding.
///
/// A group grows and shrinks with the palette. Runs are compared part by part, so that one repaired pair never makes up
/// for another that gets worse.
package struct FindingPart: Hashable, Sendable {
  /// The names of the tokens involved, as in waivers: one, or the two of a pair, the one to change first.
  package var tokens: [String]
  /// The measurement of this part, unrounded; lower is worse. Nil where the rule measures nothing.
  package var measured: Double?

  /// Creates a part.
  package init(tokens: [String], measured: Double? = nil) {
    self.tokens = tokens
    self.measured = measured
  }
}

extension Finding {
  /// The parts, or the finding itself as its only part. Never empty.
  package var wholeOrParts: [FindingPart] {
    parts.isEmpty ? [FindingPart(tokens: tokens, measured: measure?.value)] : parts
  }
}
