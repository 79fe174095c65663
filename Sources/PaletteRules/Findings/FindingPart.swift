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

/// A finding in two short lines, for reports with room for no more.
package struct FindingBrief: Hashable, Sendable {
  /// What is wrong, and for whose eyes: `'loss' and 'growth' look alike with deuteranopia`. Contains untrusted text.
  package var claim: String
  /// `ΔE00 1.3, needs 8`
  package var figure: String
  /// How many people see it so: `up to 6 % of men`; nil where it concerns everyone.
  package var readers: String?

  /// Creates a brief.
  package init(claim: String, figure: String, readers: String? = nil) {
    (self.claim, self.figure, self.readers) = (claim, figure, readers)
  }

  /// Two colours and how far apart they are.
  ///
  /// - Parameters:
  ///   - names: `'loss' and 'growth'`.
  ///   - eyes: `with deuteranopia`, `for everyone`.
  init(_ names: String, _ difference: Double, _ eyes: String, required: Double, readers: String? = nil) {
    claim = "\(names) \(howAlike(difference)) \(eyes)"
    figure = "\(Figures.difference(difference, required: required)), needs \(Figures.plain(required))"
    self.readers = readers
  }
}
