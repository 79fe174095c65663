import FileAccess
import PNGCodec

/// A file of the system, to read from.
final class SystemFileSource: FileSource {
  private let input: FileInput
  var size: Int { input.size }

  init(_ path: String) throws(HostError) { input = try FileInput(path) }

  func next() throws(ByteStreamError) -> [UInt8] {
    do throws(FileError) { return try input.next() } catch { throw ByteStreamError(error.reason) }
  }
}

/// Standard input, to read from.
final class SystemStandardInput: ByteSource {
  func next() throws(ByteStreamError) -> [UInt8] {
    do throws(FileError) { return try FileAccess.readStandardInputPiece() } catch {
      throw ByteStreamError(error.reason)
    }
  }
}

/// A file of the system, to write to.
final class SystemFileSink: FileSink {
  private let output: FileOutput

  /// Writes to what is open already.
  init(_ output: FileOutput) { self.output = output }

  init(_ path: String) throws(HostError) { output = try FileOutput(path) }

  func append(_ bytes: [UInt8]) throws(ByteStreamError) {
    do throws(FileError) { try output.append(bytes) } catch {
      // `| head -c 100` has seen enough.
      guard !(output.isStream && error.isBrokenPipe) else { return }
      throw ByteStreamError("'\(error.path)' \(error.reason)")
    }
  }

  var lost: [LostProperty] { output.lost }

  func commit() throws(HostError) { try output.commit() }
}

extension MemorySource: FileSource {}
