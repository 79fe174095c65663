package import PaletteRules

/// Which way a rule's number gets worse.
package enum Worsening {
  /// Whether a measured value is worse than another one of the same finding.
  ///
  /// Most rules ask for at least so much, so that less is worse. Where more was measured than is asked for, and the rule
  /// speaks anyway, it asks for at most so much.
  ///
  /// - Parameter margin: How much worse does not count: two machines may differ in the last digits of a logarithm.
  package static func isWorse(_ measured: Double, than other: Double, in finding: Finding, by margin: Double = 0)
    -> Bool
  {
    isAtMost(finding) ? measured > other + margin : measured < other - margin
  }

  private static func isAtMost(_ finding: Finding) -> Bool {
    guard finding.parts.isEmpty, let measure = finding.measure, let required = measure.required else { return false }
    return measure.value > required
  }
}
