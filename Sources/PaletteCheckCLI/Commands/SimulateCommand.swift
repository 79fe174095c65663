import ArgumentParser
import Colorimetry
import Reports

/// `palettecheck simulate`: colours as others see them.
struct SimulateCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: "Show colours as each kind of colour vision sees them.")

  @Argument(help: "Colours, as CSS writes them.")
  var colors: [String]

  @Option(help: "Who looks; repeatable. (default: protan, deutan, tritan)")
  var vision: [Vision] = []

  @Option(help: ArgumentHelp("How strong the deficiency is, 0 to 1.", valueName: "severity"))
  var severity: Double = 1

  @Option(help: "The paper that simulations follow.")
  var model: SimulationModel = .auto

  @Option(help: "How to report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Output")
  var output: OutputOptions

  mutating func validate() throws {
    guard (0...1).contains(severity) else {
      throw ValidationError("--severity is \(severity); give a number from 0 to 1")
    }
  }

  func run(on host: some CommandHost) throws -> Int32 {
    let typed = try colors.map { try TypedColor($0, host: host) }
    let visions = vision.isEmpty ? [.protan, .deutan, .tritan] : vision
    let results = visions.map { vision in
      SimulationResult(
        Simulation(vision, severity: severity, model: model), colors: typed.map { ($0.text, $0.srgb) })
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
      : SimulationReport.text(results, notes: notes, style: output.style(host))
    return host.deliver(text, exitCode: ExitStatus.success)
  }

  private func notes(_ typed: [TypedColor], _ visions: [Vision]) -> [String] {
    var notes: [String] = []
    if visions.contains(.tritan), model == .vienot1999 {
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
