import ArgumentParser
import Colorimetry
import PaletteReports
import PaletteRules

/// `palettecheck fix`: the smallest change that passes, as a diff or into the files.
struct FixCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Find the smallest change of colours that passes, and write it into the theme.",
    discussion: """
      Every vision, severity, background and mode counts at once; colours keep their names unless --allow-hue says \
      otherwise. Of the changes that mend every error the one is taken whose greatest is smallest, and of two such the \
      one that breaks nothing for those whom the rules only warn about (tritan readers): a colour that moves for them \
      alone is marked. What is mixed or worked out from a colour follows it. Only the bytes of the colours change. \
      Without --diff or --write, what would change is told.
      Exit code 0: there is nothing to fix, or it was written and passes; 1: something is left to do: all of it without \
      --write, or marks to set or errors that no colour mends beside what was written; 2: the job could not be done, as \
      no change passes, or no colour mends what fails (a ramp), or nothing was checked. Nothing is written then.
      """)

  @Argument(help: "Themes, directories, colours, or '-' for standard input.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Print the change as a unified diff, relative to the repository, for 'git apply' or 'patch -p1'.")
  var diff = false

  @Flag(help: "Write the change into the files: all of them or none.")
  var write = false

  @Option(
    help: ArgumentHelp(
      "Keep colours whose series or token is named so; stars stand for anything; repeatable.", valueName: "glob"))
  var lock: [String] = []

  @Option(help: ArgumentHelp("Move no colour further than this.", valueName: "ΔE00"))
  var budget: Double?

  @Flag(help: "Let colours change their names, such as from blue to teal.")
  var allowHue = false

  @Flag(help: "Leave what only a colour deficiency confuses to symbols, and say which.")
  var symbols = false

  @Option(help: "How to tell what changes and why not.")
  var format: TextFormat = .text

  @OptionGroup(title: "Judging")
  var judging: JudgingFlags

  @OptionGroup(title: "Reading")
  var reading: ReadingFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  mutating func validate() throws {
    if diff, write { throw ValidationError("--diff and --write exclude each other; give one of them") }
    if diff, format == .json {
      throw ValidationError("--diff prints a patch; leave --diff out for --format json, which holds every change")
    }
    if let budget, !(budget > 0 && budget <= 200) {
      throw ValidationError("--budget is \(budget); give a ΔE00 above 0 and up to 200, such as 15")
    }
  }

  func run(on host: some CommandHost) throws -> Int32 {
    _ = try judging.settings()
    try CommandName.reject(paths, host: host)
    try reading.requireInput(paths, to: "fix")
    // One repair for all files: they are judged as the first one is.
    let configurations = ConfigurationSearch(reading.configuration, host: host)
    let settings = try judging.settings(over: configurations.settings(for: paths.first ?? "."))
    return try FixRun(command: self, settings: settings, host: host).exitCode()
  }
}
