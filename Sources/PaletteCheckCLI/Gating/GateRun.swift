import PaletteGate
import PaletteReports
import PaletteRules
import SourceText

/// Holds what was found against waivers and baselines.
struct GateRun {
  let baseline: BaselineChoice
  let configurations: ConfigurationSearch
  let host: any CommandHost
  /// The day on which waivers are judged.
  let today: CalendarDate
  /// Whether flags narrow what is judged, so that a missing finding proves nothing.
  let isNarrowed: Bool
  /// The directories that were looked through.
  let searched: [String]
  /// What was found at the commit that the run compares with; nil where it compares with none.
  var earlier: EarlierFindings?

  /// The inputs with every finding classified, and after them the files of settings that there is something to say about.
  mutating func classified(_ inputs: consuming [CheckedInput]) -> [CheckedInput] {
    let (projects, baselines) = classify(&inputs)
    inputs += projects.compactMap { $0.settingsFile(isNarrowed: isNarrowed, looksEverywhere: !searched.isEmpty) }
    inputs += baselines.compactMap { baseline in
      guard let path = baseline.location.path else { return nil }
      var file = CheckedInput(
        settings: path, findings: baseline.failure == nil ? baseline.stale(isNarrowed: isNarrowed) : [],
        problems: baseline.failure?.problems ?? [], host: host)
      file?.failOn = baseline.failOn
      file?.mostWarnings = baseline.mostWarnings
      return file
    }
    return inputs
  }

  /// Classifies every finding.
  ///
  /// - Returns: the configurations and the baselines of the inputs, each once, in the order of the inputs.
  mutating func classify(_ inputs: inout [CheckedInput]) -> (projects: [ProjectGate], baselines: [BaselineGate]) {
    var projects: [String: ProjectGate] = [:]
    var baselines: [String: BaselineGate] = [:]
    var order: (projects: [String], baselines: [String]) = ([], [])
    var keys: [(project: String, baseline: String?)] = []
    for input in inputs {
      let configuration = configurations.configuration(for: input.path)
      let location = configurations.baseline(of: input.path, baseline)
      let key = (project: configuration?.path ?? "", baseline: location.key)
      keys.append(key)
      if projects[key.project] == nil {
        order.projects.append(key.project)
        projects[key.project] = ProjectGate(configuration, today: today, host: host)
      }
      guard let name = key.baseline else { continue }
      if baselines[name] == nil {
        order.baselines.append(name)
        baselines[name] = BaselineGate(
          location, settings: input.settings, startsAnew: baseline.startsAnew, searched: searched,
          host: host)
      }
      baselines[name]?.expect(input)
    }
    for input in inputs { earlier?.expect(input) }
    for index in inputs.indices {
      let key = keys[index]
      var held = key.baseline.flatMap { baselines[$0] }
      if let name = key.baseline { baselines[name] = nil }
      projects[key.project]?.classify(
        &inputs[index], isNarrowed: isNarrowed, baseline: &held, earlier: &earlier)
      if let name = key.baseline { baselines[name] = held }
    }
    for index in inputs.indices { projects[keys[index].project]?.reportUnusedOnce(&inputs[index]) }
    return (order.projects.compactMap { projects[$0] }, order.baselines.compactMap { baselines[$0] })
  }
}

/// How a run of `check` ends, as the flags say, and where they are silent the configurations of the inputs.
struct GateVerdict {
  let verdict: Verdict
  /// From which level on findings count, for the report as a whole: the lowest that any input has.
  let failOn: FailOn
  /// Where there are more warnings than are allowed: of the whole run, or of what a configuration is for.
  let passedLimits: [WarningLimit]
  let remarks: [Message]

  /// - Parameter isLessChecked: Whether files of themes are no longer checked that are still there, which is a warning.
  init(_ inputs: [CheckedInput], flags: GateFlags, configurations: ConfigurationSearch, isLessChecked: Bool) {
    passedLimits = flags.maxWarnings.map { Self.limit(inputs, most: $0).map { [$0] } ?? [] } ?? Self.limits(inputs)
    let levels = inputs.map { $0.failOn ?? flags.failOn ?? .error }
    failOn = [FailOn.info, .warning, .error, .never].first { levels.contains($0) } ?? flags.failOn ?? .error
    verdict = Verdict(
      inputs, failOn: flags.failOn ?? .error, warnsOfRun: isLessChecked && failOn.includes(.warning),
      hasTooManyWarnings: !passedLimits.isEmpty)
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
