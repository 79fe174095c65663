import ArgumentParser

/// The limits of `fix`, and what happens to its change.
struct FixFlags: ParsableArguments {
  @Flag(help: "Print the change as a unified diff, relative to the repository, for 'git apply' or 'patch -p1'.")
  var diff = false

  @Flag(help: "Write the change into the files: all of them or none.")
  var write = false

  @Option(
    help: ArgumentHelp(
      "Keep colours whose series or token has this name; a star matches anything; repeatable.", valueName: "glob"))
  var lock: [String] = []

  @Flag(help: "Let colours change their names, such as from blue to teal.")
  var allowHue = false

  @Flag(
    help: ArgumentHelp(
      "Change a referenced colour where it is defined, for all its users, instead of writing the new colour at the chart's own token."
    ))
  var shared = false

  @Flag(
    help: "Skip what the configuration excludes even when it is named, and files without chart colours, as for 'check'."
  )
  var forceExclude = false

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  mutating func validate() throws {
    if diff, write { throw ValidationError("--diff and --write exclude each other; give one of them") }
    if diff, format == .json {
      throw ValidationError("--diff prints a patch; leave --diff out for --format json, which holds every change")
    }
  }
}
