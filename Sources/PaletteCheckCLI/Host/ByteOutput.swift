import ArgumentParser
import FileAccess

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
