import PaletteGate
import PaletteReports
import PaletteRules
import SourceText

/// How a run of `check` ends, as the flags say, and where they are silent the configurations of the inputs.
struct GateVerdict {
  let verdict: Verdict
  /// From which level on findings count, for the report as a whole: the lowest that any input has.
  let failOn: FailOn
  /// Where there are more warnings than are allowed: of the whole run, or of what a configuration is for.
  let passedLimits: [WarningLimit]
  let remarks: [Message]

  init(_ inputs: [CheckedInput], flags: GateFlags, configurations: ConfigurationSearch) {
    var inputs = inputs
    if flags.failOn != nil {
      for index in inputs.indices { inputs[index].failOn = nil }
    }
    passedLimits = flags.maxWarnings.map { Self.limit(inputs, most: $0).map { [$0] } ?? [] } ?? Self.limits(inputs)
    verdict = Verdict(inputs, failOn: flags.failOn ?? .error, hasTooManyWarnings: !passedLimits.isEmpty)
    let levels = inputs.map { $0.failOn ?? flags.failOn ?? .error }
    failOn = [FailOn.info, .warning, .error, .never].first { levels.contains($0) } ?? flags.failOn ?? .error
    var seen: Set<String> = []
    let projects = inputs.compactMap { configurations.configuration(for: $0.path) }
      .filter { seen.insert($0.path).inserted }
    remarks = LooserThresholds.remarks(projects.map(\.configuration))
  }

  /// The limits of configurations, each for its own inputs: what one package has does not count for another.
  private static func limits(_ inputs: [CheckedInput]) -> [WarningLimit] {
    inputs.grouped { $0.mostWarnings?.configuration }.compactMap { configuration, inputs in
      inputs.first?.mostWarnings.flatMap { limit(inputs, most: $0.count, configuration) }
    }
  }

  private static func limit(_ inputs: [CheckedInput], most: Int, _ configuration: String? = nil) -> WarningLimit? {
    let count = Tally(inputs).warnings
    return count > most ? WarningLimit(count: count, most: most, configuration: configuration) : nil
  }
}
