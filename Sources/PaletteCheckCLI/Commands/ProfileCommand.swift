import ArgumentParser
import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteReports

/// `palettecheck profile`: a simulation for other programs.
struct ProfileCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Write a simulation as an ICC device link for other programs.",
    discussion: """
      A device link of version 4.3, from sRGB to sRGB, for programs that convert pictures with ICC profiles. It is opened \
      again once it is built, and the output states how far it is from the simulation. Let nothing resample it: with LittleCMS's \
      optimisation, which 'tificc -c0' and Pillow's flags=0x100 turn off, colours are up to 20/255 off. A program that \
      asks for a profile at either end gets the link of --vision normal, which changes nothing, at the other.
      """)

  @Option(help: "The kind of colour vision.")
  var vision: Vision

  @OptionGroup
  var simulation: SimulationFlags

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the profile goes; '-' is standard output.", valueName: "file"))
  var output: String

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Output")
  var drawing: OutputOptions

  mutating func validate() throws {
    guard !output.isEmpty else { throw ValidationError("-o is empty; name a file for the profile") }
  }

  func run(on host: some CommandHost) throws -> Int32 {
    let style = drawing.style(host)
    try host.refuseTerminal(at: output)
    let simulation = self.simulation(vision)
    do {
      let profile = try SimulationProfile(simulation, description: ProfileReport.description(simulation))
      // Whoever picks the link by its name must be able to trust it: 1/255 is what rounding may cost.
      guard profile.check.float <= 1 else {
        host.writeError(
          PictureReport.failure(
            path: output, reason: "the profile is \(profile.check.float)/255 off when opened again; please report this",
            style: style))
        return ExitStatus.failure
      }
      try write(profile.bytes, host)
      let check = profile.check
      let result = ProfileResult(
        simulation, path: output, bytes: profile.bytes.count, colors: check.colors, float: check.float,
        integer: check.integer, integerShare: check.integerShare)
      let text = format == .json ? ProfileReport.json(result) : ProfileReport.text(result, style: style)
      return host.deliver(text, exitCode: ExitStatus.success, beside: [output])
    } catch let error as PictureError {
      host.writeError(PictureReport.failure(path: output, reason: error.reason, style: style))
    } catch let error as HostError {
      host.writeError(PictureReport.failure(path: output, reason: error.message, style: style))
    }
    return ExitStatus.failure
  }

  private func write(_ bytes: [UInt8], _ host: some CommandHost) throws(HostError) {
    let sink = try host.byteSink(output)
    do { try sink.append(bytes) } catch { throw HostError(error.reason) }
    try sink.commit()
  }
}
