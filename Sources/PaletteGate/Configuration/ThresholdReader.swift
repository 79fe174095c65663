import PaletteRules
import SourceText

/// Reads `thresholds`: what rules ask for at least.
enum ThresholdReader {
  /// A problem for an unknown rule, one without a threshold, or a number out of range.
  static func thresholds(_ node: SourceNode?, _ values: inout StrictValues) -> [RuleKey: Setting<Double>] {
    guard let node, let members = values.object(node, "'thresholds'") else { return [:] }
    let known = RuleCatalog.thresholds
    var thresholds: [RuleKey: Setting<Double>] = [:]
    for member in members {
      guard let rule = values.rule(member.key, at: member.keyRange) else { continue }
      guard let threshold = known.first(where: { $0.rule.key == rule })?.threshold else {
        let known = known.map { $0.rule.id }.joined(separator: ", ")
        values.problem(SettingsProblem.noThreshold(member.key, known), at: member.keyRange)
        continue
      }
      guard let number = values.number(member.value, in: threshold.range, "the threshold of '\(member.key)'") else {
        continue
      }
      if thresholds[rule] != nil {
        values.problem(SettingsProblem.thresholdTwice(rule.id), at: member.keyRange)
      }
      thresholds[rule] = Setting(number, at: values.origin(member.value))
    }
    return thresholds
  }
}
