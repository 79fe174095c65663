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
      --icc writes a device link of version 4.3, from sRGB to sRGB, for programs that convert pictures with ICC profiles. \
      The output states how far it is from the simulation when it is opened again. Let nothing resample it: with \
      LittleCMS's optimisation, which 'tificc -c0' and Pillow's flags=0x100 turn off, colours are up to 20/255 off. A \
      program that asks for a profile at either end gets the link of --vision normal, which changes nothing, at the other.
      """)

  @Argument(help: ArgumentHelp("Colours, as CSS writes them, or PNG files.", valueName: "color|file"))
  var inputs: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where pictures or the ICC profile go; '-' is standard output.", valueName: "file|folder"))
  var output: String?

  @Flag(help: "Write the simulation of one --vision to -o as an ICC device link for other programs.")
  var icc = false

  @Option(help: "A type of colour vision; repeatable. (default: protanopia, deuteranopia, tritanopia)")
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
    if icc { return try profile(host) }
    guard !inputs.isEmpty else {
      throw ValidationError("nothing to simulate; give colours such as '#2166ac', or PNG files")
    }
    var visions: [Vision] = vision.isEmpty ? [.protan, .deutan, .tritan] : []
    for vision in vision where !visions.contains(vision) { visions.append(vision) }
    let pictures = inputs.filter { host.kind(of: $0) == .file }
    if !pictures.isEmpty { return try run(pictures, visions, host) }
    if output != nil { throw ValidationError(missing(host) ?? "-o is for pictures, and no argument names a file") }
    let typed = try inputs.map { try TypedColor($0, host: host) }
    let results = visions.map { vision in
      SimulationResult(
        simulation(vision), colors: typed.map { ($0.text, $0.srgb) })
    }
    let notes = self.notes(typed, visions)
    let text =
      format == .json
      ? SimulationReport.json(results, notes: notes)
      : SimulationReport.text(results, notes: notes, style: drawing.style(host))
    return host.deliver(text, exitCode: ExitStatus.success)
  }

  private func profile(_ host: some CommandHost) throws -> Int32 {
    if let input = inputs.first {
      throw ValidationError("--icc simulates no colour or picture; leave '\(input)' out")
    }
    guard let vision = vision.first, self.vision.count == 1 else {
      throw ValidationError("--icc needs one --vision, such as --vision deuteranopia")
    }
    guard let output, !output.isEmpty else {
      throw ValidationError("--icc needs -o FILE for the profile, such as -o \(vision.rawValue).icc")
    }
    return try ProfileRun(simulation: simulation(vision), output: output, host: host)
      .exitCode(format, drawing.style(host))
  }

  private func run(_ pictures: [String], _ visions: [Vision], _ host: some CommandHost) throws -> Int32 {
    if let color = inputs.first(where: { host.kind(of: $0) != .file }) {
      throw ValidationError(missing(host) ?? "'\(color)' names no file; give pictures or colours, not both")
    }
    guard let output else {
      throw ValidationError(
        "-o is missing; name where \(pictures.count * visions.count == 1 ? "the picture is" : "pictures are") written")
    }
    let plan = try PicturePlan(pictures, visions.map { simulation($0) }, output: output, host: host)
    let (results, failures) = plan.write(limits: limits.streamedPicture, host: host)
    let style = drawing.style(host)
    for failure in failures {
      host.writeError(ProblemReport.error("\(failure.path): \(failure.reason)", style: style))
    }
    let notes = notes([], visions)
    let text =
      format == .json
      ? PictureReport.json(results, notes: notes) : PictureReport.text(results, notes: notes, style: style)
    // No flag silences what the output lacks.
    for result in results {
      guard let omission = result.omission else { continue }
      host.writeError(ProblemReport.note("\(result.input): \(omission)", style: style))
    }
    return host.deliver(
      text, exitCode: failures.isEmpty ? ExitStatus.success : ExitStatus.failure, beside: plan.paths,
      written: results.flatMap(\.outputs).map(\.path))
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
