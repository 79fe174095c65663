import ArgumentParser
import Colorimetry
import PaletteGate
import PaletteReports
import PaletteRules
import SafeText

/// `palettecheck check`: the default.
struct CheckCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check whether the colours of a theme work for everybody who reads the chart.",
    discussion: """
      Exit code 0: every check ran and nothing at or above --fail-on was found; 1: something was found; \
      2: the job could not be done, for example because an input could not be read. 'check --help-hidden' lists every option.
      """)

  @Argument(help: "Themes, directories, colours, or '-' for standard input.", completion: .file())
  var paths: [String] = []

  @OptionGroup(title: "Checks")
  var judging: JudgingFlags

  @OptionGroup(title: "Checks")
  var gate: GateFlags

  @OptionGroup(title: "Input")
  var gathering: GatheringFlags

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @OptionGroup(title: "Input")
  var standardInput: StandardInputFlags

  @OptionGroup(title: "Output")
  var reports: ReportFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @Flag(help: .private)
  var fix = false

  func run(on host: some CommandHost) throws -> Int32 {
    if fix { throw ValidationError(Self.fixing(paths)) }
    // A wrong flag is reported before anything is read.
    _ = try judging.settings()
    try CommandName.reject(paths, host: host)
    if paths.isEmpty, gathering.filesFrom == nil, gathering.chart.isEmpty,
      !ChartInputs.areConfigured(reading.configuration, host: host)
    {
      try reading.requireInput(paths, to: "check")
    }
    return try gathering.watching(paths, host) { host in try once(on: host) }
  }

  /// What to type for `check --fix`, as linters have it.
  private static func fixing(_ paths: [String]) -> String {
    let words = (paths.isEmpty ? ["PATH"] : paths).map { ShellWord.text($0) }.joined(separator: " ")
    return "'check' changes no file; type 'palettecheck fix --diff \(words)' to see the repair, or "
      + "'palettecheck fix --write \(words)' to write it"
  }

  /// One run over everything that the arguments name.
  private func once(on host: some CommandHost) throws -> Int32 {
    let style = output.style(host)
    let host = OverlayFileSystem(host, isSteady: true)
    let targets = try reports.targets(host)
    let format = reports.format
    let formats = [format] + targets.map(\.format)
    let (report, read) = try report(
      for: formats, seeksColors: formats.contains(where: \.showsSuggestions), on: host)
    try reports.refuse(replacing: host.readPaths, host)
    host.complain(about: report.inputs.filter { !$0.isSettings }.map(\.read), style: style)
    host.complain(about: report.inputs.filter(\.isSettings).flatMap(\.problems), style: style)
    // Where the printed report does not contain these, they must still be visible.
    let areShown = format.showsRemarks && !output.quiet
    let remarks = output.quiet ? read.doubts : read.remarks + gathering.remarks(read)
    for remark in areShown ? [] : remarks { host.writeError(terminalSafe(remark.text) + "\n") }
    let exitCode = host.deliver(report, as: format, style: style, to: targets)
    // Standard output may hold what machines read, which has no place for it.
    if !format.saysLimits {
      for failure in report.silentFailures { host.writeError("palettecheck: \(terminalSafe(failure))\n") }
    }
    return exitCode
  }

  /// The report of a run, and what was read for it.
  ///
  /// - Parameters:
  ///   - formats: The formats of the reports that it is made for.
  ///   - seeksColors: Whether findings name other colours to take.
  func report(
    for formats: [ReportFormat], seeksColors: Bool = true, on host: OverlayFileSystem
  ) throws -> (report: Report, read: GatheredInputs) {
    let listed = try gathering.listedPaths(paths, host)
    var earlier = try gate.since.map { since in
      try EarlierState(since, of: paths + (listed ?? []), host: host) { paths, followsUsers, then in
        var (read, inputs) = try judged(paths, listed: nil, formats, followsUsers: followsUsers, on: then)
        var run = gateRun(read.configurations, BaselineChoice(isOff: true), then)
        _ = run.classify(&inputs)
        return inputs
      }
    }
    var (read, inputs) = try judged(
      paths, listed: listed, formats, themes: earlier?.checked.files ?? KnownThemes(), seeksColors: seeksColors,
      on: host)
    try earlier?.complete(for: inputs)
    var run = gateRun(read.configurations, gate.baseline.choice, host)
    run.earlier = earlier?.findings
    inputs = run.classified(consume inputs)
    if let findings = run.earlier { earlier?.findings = findings }
    var patchesLeft = FindingPatches.most
    for index in inputs.indices {
      // What the command line says holds for every input.
      if gate.failOn != nil { inputs[index].failOn = nil }
      for part in inputs[index].parts.indices {
        let theme = inputs[index].parts[part].theme
        earlier?.locate(&inputs[index].parts[part].findings, of: theme)
        guard formats.contains(where: \.showsPatches) else { continue }
        FindingPatches(theme: theme, host: host).write(into: &inputs[index].parts[part].findings, left: &patchesLeft)
      }
    }
    let comparison = earlier?.comparison(inputs)
    let verdict = GateVerdict(
      inputs, flags: gate, configurations: read.configurations, isLessChecked: comparison?.leftOut.isEmpty == false)
    var report = Report(
      version: PaletteCheck.version, inputs: inputs,
      verdict: gathering.allowsEmpty(read) ? .clean : verdict.verdict, failOn: verdict.failOn,
      passedLimits: verdict.passedLimits,
      remarks: read.remarks.filter { !read.listed.contains($0) } + gathering.remarks(read) + verdict.remarks
        + inputs.remarksOnFlare,
      visions: judging.vision.isEmpty ? [.protan, .deutan, .tritan] : judging.vision,
      rootedPaths: formats.contains(where: \.isForElsewhere) ? RootedPaths.map(inputs, host: host) : [:])
    report.listsPasses = listsPasses(formats)
    report.typedOptions = reading.words + judging.words
    report.comparison = comparison
    report.unjudged = read.unjudged(showing: formats == [.text] && !output.verbose ? TextReport.mostFiles : .max)
    report.sets = read.configurations.sets(of: read.paths)
    return (report, read)
  }

  private func listsPasses(_ formats: [ReportFormat]) -> Bool { output.verbose && formats.contains(.json) }

  /// Reads and judges what paths name, charts among it, in the order of the report.
  ///
  /// - Parameter themes: The files of themes before the change that is judged.
  private func judged(
    _ paths: [String], listed: [String]?, _ formats: [ReportFormat],
    themes: KnownThemes = KnownThemes(),
    followsUsers: Bool = true, seeksColors: Bool = true, on host: any CommandHost
  ) throws -> (read: GatheredInputs, inputs: [CheckedInput]) {
    var read = GatheredInputs(
      paths, listed: listed, flags: reading, standardInputName: standardInput.stdinFilename, host: host,
      forcesExclusion: gathering.forceExclude, letsBarePass: gathering.letsBarePass,
      letsEmptyPass: gathering.allowEmpty, knownThemes: themes, followsUsers: followsUsers)
    let configurations = read.configurations
    func settings(of path: String) throws -> JudgementSettings {
      var settings = try judging.settings(over: configurations.settings(for: path))
      settings.seeksColors = seeksColors && read.paths.count <= Self.mostWithColors
      // A summary only counts notes that fail nothing.
      let failOn = gate.failOn ?? configurations.configuration(for: path)?.configuration.failOn?.value
      if formats == [.text], !output.verbose, gate.since == nil, failOn != .info { settings.leastShown = .warning }
      settings.typedOptions = reading.words + judging.words
      settings.namesPasses = listsPasses(formats) || formats.contains(where: \.listsPasses)
      return settings
    }
    var inputs = try CheckedInput.judging(read.take(), host: host) { try settings(of: $0.path) }
    let charts = ChartInputs(limits: reading.limits, configurations: configurations, host: host)
    inputs += try charts.charts(gathering.chart, besides: read.paths).map { chart in
      try charts.audited(chart) { try settings(of: chart.path) }
    }
    for index in inputs.indices { inputs[index].take(configurations.configuration(for: inputs[index].path)) }
    return (read, inputs.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  /// Inputs of one run whose findings name colours to take: the search takes a third of the time, and nobody reads thousands.
  /// An engineering choice.
  private static let mostWithColors = 1_000

  /// Holds what is found against waivers and the baseline.
  private func gateRun(
    _ configurations: ConfigurationSearch, _ baseline: BaselineChoice, _ host: any CommandHost
  ) -> GateRun {
    GateRun(
      baseline: baseline, configurations: configurations, host: host, today: gate.today ?? host.today,
      isNarrowed: judging.isNarrowing || reading.isNarrowing,
      searched: paths.filter { host.kind(of: $0) == .directory })
  }
}

/// What the flags about inputs mean for a run of `check`.
extension GatheringFlags {
  /// Whether a run may pass that has nothing to check: it is allowed to, or everything named is excluded.
  func allowsEmpty(_ read: GatheredInputs) -> Bool {
    read.paths.isEmpty && (allowEmpty || read.excluded + read.bare > 0)
  }

  /// What a run has to say about what it does not check.
  func remarks(_ read: GatheredInputs) -> [Message] {
    if read.excluded > 0 { return [RunNote.excluded(read.excluded)] }
    guard read.paths.isEmpty, read.bare == 0, let filesFrom else { return [] }
    return [(allowEmpty ? RunNote.emptyList : .refusedEmptyList)(filesFrom)]
  }

  /// Runs once, or again and again.
  func watching<Host: CommandHost>(
    _ arguments: [String], _ host: Host, _ run: (any CommandHost) throws -> Int32
  ) throws -> Int32 {
    guard watch else { return try run(host) }
    guard !arguments.contains("-") else {
      throw ValidationError("--watch needs files to look at again; standard input is read once")
    }
    return try WatchLoop(host: host, message: CheckCommand.message).run(run)
  }
}
