import ArgumentParser
import PaletteReports
import PaletteRules

/// `palettecheck rules`: what is looked for.
struct RulesCommand: HostedCommand {
  static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules, a line each.")

  @Option(help: "The format of the report; JSON holds the whole page of each rule.")
  var format: TextFormat = .text

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    let text =
      format == .json
      ? RuleTable.json(RuleCatalog.all.map { ExplainedRule($0) }) : RuleTable.text(style: output.style(host))
    return host.deliver(text, exitCode: ExitStatus.success)
  }
}
