import ArgumentParser
import Colorimetry
import PaletteGate
import PaletteReports
import PaletteRules

/// `palettecheck pairs`: the full matrix.
struct PairsCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "pairs", abstract: "Measure every pair of colours under every kind of colour vision.",
    discussion: "No pair is left out or merged. It gives numbers and no verdict, so the exit code is 0 or 2.")

  @Argument(
    help: "Themes, directories, colours, well-known palettes by name, or '-' for standard input.", completion: .file())
  var paths: [String] = []

  @Option(help: "The difference formula.")
  var metric: DifferenceMetric = .ciede2000

  @Option(help: "How simulated colours are prepared for measuring; float changes nothing.")
  var convention: SimulationConvention = .clamp

  @Option(
    help: "A type of colour vision; repeatable. (default: all but grey)")
  var vision: [Vision] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How strong deficiencies are, 0 to 1, or sweep for the worst. (default: 1)", valueName: "severity"),
    transform: SeverityArgument.init(parsing:))
  var severity: SeverityArgument?

  @Option(help: "The paper that the simulation follows.")
  var model: SimulationModel = .auto

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @OptionGroup(title: "Input")
  var standardInput: StandardInputFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    try reading.requireInput(paths, to: "compare")
    let style = output.style(host)
    let read = GatheredInputs(
      paths, flags: reading, standardInputName: standardInput.stdinFilename, host: host, takesPaletteNames: true)
    host.complain(about: read.inputs, style: style)
    var isComplete = true
    var results: [PairsResult] = []
    for input in read.inputs {
      if !input.problems.isEmpty {
        isComplete = false
        if input.wasFound { host.writeError(input.problems.map { ProblemReport.block($0, style: style) }.joined()) }
      }
      let sets = input.theme.map(MeasuredSet.sets) ?? []
      for set in sets {
        guard let colors = set.colors else {
          host.writeError(
            ProblemReport.error(
              "\(input.path): a translucent colour on an unknown background; set it with --background", style: style))
          isComplete = false
          continue
        }
        results.append(
          PairsResult(
            path: input.path, set: set.name, names: set.names, colors: colors,
            table: table(colors.map { LinearSRGB($0) })))
      }
      if input.theme != nil, sets.isEmpty {
        host.writeError(
          ProblemReport.error("\(input.path): no series and no palette to compare", style: style))
        isComplete = false
      }
    }
    let exitCode = isComplete ? ExitStatus.success : ExitStatus.failure
    guard !results.isEmpty else { return ExitStatus.failure }
    let text = format == .json ? PairsJSON.text(results) : PairsReport.text(results, style: style)
    return host.deliver(text, exitCode: exitCode)
  }

  private func table(_ colors: [LinearSRGB]) -> PairTable {
    let severities: PairTable.Severities =
      switch severity ?? .fixed(1) {
      case .fixed(let value): .one(value)
      case .sweep: .sweep
      }
    let visions = vision.isEmpty ? [.normal, .protan, .deutan, .tritan] : vision
    return PairTable(
      colors, metric: metric, model: model, visions: visions, severities: severities, convention: convention)
  }
}

/// Colours that a chart shows side by side.
struct MeasuredSet {
  /// The mode when there are several, or the palette; untrusted.
  let name: String?
  /// Untrusted.
  let names: [String]
  /// As shown; nil when something unknown shows through.
  let colors: [SRGB]?

  /// The series of each mode, or each palette.
  static func sets(_ theme: Theme) -> [MeasuredSet] {
    theme.palettesAsThemes.flatMap { part in
      part.modes.compactMap { mode in
        let name = theme.palettes.isEmpty ? nil : part.name
        let isOnly = part.modes.count == 1
        let stops = mode.series.isEmpty ? mode.ramps.first?.stops ?? [] : []
        guard !mode.series.isEmpty || !stops.isEmpty else { return nil }
        let surfaces = Surfaces(mode)
        let shown =
          mode.series.map { surfaces.surface(of: $0).color }
          + stops.map { Surfaces.shown($0.color.srgb, alpha: $0.color.alpha, on: surfaces.plot) }
        let colors = shown.compactMap(\.self)
        return MeasuredSet(
          name: name ?? (isOnly ? nil : part.modeWord.called(mode.name)),
          names: mode.series.map(\.name) + stops.map { $0.color.srgb.hex },
          colors: colors.count == shown.count ? colors : nil)
      }
    }
  }
}
