import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules

/// `palettecheck config waivers`: what is waived, why, and until when.
struct ConfigWaiversCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "waivers",
    abstract: "List the waivers of the configuration and of themes: what, why, whose, and until when.",
    discussion: "Nothing is judged: 'check' reports those that are unused.")

  @Argument(help: "Themes and directories; their configurations count as well. (default: the working directory)")
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Only those that end within this many days, or have ended.", valueName: "days"),
    transform: DayCount.init(parsing:))
  var expiring: DayCount?

  @Option(help: ArgumentHelp("Use this day as today.", valueName: "yyyy-mm-dd"), transform: DayArgument.parse)
  var today: CalendarDate?

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Reading")
  var reading: ReadingFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let style = output.style(host)
    let day = today ?? host.today
    let read = GatheredInputs(paths.isEmpty ? ["."] : paths, flags: reading, host: host)
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
    host.complain(about: problems, style: style)
    let list = WaiverList(books: books, today: day, within: expiring?.days)
    let text = format == .json ? list.json : list.text(style: style)
    return host.deliver(text, exitCode: problems.isEmpty ? ExitStatus.success : ExitStatus.failure)
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
