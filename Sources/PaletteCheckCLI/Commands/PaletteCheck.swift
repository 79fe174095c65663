import ArgumentParser

/// The root of the commands.
struct PaletteCheck: ParsableCommand {
  /// As `--version` prints it.
  static let version = "0.1.0"

  static let commands: [any HostedCommand.Type] = [
    CheckCommand.self, FixCommand.self, PreviewCommand.self, SimulateCommand.self, ContrastCommand.self,
    InspectCommand.self, PairsCommand.self, DescribeCommand.self, StudioCommand.self, ExplainCommand.self,
    PalettesCommand.self, BaselineCommand.self, ConfigCommand.self, LSPCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "palettecheck",
    abstract: "Check whether the colours of a chart theme work for everybody who reads the chart.",
    version: "palettecheck \(version)",
    subcommands: commands,
    defaultSubcommand: CheckCommand.self)
}
