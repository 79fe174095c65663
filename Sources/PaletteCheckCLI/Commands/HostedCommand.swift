import ArgumentParser

/// A command that does its I/O through a `CommandHost`, so that tests run it in process.
protocol HostedCommand: ParsableCommand {
  /// Does the job.
  ///
  /// - Returns: The exit code: 0, 1 or 2.
  func run(on host: some CommandHost) throws -> Int32
}
