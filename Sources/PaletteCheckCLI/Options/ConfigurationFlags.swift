import ArgumentParser

/// Where settings other than flags come from.
struct ConfigurationFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("Take settings from this file instead of the nearest palettecheck.json.", valueName: "file"))
  var config: String?

  @Flag(help: "Ignore every settings file.")
  var isolated = false

  mutating func validate() throws {
    if config != nil, isolated { throw ValidationError("--config and --isolated exclude each other; give one of them") }
  }
}
