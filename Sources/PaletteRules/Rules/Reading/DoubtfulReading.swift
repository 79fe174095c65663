/// Shared by the rules about readable but doubtful colours.
package enum DoubtfulReading {
  /// The greatest ΔE00 between a colour as written and as shown. An engineering choice: one unit is about the least
  /// that a careful eye sees side by side, and more than rounding to hex causes.
  package static let mostDifference = 1.0
  /// The greatest ΔE00 between a fallback hex and components outside sRGB. An author may choose another substitute than
  /// gamut mapping does; this far apart it is another colour. An engineering choice.
  package static let mostDifferenceOutside = 10.0

  /// The difference as people read it, rounded towards failure.
  static func figure(_ difference: Double) -> String {
    "ΔE00 " + Figures.atMost(difference, digits: 1)
  }
}

extension ThemeRemark {
  func finding(_ rule: RuleKey, _ level: Level, _ message: String) -> Finding {
    var finding = rule.finding(level, message, at: origin)
    finding.tokens = [token]
    return finding
  }

  /// A finding about a difference that is too large.
  func finding(
    _ rule: RuleKey, _ level: Level, _ message: String, difference: Double,
    most: Double = DoubtfulReading.mostDifference
  ) -> Finding {
    var finding = finding(rule, level, message)
    finding.measure = Measure(difference, of: most, .deltaE00)
    return finding
  }
}
