import ArgumentParser
import SourceText

/// The root of the commands.
struct PaletteCheck: ParsableCommand {
  /// As `--version` prints it.
  static let version = "0.1.0"

  static let commands: [any HostedCommand.Type] = [
    CheckCommand.self, FixCommand.self, PreviewCommand.self, SimulateCommand.self, ContrastCommand.self,
    InspectCommand.self, PairsCommand.self, DescribeCommand.self, StudioCommand.self, ExplainCommand.self,
    PalettesCommand.self, BaselineCommand.self, ConfigCommand.self, LSPCommand.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "palettecheck",
    abstract: "Check whether the colours of a chart theme work for everybody who reads the chart.",
    version: "palettecheck \(version)",
    subcommands: commands,
    defaultSubcommand: CheckCommand.self)
}

/// A command that does its I/O through a `CommandHost`, so that tests run it in process.
protocol HostedCommand: ParsableCommand {
  /// Does the job.
  ///
  /// - Returns: The exit code: 0, 1 or 2.
  func run(on host: some CommandHost) throws -> Int32
}

/// Tells a mistyped command from a path.
enum CommandName {
  /// Refuses a first argument that exists nowhere and is nearly a command.
  static func reject(_ paths: [String], host: some CommandHost) throws {
    guard let first = paths.first, !first.contains("/"), !first.contains("."), host.kind(of: first) == nil,
      case .unusable = InputArgument(first, host: host),
      let near = NearestName.suggestion(for: first, among: names)
    else { return }
    guard near != first else {
      throw ValidationError("'\(first)' is a command of its own: write 'palettecheck \(first)'")
    }
    throw ValidationError("unknown command '\(first)'; did you mean '\(near)'?")
  }

  /// Refuses a word in the place of a command's name, `help chek` or `baseline writ`.
  static func rejectWords(_ arguments: [String]) throws {
    let isHelp = arguments.first == "help"
    var commands = PaletteCheck.configuration.subcommands
    for (place, word) in arguments.drop(while: { $0 == "help" }).enumerated() where !commands.isEmpty {
      if let next = commands.first(where: { $0.configuration.commandName == word }) {
        commands = next.configuration.subcommands
        continue
      }
      // The first word may be a path.
      guard !word.hasPrefix("-"), isHelp || place > 0 else { return }
      let names = commands.map { $0.configuration.commandName ?? "" }
      let near = NearestName.suggestion(for: word, among: names).map { "did you mean '\($0)'?" }
      throw ValidationError("unknown command '\(word)'; \(near ?? "the commands are \(names.joined(separator: ", "))")")
    }
  }

  private static var names: [String] {
    PaletteCheck.commands.map { $0.configuration.commandName ?? "" } + ["help"]
  }
}

/// The parser's completion scripts, with files where it offers commands only: `palettecheck theme.json` checks, so the
/// first word may be a theme.
enum CompletionScript {
  static let option = "--generate-completion-script"

  /// Text of a script and its replacement, which makes it offer files; for bash, zsh and fish.
  private static let changes = [
    (
      "complete -o filenames -F _palettecheck palettecheck",
      "complete -o filenames -o default -F _palettecheck palettecheck"
    ),
    (
      "        _describe -V subcommand subcommands && ret=0\n",
      "        _describe -V subcommand subcommands && ret=0\n        _files && ret=0\n"
    ),
    (
      "\ncomplete -c 'palettecheck' -f\n",
      """

      complete -c 'palettecheck' -f
      complete -c 'palettecheck' -n '__palettecheck_should_offer_completions_for_positional "palettecheck" -eq 1' -F

      """
    ),
  ]

  /// The script with the change of its shell; as it is where the parser writes it in another way.
  static func offeringFiles(_ script: String) -> String {
    guard let (old, new) = changes.first(where: { script.contains($0.0) }) else { return script }
    return script.replacing(old, with: new)
  }
}
