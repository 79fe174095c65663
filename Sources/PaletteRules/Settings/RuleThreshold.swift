/// The unit of a measured number.
package enum Unit: String, CaseIterable, Sendable { case ratio, deltaE00, deltaL, fraction, count, days }

/// A threshold that `palettecheck.json` can change.
package struct RuleThreshold: Sendable {
  /// Where the thresholds hold it.
  package let value: any WritableKeyPath<Thresholds, Double> & Sendable
  /// The unit of the number.
  package let unit: Unit
  /// The allowed values.
  package let range: ClosedRange<Double>
  /// What the number applies to, for readers of the schema: `text on its background; large text needs two thirds`.
  package let subject: String

  /// The default value.
  package var standard: Double { Thresholds.standard[keyPath: value] }

  /// A contrast ratio, 1…21. Source: WCAG 2.2, contrast ratio.
  static func ratio(_ value: any WritableKeyPath<Thresholds, Double> & Sendable, _ subject: String) -> RuleThreshold {
    RuleThreshold(value: value, unit: .ratio, range: 1...21, subject: subject)
  }

  /// CIEDE2000, 1…100: hardly anyone sees a difference below 1, and black and white are 100 apart.
  static func difference(
    _ value: any WritableKeyPath<Thresholds, Double> & Sendable, _ subject: String
  ) -> RuleThreshold {
    RuleThreshold(value: value, unit: .deltaE00, range: 1...100, subject: subject)
  }

  /// A difference in L*, 1…100.
  static func lightness(
    _ value: any WritableKeyPath<Thresholds, Double> & Sendable, _ subject: String
  ) -> RuleThreshold {
    RuleThreshold(value: value, unit: .deltaL, range: 1...100, subject: subject)
  }

  /// The number with its unit: `4.5:1`, `ΔE00 8`.
  package func text(_ value: Double) -> String {
    switch unit {
    case .ratio: "\(Figures.plain(value)):1"
    case .deltaE00: "ΔE00 \(Figures.plain(value))"
    case .deltaL: "ΔL* \(Figures.plain(value))"
    case .fraction, .count, .days: Figures.plain(value)
    }
  }
}
