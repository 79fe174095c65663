import ArgumentParser
import PaletteReports
import PaletteRules

/// `palettecheck explain`: what a rule measures, why, and what to do.
struct ExplainCommand: HostedCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what a rule measures, why, who is affected, and what to do.",
    discussion:
      "Without a rule it lists all, a line each; --format markdown writes the page of every rule. The examples are themes: save one and check it."
  )

  /// The format of the page.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, markdown }

  @Argument(
    help: ArgumentHelp("Rules by id or name: PC201, red-green-confusion.", valueName: "rule"),
    completion: .custom { _, _, _ in RuleArgument.all })
  var rules: [String] = []

  @Option(help: "The format of the page.")
  var format: Format = .text

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func run(on host: some CommandHost) throws -> Int32 {
    if rules.isEmpty, format != .markdown {
      let list =
        format == .json
        ? RuleTable.json(RuleCatalog.all.map { ExplainedRule($0) }) : RuleTable.text(style: output.style(host))
      return host.deliver(list, exitCode: ExitStatus.success)
    }
    let explained = try chosen().map { ExplainedRule($0) }
    let text =
      switch format {
      case .text: RuleExplanation.text(explained, style: output.style(host))
      case .json: RuleExplanation.json(explained)
      case .markdown: RuleMarkdown.text(explained)
      }
    return host.deliver(text, exitCode: ExitStatus.success)
  }

  /// Each rule once, in the order of the arguments; every rule without any.
  private func chosen() throws -> [Rule] {
    guard !rules.isEmpty else { return RuleCatalog.all }
    var chosen: [Rule] = []
    for text in rules {
      // `1.4.11`, and as findings cite it: `SC 1.4.11`.
      let criterion = text.split(separator: " ").last.map(String.init)
      let judging = criterion == nil ? [] : RuleCatalog.all.filter { $0.key.criterion == criterion }
      for rule in judging.isEmpty ? [try RuleArgument.resolve(text)] : judging
      where !chosen.contains(where: { $0.id == rule.id }) {
        chosen.append(rule)
      }
    }
    return chosen
  }
}
