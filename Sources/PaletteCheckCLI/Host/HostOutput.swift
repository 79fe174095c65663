import ArgumentParser
import FileAccess
import PNGCodec

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
