import ArgumentParser
import PaletteGate
import PaletteReports
import PaletteRules

/// A command that meets the world through a host, so that tests can run it in process.
protocol HostedCommand: ParsableCommand {
  /// Does the job.
  ///
  /// - Returns: The exit code: 0, 1 or 2.
  func run(on host: some CommandHost) throws -> Int32
}

/// Exit codes beside a verdict's.
enum ExitStatus {
  /// The job was done.
  static let success: Int32 = 0
  /// The job was done, and there is something to do about it.
  static let something: Int32 = 1
  /// The job could not be done.
  static let failure: Int32 = 2
}

extension CommandHost {
  /// Writes a report. A report that cannot be written is a job that could not be done, whatever it says.
  func deliver(_ text: String, exitCode: Int32) -> Int32 {
    guard !text.isEmpty else { return exitCode }
    do throws(HostError) {
      try write(text)
      return exitCode
    } catch {
      writeError("palettecheck: error: cannot write the report: \(error.message)\n")
      return ExitStatus.failure
    }
  }

  /// Says on standard error what is wrong with inputs that are not there at all.
  func complain(about inputs: [ReadTheme], style: TextStyle) {
    for input in inputs where !input.wasFound { complain(about: input.problems, style: style) }
  }

  /// Says on standard error what is wrong, with its place where it has one.
  func complain(about problems: [ThemeProblem], style: TextStyle) {
    for problem in problems {
      writeError(
        problem.origin == nil ? ProblemReport.line(problem, style: style) : ProblemReport.placed(problem, style: style))
    }
  }
}
