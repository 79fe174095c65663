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

  private static var names: [String] {
    PaletteCheck.commands.map { $0.configuration.commandName ?? "" } + ["help"]
  }
}
