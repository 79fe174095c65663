import ArgumentParser
import SafeText

/// The program: what `main.swift` calls.
package enum PaletteCheckCommand {
  /// Runs the command that the arguments name, and ends the process.
  package static func run() -> Never {
    let host = SystemHost()
    guard SystemHost.knowsArguments else {
      host.writeError("palettecheck: error: the arguments cannot be read: on Linux that takes /proc; mount it\n")
      host.exit(ExitStatus.failure)
    }
    host.exit(run(SystemHost.arguments, on: host))
  }

  /// Runs the command that the arguments name.
  ///
  /// - Parameter arguments: Without the program's name.
  /// - Returns: The exit code: 0, 1 or 2.
  package static func run(_ arguments: [String], on host: some CommandHost) -> Int32 {
    if let misread = misread(arguments) {
      let name = terminalSafe(misread)
      host.writeError("palettecheck: error: there is no option '\(name)'; for a file of that name write './\(name)'\n")
      host.writeError("see '\(help(for: arguments))'\n")
      return ExitStatus.failure
    }
    do {
      // No command has a name like a path, and most runs are of this kind.
      if let first = arguments.first, first.contains("."), let check = CheckCommand(plain: arguments) {
        return try check.run(on: host)
      }
      try CommandName.rejectWords(arguments)
      if let exitCode = try runDirectly(arguments, on: host) { return exitCode }
      let command = try PaletteCheck.parseAsRoot(arguments)
      if let hosted = command as? any HostedCommand { return try hosted.run(on: host) }
      // Only `--help`, `help` and completion scripts are left.
      var other = command
      try other.run()
      return ExitStatus.success
    } catch {
      return end(error, arguments, on: host)
    }
  }

  /// A word behind one hyphen that is neither a number nor options of one letter: the parser would take each of its letters for an
  /// option, `-theme.json` for `-h`.
  private static func misread(_ arguments: [String]) -> String? {
    arguments.prefix { $0 != "--" }.first { argument in
      guard argument.hasPrefix("-"), !argument.hasPrefix("--"), argument.utf8.count > 2 else { return false }
      return Double(argument) == nil && !argument.hasPrefix("-o")
        && !argument.dropFirst().allSatisfy { "hqv".contains($0) }
    }
  }

  /// Asks the one command that the first argument names, or `check`, to read the rest.
  ///
  /// The root builds the arguments of its commands several times over, a third of a short run. What this does not
  /// understand, help and mistakes among it, is left to the root, which knows the right words.
  private static func runDirectly(_ arguments: [String], on host: some CommandHost) throws -> Int32? {
    guard arguments.first != "help" else { return nil }
    let named = PaletteCheck.commands.first { $0.configuration.commandName == arguments.first }
    let rest = named == nil ? arguments : Array(arguments.dropFirst())
    guard let named, named != CheckCommand.self else {
      return try CheckCommand(plain: rest)?.run(on: host) ?? run(CheckCommand.self, rest, on: host)
    }
    return try run(named, rest, on: host)
  }

  /// Runs a command, or the one of its subcommands that the arguments name.
  private static func run<Command: HostedCommand>(
    _ type: Command.Type, _ arguments: [String], on host: some CommandHost
  ) throws -> Int32? {
    guard let command = try? Command.parseAsRoot(arguments) as? any HostedCommand else { return nil }
    return try command.run(on: host)
  }

  /// Help and version are answers; everything else is a mistake in the arguments.
  private static func end(_ error: any Error, _ arguments: [String], on host: some CommandHost) -> Int32 {
    if PaletteCheck.exitCode(for: error).isSuccess {
      let text = PaletteCheck.fullMessage(for: error) + "\n"
      let isScript = arguments.contains { $0.hasPrefix(CompletionScript.option) }
      return host.deliver(isScript ? CompletionScript.offeringFiles(text) : text, exitCode: ExitStatus.success)
    }
    let message = PaletteCheck.message(for: error)
    // A line break that somebody typed must not begin a line that a build system takes for a command.
    let isPlain = arguments.allSatisfy { terminalSafe($0) == $0 }
    host.writeError("palettecheck: error: \(isPlain ? safeLines(message) : terminalSafe(message))\n")
    host.writeError("see '\(help(for: arguments))'\n")
    return ExitStatus.failure
  }

  /// The help of the command that was called, or of the program where none was.
  private static func help(for arguments: [String]) -> String {
    var words = ["palettecheck"]
    var commands = PaletteCheck.configuration.subcommands
    for argument in arguments {
      guard let command = commands.first(where: { $0.configuration.commandName == argument }) else { break }
      words.append(argument)
      commands = command.configuration.subcommands
    }
    return (words + ["--help"]).joined(separator: " ")
  }

  /// The parser's messages have lines of their own, and quote what was typed.
  private static func safeLines(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false).map { terminalSafe(String($0)) }
      .joined(separator: "\n")
  }
}
