import ArgumentParser

/// Which baseline counts.
struct BaselineFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A baseline: findings that it lists do not fail the run. (default: palettecheck-baseline.json beside the configuration, else at the root of the repository)",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Use no baseline: every finding counts.")
  var noBaseline = false

  mutating func validate() throws {
    if baseline != nil, noBaseline {
      throw ValidationError("--baseline and --no-baseline exclude each other; give one of them")
    }
  }
}

extension BaselineFlags {
  /// What the flags choose.
  var choice: BaselineChoice { BaselineChoice(named: baseline, isOff: noBaseline) }
  /// The same, but no baseline is looked for.
  var choiceOfNamedOnly: BaselineChoice { BaselineChoice(named: baseline, isOff: baseline == nil) }
}
