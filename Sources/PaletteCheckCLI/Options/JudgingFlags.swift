import ArgumentParser
import Colorimetry
import PaletteRules

/// What to look for, and how much each rule weighs.
struct JudgingFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("Set the level of a rule: error, warning, info or off; repeatable.", valueName: "id=level"))
  var rule: [RuleSetting] = []

  @Option(help: "Judge for this vision, beside normal; repeatable.")
  var vision: [Vision] = []

  @Option(
    help: ArgumentHelp(
      "Judge at this severity, 0 to 1, or sweep for the worst. (default: sweep)", valueName: "severity"),
    transform: SeverityArgument.init(parsing:))
  var severity: SeverityArgument?

  @Option(
    help: ArgumentHelp(
      "Judge with this share of white light over the screen: 5% in an office, 10% to 20% on a projector. (default: as the standards assume)",
      valueName: "percent"),
    transform: Flare.init(parsing:))
  var flare: Flare?

  /// Whether they choose what is judged, so that findings may be missing.
  var isNarrowing: Bool { !rule.isEmpty || !vision.isEmpty || severity != nil }

  /// What the flags say, over other settings.
  func settings(over base: JudgementSettings = JudgementSettings()) throws -> JudgementSettings {
    var settings = base
    for rule in try rule.map({ try $0.resolved() }) { settings.levels[rule.rule] = rule.level }
    if !vision.isEmpty { settings.visions = Set(vision.map(\.rawValue) + [Vision.normal.rawValue]) }
    if case .fixed(let severity)? = severity { settings.severities = [severity] }
    if let flare { settings.flare = flare }
    return settings
  }
}
