import ArgumentParser

/// A command that meets the world through a host, so that tests can run it in process.
protocol HostedCommand: ParsableCommand {
  /// Does the job.
  ///
  /// - Returns: The exit code: 0, 1 or 2.
  func run(on host: some CommandHost) throws -> Int32
}
