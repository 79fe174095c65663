import ArgumentParser

/// `palettecheck fix`: the change that passes and leaves every pair clear, as a diff or into the files.
struct FixCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Find a change of colours that passes clearly, and write it into the theme.",
    discussion: """
      The change works for every vision, severity, background and mode at once. Of all changes that fix every error, \
      'fix' takes one that makes every pair clear: comfortable for its marks, by both families of simulation, and no \
      closer than the closest pair of that vision was. Colours keep four fifths of their chroma, and a contrast of \
      4.5:1 or 3:1, unless nothing else passes; 'fix' names what fades and what becomes more. It changes the lightness \
      first and moves no colour further than ΔE00 20 for that alone. Where some pairs stay close, it names them; where \
      a contrast would bring the closest pair closer, the colour keeps the contrast it has, and 'fix' says so. \
      --smallest takes the change whose largest move is smallest, at the edge of what passes. 'check' suggests one shade \
      for one pair alone; 'fix' and 'preview --suggested' change all colours together, so that their shades may differ. \
      Colours keep their names, or get one that people use as often for them (red stays red; a yellow may \
      become brown where no other shade has the contrast), unless you give --allow-hue, with which blue may replace one \
      of a red and a green. A colour that the chart takes from another token is written at the chart's own token; \
      with --through-aliases the other token changes, 'fix' names its other users, and colours that are mixed or \
      computed from it follow it. What a waiver covers stays as it is; what a baseline records is \
      repaired. Only the bytes of the colours change. Without --diff or --write, 'fix' only prints \
      what would change. In a pipe, --diff holds the bytes of the files unescaped, so that 'git apply' takes it; on a \
      terminal it escapes control characters.
      Exit code 0: nothing to fix, or the change was written and passes; 1: something is left to do: without --write all \
      of it, else marks to set, palettes without a change that passes, or errors that no colour fixes; 2: the job could \
      not be done: no change passes, no colour fixes what fails (a ramp), or nothing was checked. Then nothing is \
      written.
      """)

  @Argument(help: "Themes, directories, colours, or '-' for standard input.", completion: .file())
  var paths: [String] = []

  @OptionGroup
  var flags: FixFlags

  @OptionGroup(title: "Checks")
  var judging: JudgingFlags

  @OptionGroup(title: "Input")
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
