import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules

/// `palettecheck baseline show`: what does not fail a run, known findings and waivers.
struct BaselineShowCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "List what does not fail a run: known findings, and waivers with reason, owner and last day.",
    discussion: "Nothing is checked: 'check' reports waivers that are unused.")

  @Argument(help: "Themes and directories; their configurations count as well. (default: the working directory)")
  var paths: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("List only waivers that end within this many days, or have ended.", valueName: "days"),
    transform: DayCount.init(parsing:))
  var expiring: DayCount?

  @Option(
    help: ArgumentHelp("Use this day as today.", valueName: "yyyy-mm-dd", visibility: .hidden),
    transform: DayArgument.parse)
  var today: CalendarDate?

  @Option(help: ArgumentHelp("The baseline, instead of the usual one.", valueName: "file"))
  var baseline: String?

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let style = output.style(host)
    let read = GatheredInputs(paths.isEmpty ? ["."] : paths, flags: reading, host: host)
    var (problems, waivers) = waivers(read, today ?? host.today)
    var baselines: [(path: String, baseline: Baseline)] = []
    if expiring == nil {
      do throws(UnreadableFile) { baselines = try self.baselines(read, host) } catch { problems += error.problems }
      if let baseline, problems.isEmpty, baselines.isEmpty {
        throw ValidationError("there is no baseline '\(baseline)'; write it with 'palettecheck baseline write'")
      }
    }
    host.complain(about: problems, style: style)
    let list = AcceptedFindings(baselines, waivers)
    let text = format == .json ? list.json : list.text(style: style)
    return host.deliver(text, exitCode: problems.isEmpty ? ExitStatus.success : ExitStatus.failure)
  }

  /// The baselines of the inputs, each once.
  private func baselines(
    _ read: GatheredInputs, _ host: some CommandHost
  ) throws(UnreadableFile) -> [(path: String, baseline: Baseline)] {
    var baselines: [(path: String, baseline: Baseline)] = []
    for path in paths.isEmpty ? ["."] : paths {
      let location = BaselineLocation(
        of: path, choice: BaselineChoice(named: baseline), configurations: read.configurations, host: host)
      guard let found = location.path, !baselines.contains(where: { $0.path == found }) else { continue }
      if let baseline = try location.read(host) { baselines.append((found, baseline)) }
    }
    return baselines
  }

  /// The waivers of configurations and themes, and what is wrong with these.
  private func waivers(_ read: GatheredInputs, _ day: CalendarDate) -> (problems: [ThemeProblem], list: WaiverList) {
    var problems: [ThemeProblem] = []
    var books: [WaiverBook] = []
    var seen: Set<String> = []
    for path in ["."] + read.inputs.map(\.path) {
      switch read.configurations.found(for: path) {
      case .none: break
      case .failure(let failure): if seen.insert("failure").inserted { problems += failure.problems }
      case .configuration(let project):
        guard seen.insert(project.path).inserted else { continue }
        let configuration = project.configuration
        books.append(WaiverBook(configuration.waivers, policy: configuration.waiverPolicy, today: day))
      }
    }
    for input in read.inputs {
      let policy = read.configurations.configuration(for: input.path)?.configuration.waiverPolicy ?? WaiverPolicy()
      books.append(WaiverBook(of: input.theme, policy: policy, today: day))
      // Without a path, a folder without themes is taken for its configuration.
      if !paths.isEmpty, !input.problems.isEmpty, seen.insert("failure").inserted { problems += input.problems }
    }
    return (problems, WaiverList(books: books, today: day, within: expiring?.days))
  }
}

/// A number of days: `30d` or `30`.
struct DayCount {
  /// 0…36500.
  let days: Int

  /// Parses what was typed, or says what would be right.
  init(parsing argument: String) throws {
    let digits = argument.hasSuffix("d") ? argument.dropLast() : argument[...]
    guard let days = Int(digits), (0...36_500).contains(days), digits.allSatisfy(\.isNumber) else {
      throw ValidationError("'\(argument)' is not a number of days; give one such as 30d")
    }
    self.days = days
  }
}
