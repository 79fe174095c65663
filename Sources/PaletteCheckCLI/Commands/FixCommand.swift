import ArgumentParser

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

  @OptionGroup
  var flags: FixFlags

  @OptionGroup(title: "Judging")
  var judging: JudgingFlags

  @OptionGroup(title: "Reading")
  var reading: ReadingFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    _ = try judging.settings()
    try CommandName.reject(paths, host: host)
    try reading.requireInput(paths, to: "fix")
    // One repair for all files: they are judged as the first one is.
    let configurations = ConfigurationSearch(reading.configuration, host: host)
    let settings = try judging.settings(over: configurations.settings(for: paths.first ?? "."))
    return try FixRun(
      paths: paths, flags: flags, reading: reading, output: output, settings: settings, host: host
    ).exitCode()
  }
}
