import ArgumentParser
import Colorimetry
import PNGCodec
import PaletteReports

/// `palettecheck simulate`: colours and pictures as others see them.
struct SimulateCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: "Show colours or pictures as each kind of colour vision sees them.",
    discussion: """
      Colours are printed. PNG pictures, which are arguments that name existing files, are written to -o: with one \
      picture and one --vision it is the file, or '-' for standard output, else a folder that gets NAME-VISION.png. \
      Pictures are converted to sRGB from what their files say, keep depth, transparency, resolution and texts, and \
      stream: memory does not grow with their height. Of an animation it shows one picture, and says so.
      """)

  @Argument(help: ArgumentHelp("Colours, as CSS writes them, or PNG files.", valueName: "color|file"))
  var inputs: [String]

  @Option(name: [.customShort("o"), .long], help: ArgumentHelp("Where pictures go.", valueName: "file|folder"))
  var output: String?

  @Flag(help: "Write one labelled picture to -o: the picture as designed and as each kind of colour vision sees it.")
  var sheet = false

  @Option(help: "The kind of colour vision; repeatable. (default: protan, deutan, tritan)")
  var vision: [Vision] = []

  @OptionGroup
  var simulation: SimulationFlags

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Limits")
  var limits: LimitOptions

  @OptionGroup(title: "Output")
  var drawing: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    var visions: [Vision] = vision.isEmpty ? [.protan, .deutan, .tritan] : []
    for vision in vision where !visions.contains(vision) { visions.append(vision) }
    let pictures = inputs.filter { host.kind(of: $0) == .file }
    if !pictures.isEmpty { return try run(pictures, visions, host) }
    if sheet { throw ValidationError(missing(host) ?? "--sheet is for a picture, and no argument names a file") }
    if output != nil { throw ValidationError(missing(host) ?? "-o is for pictures, and no argument names a file") }
    let typed = try inputs.map { try TypedColor($0, host: host) }
    let results = visions.map { vision in
      SimulationResult(
        simulation(vision), colors: typed.map { ($0.text, $0.srgb) })
    }
    for result in results {
      if let disagreement = try PipelineAgreement.disagreement(result) {
        host.writeError("palettecheck: error: \(disagreement)\n")
        return ExitStatus.failure
      }
    }
    let notes = self.notes(typed, visions)
    let text =
      format == .json
      ? SimulationReport.json(results, notes: notes)
      : SimulationReport.text(results, notes: notes, style: drawing.style(host))
    return host.deliver(text, exitCode: ExitStatus.success)
  }

  private func run(_ pictures: [String], _ visions: [Vision], _ host: some CommandHost) throws -> Int32 {
    if let color = inputs.first(where: { host.kind(of: $0) != .file }) {
      throw ValidationError(missing(host) ?? "'\(color)' names no file; give pictures or colours, not both")
    }
    guard let output else {
      throw ValidationError(
        "-o is missing; name where \(pictures.count * visions.count == 1 ? "the picture is" : "pictures are") written")
    }
    let simulations = visions.map { simulation($0) }
    let limits = limits.streamedPicture
    if sheet { return try self.sheet(pictures, simulations, output, limits, host) }
    let plan = try PicturePlan(pictures, simulations, output: output, host: host)
    let (results, failures) = plan.write(limits: limits, showsProgress: !drawing.quiet, host: host)
    let style = drawing.style(host)
    for failure in failures {
      host.writeError(PictureReport.failure(path: failure.path, reason: failure.reason, style: style))
    }
    let notes = notes([], visions)
    let text =
      format == .json
      ? PictureReport.json(results, notes: notes) : PictureReport.text(results, notes: notes, style: style)
    let omissions = PictureReport.omissions(results, style: style)
    if !omissions.isEmpty { host.writeError(omissions) }
    return host.deliver(
      text, exitCode: failures.isEmpty ? ExitStatus.success : ExitStatus.failure, beside: plan.paths,
      written: results.flatMap(\.outputs).map(\.path))
  }

  private func sheet(
    _ pictures: [String], _ simulations: [Simulation], _ output: String, _ limits: PNGLimits, _ host: some CommandHost
  ) throws -> Int32 {
    let run = try SheetRun(pictures, simulations, output: output, host: host)
    let style = drawing.style(host)
    do {
      let written = try run.write(limits: limits, host: host)
      let result = SheetResult(
        input: run.input, path: output, width: written.width, height: written.height, simulations: simulations,
        notes: written.notes + notes([], simulations.map(\.vision)))
      let text = format == .json ? SheetReport.json(result) : SheetReport.text(result, style: style)
      return host.deliver(text, exitCode: ExitStatus.success, beside: [output])
    } catch let failure as FileFailure {
      host.writeError(PictureReport.failure(path: failure.path, reason: failure.reason, style: style))
      return ExitStatus.failure
    }
  }

  /// The error for an argument that can only be a missing file.
  private func missing(_ host: some CommandHost) -> String? {
    inputs.first { host.kind(of: $0) == nil && ($0.hasSuffix(".png") || $0.hasSuffix(".PNG")) }
      .map { "'\($0)' cannot be read: no such file or directory" }
  }

  private func notes(_ typed: [TypedColor], _ visions: [Vision]) -> [String] {
    var notes: [String] = []
    if visions.contains(.tritan), simulation.model == .vienot1999 {
      notes.append(
        "Viénot 1999 has one plane and tritan needs two, so this is an approximation; Brettel 1997 is exact")
    }
    for color in typed where color.alpha < 1 {
      notes.append("'\(color.text)' is translucent; it is simulated as if it were opaque")
    }
    for color in typed where color.wasOutside { notes.append("'\(color.text)' is outside sRGB and was mapped into it") }
    return notes
  }
}

/// The figures of `simulate` come from doubles; LittleCMS runs the same simulation beside them in every run.
enum PipelineAgreement {
  /// The most that a channel may differ, encoded, 0…1: 32-bit floats and their transfer functions stay well below it.
  private static let tolerance = 1e-5

  /// What the two do not agree on, in words; nil when they agree.
  static func disagreement(_ result: SimulationResult) throws -> String? {
    let pipeline = try SimulationPipeline(result.simulation)
    for color in result.colors {
      let other = pipeline(color.designed)
      let difference =
        [
          color.srgb.red - other.red, color.srgb.green - other.green, color.srgb.blue - other.blue,
        ].map(\.magnitude).max() ?? 0
      guard difference <= tolerance else {
        return
          "the simulation of '\(color.input)' differs from the LittleCMS pipeline by \(difference); please report this"
      }
    }
    return nil
  }
}
