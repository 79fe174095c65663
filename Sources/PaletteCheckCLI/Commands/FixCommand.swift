import ArgumentParser

/// `palettecheck fix`: the change that passes and leaves every pair clear, as a diff or into the files.
struct FixCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix", abstract: "Find a change of colours that passes clearly, and write it into the theme.",
    discussion: """
      Searches one change for every type of vision, severity, background and mode: with the fewest errors, then the \
      fewest warnings of pairs, then the least effort. No pair that passes starts to fail, by either model of simulation. \
      Lightness changes first; colours keep their names, four fifths of their chroma where that passes, and a contrast of 4.5:1 or 3:1 \
      where nothing else decides. With --allow-hue, colours that would stay close may change their hue; no two series \
      then share a name. 'fix' lists what stays close, what fades and what is left, and says where the search ended at its \
      limit of work: 100 million steps for all inputs together, some two seconds, the worst palettes first. 'check' suggests one shade for one pair; 'fix' and 'preview --suggested' change all colours together.

      A colour that the chart takes from another token is written at the chart's own token; with --shared the other \
      token changes, and 'fix' lists its other users. Colours mixed or computed from a token follow it. Waived errors \
      stay; known ones are fixed. Only the bytes of the colours change. Without --diff or --write, 'fix' only prints the \
      change. In a pipe, --diff holds the bytes of the files unescaped, so that 'git apply' takes it; on a terminal it \
      escapes control characters.

      Exit code 0: nothing to fix, or the change was written and passes; 1: without --write a change is left to \
      write, or some errors stay; 2: nothing changes although something fails, or nothing was checked.
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
    return try FixRun(
      paths: paths, flags: flags, reading: reading, output: output, judging: judging, host: host
    ).exitCode()
  }
}
