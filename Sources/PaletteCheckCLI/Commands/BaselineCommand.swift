import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules

/// `palettecheck baseline`: findings of earlier runs, which do not count.
struct BaselineCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Record today's findings, so that only new and worse ones count.",
    discussion: """
      'baseline write tokens/' adopts the check in one step; 'check' then uses the baseline. 'baseline show' lists what \
      does not fail a run: known findings and waivers.
      """,
    subcommands: [BaselineWriteCommand.self, BaselinePruneCommand.self, BaselineShowCommand.self])

  func run(on host: some CommandHost) throws -> Int32 {
    throw ValidationError("name what to do with the baseline: write, prune or show")
  }
}

/// What the commands of the baseline have in common: the same run as `check`.
struct BaselineOptions: ParsableArguments {
  @Argument(help: "Themes and directories.")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Also audit this chart, or list of its elements; repeatable.", valueName: "file"),
    completion: .file())
  var chart: [String] = []

  @Option(
    help: ArgumentHelp("Use this day as today, for waivers.", valueName: "yyyy-mm-dd", visibility: .hidden),
    transform: DayArgument.parse)
  var today: CalendarDate?

  @Option(help: ArgumentHelp("The file, instead of the usual one.", valueName: "file"))
  var baseline: String?

  @OptionGroup(title: "Checks")
  var judging: JudgingFlags

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  /// What was found, and the baselines it belongs to, each once; nil when something cannot be read, which is reported
  /// on standard error.
  ///
  /// - Parameters:
  ///   - mayBeNew: Whether a file that is named need not be there.
  ///   - startsAnew: Whether a baseline that cannot be used is written over.
  func run(
    on host: any CommandHost, verb: String, mayBeNew: Bool, startsAnew: Bool = false
  ) throws -> (baselines: [BaselineGate], inputs: [String: [CheckedInput]])? {
    if paths.isEmpty, chart.isEmpty, !ChartInputs.areConfigured(reading.configuration, host: host) {
      try reading.requireInput(paths, to: verb)
    }
    _ = try judging.settings()
    let style = output.style(host)
    let read = GatheredInputs(paths, flags: reading, host: host)
    let charts = ChartInputs(limits: reading.limits, configurations: read.configurations, host: host)
    let audited = try charts.charts(chart, besides: read.inputs.map(\.path)).map { chart in
      try charts.audited(chart) { try judging.settings(over: read.configurations.settings(for: chart.path)) }
    }
    let all = read.inputs + audited.map(\.read)
    host.complain(about: all, style: style)
    for problem in all.filter(\.wasFound).flatMap(\.problems) {
      host.writeError(ProblemReport.block(problem, style: style))
    }
    guard all.allSatisfy(\.problems.isEmpty) else {
      host.writeError("palettecheck: error: nothing was done: first repair what cannot be read\n")
      return nil
    }
    let choice = BaselineChoice(named: baseline, mayBeNew: mayBeNew, startsAnew: startsAnew)
    var run = GateRun(
      baseline: choice, configurations: read.configurations, host: host, today: today ?? host.today, isNarrowed: false,
      searched: paths.filter { host.kind(of: $0) == .directory })
    var inputs = try CheckedInput.judging(read.inputs, host: host) { input in
      try judging.settings(over: read.configurations.settings(for: input.path))
    }
    inputs += audited
    for index in inputs.indices { inputs[index].take(read.configurations.configuration(for: inputs[index].path)) }
    // Findings of the old baseline are found again.
    let baselines = run.classify(&inputs).baselines
    let failures = baselines.compactMap(\.failure)
    guard failures.isEmpty else {
      host.complain(about: failures.flatMap(\.problems), style: style)
      return nil
    }
    let byBaseline = Dictionary(grouping: inputs) {
      read.configurations.baseline(of: $0.path, choice).key ?? ""
    }
    return (baselines, byBaseline)
  }

  /// Changes a baseline; names on standard error why it cannot.
  func update(
    _ gate: BaselineGate, on host: any CommandHost, startsAnew: Bool = false, _ change: (Baseline?) throws -> Baseline?
  ) throws -> Bool {
    do {
      try gate.update(startsAnew: startsAnew, change)
      return true
    } catch let failure as UnreadableFile {
      host.complain(about: failure.problems, style: output.style(host))
      return false
    }
  }
}
