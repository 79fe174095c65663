import ArgumentParser

/// `palettecheck manual`: the manual page, for those who install the program.
struct ManualCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page, in mdoc: palettecheck manual | man -l -",
    shouldDisplay: false)

  func run(on host: some CommandHost) throws -> Int32 {
    guard let program = CommandHelp.program else {
      host.writeError("palettecheck: error: the argument parser describes its commands in an unknown shape\n")
      return ExitStatus.failure
    }
    return host.deliver(ManualPage.text(program), exitCode: ExitStatus.success)
  }
}

extension CommandHelp {
  /// The whole program; nil where the parser dumps its help in another shape.
  static var program: CommandHelp? { CommandHelp(dump: PaletteCheck._dumpHelp()) }
}
