import Gate
import Reports

/// How a run of `check` ends, as the flags say, and where they are silent the configurations of the inputs.
struct GateVerdict {
  let verdict: Verdict
  /// From which level on findings count, for the report as a whole: the lowest that any input has.
  let failOn: FailOn
  /// What has to be said about the verdict.
  let remarks: [String]

  init(_ inputs: [CheckedInput], flags: GateFlags, configurations: ConfigurationSearch) {
    var inputs = inputs
    if flags.failOn != nil {
      for index in inputs.indices { inputs[index].failOn = nil }
    }
    let set = inputs.compactMap { configurations.configuration(for: $0.path)?.configuration.maxWarnings?.value }
    let maxWarnings = flags.maxWarnings ?? set.min()
    verdict = Verdict(inputs, failOn: flags.failOn ?? .error, maxWarnings: maxWarnings)
    let levels = inputs.map { $0.failOn ?? flags.failOn ?? .error }
    failOn = [FailOn.info, .warning, .error, .never].first { levels.contains($0) } ?? flags.failOn ?? .error
    var seen: Set<String> = []
    let projects = inputs.compactMap { configurations.configuration(for: $0.path) }
      .filter { seen.insert($0.path).inserted }
    var remarks = LooserThresholds.remarks(projects.map(\.configuration))
    if let maxWarnings, Tally(inputs).warnings > maxWarnings {
      let count = Tally(inputs).warnings
      let what = count == 1 ? "1 warning is" : "\(count) warnings are"
      remarks.append("\(what) more than the \(maxWarnings) that are allowed (--max-warnings).")
    }
    self.remarks = remarks
  }
}
