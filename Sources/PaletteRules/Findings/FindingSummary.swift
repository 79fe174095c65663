import SourceText

/// What is sorted and counted of a finding, for those who look at thousands.
package struct FindingSummary: Sendable {
  /// The level after configuration.
  package let level: Level
  /// `PC201`.
  package let rule: String
  /// The worst measurement; nil where the rule measures nothing.
  package let measure: Measure?
  /// The mode's name.
  package let mode: String?
  /// The file of the token to change, and its first byte there; nil for a finding without a place.
  package let place: (path: String, offset: Int)?

  /// Creates a summary.
  package init(
    level: Level, rule: String, measure: Measure?, mode: String?, place: (path: String, offset: Int)?
  ) {
    (self.level, self.rule, self.measure, self.mode, self.place) = (level, rule, measure, mode, place)
  }

  /// The summary of a finding.
  package init(_ finding: Finding) {
    self.init(
      level: finding.level, rule: finding.rule, measure: finding.measure, mode: finding.mode,
      place: finding.origin.map { ($0.file.path, $0.range.lowerBound) })
  }
}
