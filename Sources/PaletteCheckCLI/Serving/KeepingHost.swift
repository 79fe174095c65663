import FileAccess
import PNGCodec
import Synchronization

/// A host that keeps what a run writes into files, and writes nothing.
final class KeepingHost: ForwardingHost {
  let base: any CommandHost
  private let files = Mutex<[String: [UInt8]]>([:])

  init(_ base: any CommandHost) { self.base = base }

  /// What the files would hold, by real path.
  var kept: [String: [UInt8]] { files.withLock { $0 } }

  func lock(_ directory: String) -> DirectoryLock? { nil }
  func createDirectory(_ path: String) throws(HostError) -> [String] { [] }
  func removeEmptyDirectory(_ path: String) {}
  func write(_ text: String) throws(HostError) {}
  func writeError(_ text: String) {}

  func sink(_ path: String) throws(HostError) -> any FileSink {
    let real = base.realPath(path) ?? path
    return MemorySink { bytes in self.files.withLock { $0[real] = bytes } }
  }
}
