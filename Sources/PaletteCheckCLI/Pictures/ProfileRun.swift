import Colorimetry
import ImageSimulation
import PNGCodec
import PaletteReports

/// Writes a simulation as an ICC device link: `simulate --icc`.
struct ProfileRun {
  let simulation: Simulation
  let output: String
  let host: any CommandHost

  /// Writes the link and reports on it.
  ///
  /// - Returns: The exit code.
  func exitCode(_ format: TextFormat, _ style: TextStyle) throws -> Int32 {
    try host.refuseTerminal(at: output)
    do {
      let profile = try SimulationProfile(simulation, description: ProfileReport.description(simulation))
      let check = profile.check
      // Whoever picks the link by its name must be able to trust it: 1/255 is what rounding may cost.
      guard check.float <= 1 else {
        return fail("the profile is \(check.float)/255 off when opened again; please report this", style)
      }
      try write(profile.bytes)
      let result = ProfileResult(
        simulation, path: output, bytes: profile.bytes.count, colors: check.colors, float: check.float,
        integer: check.integer, integerShare: check.integerShare)
      let text = format == .json ? ProfileReport.json(result) : ProfileReport.text(result, style: style)
      return host.deliver(text, exitCode: ExitStatus.success, beside: [output])
    } catch let error as PictureError {
      return fail(error.reason, style)
    } catch let error as HostError {
      return fail(error.message, style)
    }
  }

  private func fail(_ reason: String, _ style: TextStyle) -> Int32 {
    host.writeError(ProblemReport.error("\(output): \(reason)", style: style))
    return ExitStatus.failure
  }

  private func write(_ bytes: [UInt8]) throws(HostError) {
    let sink = try host.byteSink(output)
    do { try sink.append(bytes) } catch { throw HostError(error.reason) }
    try sink.commit()
  }
}
