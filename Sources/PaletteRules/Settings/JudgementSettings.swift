package import Colorimetry

/// The settings of a judgement.
package struct JudgementSettings: Sendable {
  /// The level of a rule, or off.
  package enum RuleLevel: String, Sendable { case error, warning, info, off }
  /// Levels that replace the defaults.
  package var levels: [RuleKey: RuleLevel] = [:]
  /// The configured thresholds.
  package var thresholds = Thresholds.standard
  /// Severities the rules sweep, each 0…1.
  package var severities = everySeverity
  /// Whether to record passed checks by rule and mode, with their names, for reports that list them.
  package var namesPasses = false
  /// Visions to judge in addition to normal.
  package var visions = everyVision
  /// The light of the room on the screen.
  package var flare = Flare.standard

  /// Whether findings name other colours to take, for which the rules search; no verdict depends on it.
  package var seeksColors = true
  /// The least level of findings that a report shows; of others only what waivers, the baseline and counts need is found and kept.
  package var leastShown = Level.info

  /// The options of the run that choose what is judged and how, for the commands that remedies name: without them `fix` would
  /// repair something else. Words as a program gets them, not quoted.
  package var typedOptions: [String] = []

  /// The most pairs compared in all modes of one theme; pairs of further series count as not checked. The standard is 2,048
  /// series in one mode, or 700 in eight, which only a hostile theme exceeds.
  package var mostPairs = 2_100_000

  /// Whether `fix` could write another colour in place of this one.
  package var canWrite: @Sendable (ThemeColor) -> Bool = { _ in true }

  /// The defaults.
  package init() {}

  // Each made once: a run keeps the settings of every theme.
  private static let everySeverity = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  private static let everyVision: Set = ["normal", "protan", "deutan", "tritan", "grey"]
}

extension JudgementSettings {
  /// The deficiencies to judge, in the order protan, deutan, tritan.
  package var deficiencies: [Vision] { Vision.deficiencies.filter { visions.contains($0.rawValue) } }
  /// Whether any deficiency is judged at any severity.
  package var judgesDeficiency: Bool { !severities.isEmpty && !deficiencies.isEmpty }
  /// The highest severity of the sweep; 1 for an empty one.
  package var highestSeverity: Double { severities.max() ?? 1 }

  /// The settings with rising severities inside 0…1, so that the last layer of a sweep is the highest.
  package var normalized: JudgementSettings {
    var settings = self
    settings.severities = severities.filter { (0...1).contains($0) }.sorted()
    return settings
  }

  /// The level of a rule; nil is off. Unreadable input is always an error, because nothing may
  /// hide why the command failed.
  func level(_ rule: RuleKey) -> Level? {
    guard rule != .unreadableInput else { return rule.defaultLevel }
    guard let set = levels[rule] else { return rule.defaultLevel }
    return Level(rawValue: set.rawValue)
  }

  /// Whether a rule speaks of what it finds above information.
  func warns(_ rule: RuleKey) -> Bool { level(rule).map { $0 > .info } ?? false }

  /// Whether a rule judges at all.
  func isOn(_ rule: RuleKey) -> Bool { level(rule) != nil }

  /// Whether the configuration sets the level of a rule.
  func isSet(_ rule: RuleKey) -> Bool { levels[rule] != nil }

  /// Whether PC203 reports a pair in the place of PC201 that a deficiency hardly changes: not where somebody sets the level of
  /// one of them, and not in a mode for readers with a deficiency.
  func sharesPairs(in purpose: ModePurpose) -> Bool {
    warns(.tooSimilar) && purpose.deficiencies.isEmpty && !isSet(.tooSimilar) && !isSet(.redGreenConfusion)
  }

  /// The level of a rule about some visions in a mode, depending on whether the mode is for everyone, for these
  /// readers, or for others; nil where the rule is off.
  func level(_ rule: RuleKey, under visions: [Vision], in purpose: ModePurpose) -> Level? {
    guard let level = level(rule) else { return nil }
    let isForThem = visions.contains { purpose.deficiencies.contains($0) }
    return isSet(rule) ? level : purpose.level(level, isForThem: isForThem)
  }
}

extension ModePurpose {
  /// The level of a confusion: an error in a mode for the readers who see it, at most a warning in a mode for others,
  /// the rule's own level in everyone's mode.
  func level(_ level: Level, isForThem: Bool) -> Level {
    isForThem ? .error : deficiencies.isEmpty ? level : min(level, .warning)
  }
}
