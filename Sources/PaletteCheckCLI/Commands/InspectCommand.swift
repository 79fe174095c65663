import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules

/// `palettecheck inspect`: what was read.
struct InspectCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Show what was read: format, roles, colours, modes, notes. Nothing is judged.")

  @Argument(help: "Themes, directories, colours, or '-' for standard input.", completion: .file())
  var paths: [String] = []

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Input")
  var reading: ReadingFlags

  @OptionGroup(title: "Input")
  var standardInput: StandardInputFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    try reading.requireInput(paths, to: "inspect")
    let style = output.style(host)
    let read = GatheredInputs(
      paths, flags: reading, standardInputName: standardInput.stdinFilename, host: host)
    let inputs = read.inputs.map { CheckedInput(unjudged: $0, host: host) }
    host.complain(about: read.inputs, style: style)
    let text =
      format == .json
      ? JSONReport.inspection(inputs, remarks: read.remarks.map(\.text))
      : InspectReport.text(inputs, remarks: read.remarks.map(\.text), style: style)
    let isComplete = inputs.allSatisfy(\.problems.isEmpty)
    return host.deliver(text, exitCode: isComplete ? ExitStatus.success : ExitStatus.failure)
  }
}
