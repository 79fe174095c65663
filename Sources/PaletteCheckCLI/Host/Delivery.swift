import PaletteReports
import PaletteRules
import SafeText

/// Exit codes other than those of a verdict.
enum ExitStatus {
  /// The job was done.
  static let success: Int32 = 0
  /// The job was done, and there is something to do about it.
  static let something: Int32 = 1
  /// The job could not be done.
  static let failure: Int32 = 2
}

extension CommandHost {
  /// Writes a report. A run whose report cannot be written could not do its job, whatever the report says.
  ///
  /// - Parameter written: The files that the run has written, which stay when the report cannot be written.
  func deliver(_ text: String, exitCode: Int32, written: [String] = []) -> Int32 {
    deliver(exitCode: exitCode, written: written) { sink throws(HostError) in try sink(text) }
  }

  /// Writes a report piece by piece.
  func deliver(
    exitCode: Int32, written: [String] = [], _ report: ((String) throws(HostError) -> Void) throws(HostError) -> Void
  ) -> Int32 {
    do throws(HostError) {
      try report { piece throws(HostError) in if !piece.isEmpty { try write(piece) } }
      return exitCode
    } catch {
      let names = NamedList.text(written.map { "'\($0)'" })
      let stays = written.isEmpty ? "" : "; \(terminalSafe(names)) \(written.count == 1 ? "is" : "are") written"
      writeError("palettecheck: error: the report \(error.message)\(stays)\n")
      return ExitStatus.failure
    }
  }

  /// Names problems on standard error, each with its place where it has one.
  func complain(about problems: [ThemeProblem], style: TextStyle) {
    for problem in problems {
      writeError(
        problem.origin == nil ? ProblemReport.line(problem, style: style) : ProblemReport.placed(problem, style: style))
    }
  }
}
