package import Colorimetry

/// What may be set about judging.
package struct JudgementSettings: Sendable {
  /// The level of a rule by id, or off.
  package enum RuleLevel: String, Sendable { case error, warning, info, off }
  /// Levels that replace the defaults, by id or name.
  package var levels: [String: RuleLevel] = [:]
  /// The least that rules ask for.
  package var thresholds = Thresholds.standard
  /// Severities the rules sweep, each 0…1.
  package var severities: [Double] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  /// Whether to name what was checked and found good, for reports that list every check.
  package var namesPasses = false
  /// Visions to judge beside normal.
  package var visions: Set<String> = ["normal", "protan", "deutan", "tritan", "grey"]

  /// Whether `fix` could write another colour where one stands.
  package var canWrite: @Sendable (ThemeColor) -> Bool = { _ in true }

  /// The defaults.
  package init() {}
}

extension JudgementSettings {
  /// The deficiencies to judge, protan before deutan before tritan.
  package var deficiencies: [Vision] { Vision.deficiencies.filter { visions.contains($0.rawValue) } }
  /// Whether any deficiency is judged at any severity.
  package var judgesDeficiency: Bool { !severities.isEmpty && !deficiencies.isEmpty }
  /// The highest severity of the sweep; 1 for an empty one.
  package var highestSeverity: Double { severities.max() ?? 1 }

  /// The same with severities in rising order inside 0…1, so that the last layer of a sweep is the highest.
  var normalized: JudgementSettings {
    var settings = self
    settings.severities = severities.filter { (0...1).contains($0) }.sorted()
    return settings
  }

  /// The weight of a rule: by id, then by name; nil is off. What cannot be read stays an error whatever is set: nothing
  /// may hide why the command could not do its job.
  func level(_ rule: RuleKey) -> Level? {
    guard rule != .unreadableInput else { return rule.defaultLevel }
    guard let set = levels[rule.id] ?? levels[rule.name] else { return rule.defaultLevel }
    return Level(rawValue: set.rawValue)
  }

  /// Whether a rule judges at all.
  func isOn(_ rule: RuleKey) -> Bool { level(rule) != nil }

  /// Whether a level is set for a rule.
  func isSet(_ rule: RuleKey) -> Bool { levels[rule.id] != nil || levels[rule.name] != nil }

  /// The level of a rule about some visions in a mode, as the mode is for everyone, for those people, or for others; nil
  /// where the rule is off.
  func level(_ rule: RuleKey, under visions: [Vision], in purpose: ModePurpose) -> Level? {
    guard let level = level(rule) else { return nil }
    let isForThem = visions.contains { purpose.deficiencies.contains($0) }
    return isSet(rule) ? level : purpose.level(level, isForThem: isForThem)
  }
}

extension ModePurpose {
  /// The level of a confusion: an error in a mode that is made for those who see it, a warning at most in one made for
  /// others, the rule's own in everyone's.
  func level(_ level: Level, isForThem: Bool) -> Level {
    isForThem ? .error : deficiencies.isEmpty ? level : min(level, .warning)
  }
}
