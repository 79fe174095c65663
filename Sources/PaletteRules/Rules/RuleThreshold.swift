import Colorimetry

/// What a rule asks for at least, where `palettecheck.json` may ask for something else.
package struct RuleThreshold: Sendable {
  /// What holds when nobody says otherwise.
  package let standard: Double
  /// Of the number.
  package let unit: Unit
  /// What may be set.
  package let range: ClosedRange<Double>
  /// What the number is asked of, in words, for the schema's readers: `text on its background; large text needs two thirds`.
  package let subject: String

  /// A contrast ratio, 1…21. Source: WCAG 2.2, contrast ratio.
  static func ratio(_ standard: Double, _ subject: String) -> RuleThreshold {
    RuleThreshold(standard: standard, unit: .ratio, range: 1...21, subject: subject)
  }

  /// CIEDE2000, 1…100: below 1 hardly anyone sees a difference, and black and white are 100 apart.
  static func difference(_ standard: Double, _ subject: String) -> RuleThreshold {
    RuleThreshold(standard: standard, unit: .deltaE00, range: 1...100, subject: subject)
  }

  /// A difference of L*, 1…100.
  static func lightness(_ standard: Double, _ subject: String) -> RuleThreshold {
    RuleThreshold(standard: standard, unit: .deltaL, range: 1...100, subject: subject)
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

extension Rule {
  /// What the rule asks for at least, after settings; 0 for a rule that asks for no number.
  package static func required(by settings: JudgementSettings) -> Double {
    settings.thresholds[id] ?? standardThreshold(of: Self.self)
  }
}

/// What a rule asks for when nobody says otherwise; 0 for a rule that asks for no number.
///
/// Not specialized: the optimiser of Swift 6.3.1 stops over a rule whose threshold it knows ("verification error before
/// lowering ownership").
@inline(never)
private func standardThreshold(of rule: any Rule.Type) -> Double { rule.threshold?.standard ?? 0 }

extension RuleCatalog {
  /// The rules whose threshold may be set, in the order of ids.
  package static let thresholds: [(rule: any Rule.Type, threshold: RuleThreshold)] = all.compactMap { rule in
    guard let threshold = rule.threshold else { return nil }
    return (rule, threshold)
  }
}

extension JudgementSettings {
  /// What PC201, PC202 and PC203 ask of two series.
  package var pairThresholds: PairThresholds {
    PairThresholds(
      everyone: TooSimilar.required(by: self), redGreen: RedGreenConfusion.required(by: self),
      blueYellow: BlueYellowConfusion.required(by: self))
  }
}
