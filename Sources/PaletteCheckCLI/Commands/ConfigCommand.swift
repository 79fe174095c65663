import ArgumentParser
import Colorimetry
import PaletteCharts
import PaletteGate
import PaletteReports
import PaletteRules
import SourceText

/// `palettecheck config`: what settings are taken from where.
struct ConfigCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the settings and where each comes from, or print a schema.",
    subcommands: [ConfigShowCommand.self, ConfigSchemaCommand.self])

  func run(on host: some CommandHost) throws -> Int32 {
    throw ValidationError("name what to do with the configuration: show or schema")
  }
}

/// `palettecheck config schema`
struct ConfigSchemaCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of palettecheck.json, of the JSON report, or of a file about a chart.")

  @Argument(
    help:
      "The file: config is palettecheck.json, report is the JSON of check, chart is descriptor.json, elements is elements.json."
  )
  var file: PrintedSchema = .config

  func run(on host: some CommandHost) throws -> Int32 {
    host.deliver(String(decoding: file.json, as: UTF8.self), exitCode: ExitStatus.success)
  }
}

/// A file whose schema can be printed.
enum PrintedSchema: String, ExpressibleByArgument, CaseIterable {
  case config, report, chart, elements

  var json: [UInt8] {
    switch self {
    case .config: ConfigurationSchema.json
    case .report: ReportSchema.json
    case .chart: ChartSchema.descriptor
    case .elements: ChartSchema.elements
    }
  }
}

/// `palettecheck config show`
struct ConfigShowCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the effective value of each setting for a file, and where it comes from.")

  @Argument(help: "The file that 'check' would read, or a directory.")
  var path: String = "."

  @Option(help: "The format of the report.")
  var format: TextFormat = .text

  @OptionGroup(title: "Checks")
  var judging: JudgingFlags

  @OptionGroup(title: "Checks")
  var gate: GateFlags

  @OptionGroup(title: "Input")
  var configuration: ConfigurationFlags

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let style = output.style(host)
    let configurations = ConfigurationSearch(configuration, host: host)
    guard configurations.isUsable(for: path, style: style) else { return ExitStatus.failure }
    let project = configurations.configuration(for: path)
    var table = EffectiveSettings(project?.configuration ?? Configuration())
    for rule in try judging.rule.map({ try $0.resolved() }) {
      table.set("rules.\(rule.rule.id)", rule.level.rawValue, by: "--rule")
    }
    if !judging.vision.isEmpty {
      table.set("vision.kinds", judging.vision.map(\.rawValue).joined(separator: ", "), by: "--vision")
    }
    if let failOn = gate.failOn { table.set("failOn", failOn.rawValue, by: "--fail-on") }
    if let most = gate.maxWarnings { table.set("maxWarnings", String(most), by: "--max-warnings") }
    let location = BaselineLocation(
      of: path, choice: gate.baseline.choice, configurations: configurations, host: host)
    if gate.baseline.noBaseline { table.set("baseline", "none", by: "--no-baseline") }
    if let named = gate.baseline.baseline { table.set("baseline", named, by: "--baseline") }
    let text =
      format == .json
      ? table.json(file: project?.path, root: location.root)
      : table.text(file: project?.path, root: location.root, style: style)
    return host.deliver(text, exitCode: ExitStatus.success)
  }
}
