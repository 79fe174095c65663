import ArgumentParser

/// `palettecheck fix`: the smallest change that passes, as a diff or into the files.
struct FixCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Find the smallest change of colours that passes, and write it into the theme.",
    discussion: """
      The change works for every vision, severity, background and mode at once. Colours keep their names (red stays \
      red) unless you give --allow-hue. Of all changes that fix every error, 'fix' takes the one whose largest move is \
      smallest; between two of these, the one that adds no warning for tritan readers, and it marks a colour that moves \
      for them alone. Colours that are mixed or computed from a changed colour follow it. Only the bytes of the colours \
      change. Without --diff or --write, 'fix' only prints what would change. In a pipe, --diff holds the bytes of the \
      files unescaped, so that 'git apply' takes it; on a terminal it escapes control characters.
      Exit code 0: nothing to fix, or the change was written and passes; 1: something is left to do: without --write all \
      of it, else marks to set or errors that no colour fixes; 2: the job could not be done: no change passes, no colour \
      fixes what fails (a ramp), or nothing was checked. Then nothing is written.
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
