import ArgumentParser
import SourceText

/// Tells a mistyped command from a path.
enum CommandName {
  /// Refuses a first argument that exists nowhere and is nearly a command.
  static func reject(_ paths: [String], host: some CommandHost) throws {
    guard let first = paths.first, !first.contains("/"), !first.contains("."), host.kind(of: first) == nil,
      case .unusable = InputArgument(first, host: host),
      let near = NearestName.suggestion(for: first, among: names)
    else { return }
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
