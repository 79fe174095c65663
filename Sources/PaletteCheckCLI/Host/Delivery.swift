import ArgumentParser
import FileAccess
import PNGCodec
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

/// Bytes for other programs. Where they go to standard output, nothing else may.
extension CommandHost {
  /// Opens a file, or standard output for `-`, to write bytes to it piece by piece.
  func byteSink(_ path: String) throws(HostError) -> any FileSink { try path == "-" ? outputSink() : sink(path) }

  /// Refuses to fill a terminal with bytes.
  ///
  /// - Throws: `ValidationError` when a path leads to standard output and that is a terminal.
  func refuseTerminal(at path: String) throws {
    if outputIsTerminal, streams(at: path).contains(.output) {
      throw ValidationError(
        "standard output is a terminal, which cannot show it; name a file, or send it on with | or >")
    }
  }

  /// Writes a report where it does not mix with bytes that went to some paths: to standard error where these went to
  /// standard output, and nowhere where that is the same file.
  ///
  /// - Parameter written: Those of the paths that were written; nil for all.
  func deliver(_ text: String, exitCode: Int32, beside paths: [String], written: [String]? = nil) -> Int32 {
    let taken = paths.reduce(into: Set<StandardStream>()) { $0.formUnion(streams(at: $1)) }
    guard taken.contains(.output) else { return deliver(text, exitCode: exitCode, written: written ?? paths) }
    if !taken.contains(.error) { writeError(text) }
    return exitCode
  }
}

extension CommandHost {
  /// Writes bytes next to a file, which they replace on commit.
  func stage(_ bytes: [UInt8], for path: String) throws(HostError) -> any FileSink {
    let sink = try sink(path)
    do throws(ByteStreamError) { try sink.append(bytes) } catch { throw HostError(error.reason) }
    return sink
  }

  /// Writes a file that may be new: whole, or as it was before.
  func writeWhole(_ text: String, to path: String) throws(HostError) {
    try stage(Array(text.utf8), for: path).commit()
  }
}
