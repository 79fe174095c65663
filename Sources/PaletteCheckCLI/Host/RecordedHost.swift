import FileAccess
import Gate
import PNGCodec
import Synchronization

/// A host that remembers which files a run read, so that none of them is written over.
final class RecordedHost: CommandHost {
  private let base: any CommandHost
  private let paths = Mutex<Set<String>>([])

  init(_ base: any CommandHost) { self.base = base }

  /// Real paths of the files that were read.
  var read: Set<String> { Set(paths.withLock { $0 }.map { base.realPath($0) ?? $0 }) }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    paths.withLock { _ = $0.insert(path) }
    return try base.read(path, limit: limit)
  }

  func source(_ path: String) throws(HostError) -> any FileSource {
    paths.withLock { _ = $0.insert(path) }
    return try base.source(path)
  }

  func kind(of path: String) -> PathKind? { base.kind(of: path) }
  func files(below directory: String, depth: WalkDepth) throws(HostError) -> FoundFiles {
    try base.files(below: directory, depth: depth)
  }
  func replace(_ path: String, with bytes: [UInt8]) throws(HostError) { try base.replace(path, with: bytes) }
  func sink(_ path: String) throws(HostError) -> any FileSink { try base.sink(path) }
  func readStandardInput(limit: Int) throws(HostError) -> [UInt8] { try base.readStandardInput(limit: limit) }
  func standardInput() -> any ByteSource { base.standardInput() }
  func createDirectory(_ path: String) throws(HostError) { try base.createDirectory(path) }
  func removeEmptyDirectory(_ path: String) { base.removeEmptyDirectory(path) }
  func realPath(_ path: String) -> String? { base.realPath(path) }
  func stamp(of path: String) -> FileStamp? { base.stamp(of: path) }
  func pause(milliseconds: Int) -> Bool { base.pause(milliseconds: milliseconds) }
  func endOnInterruption() { base.endOnInterruption() }
  var today: CalendarDate { base.today }
  func environment(_ name: String) -> String? { base.environment(name) }
  var outputIsTerminal: Bool { base.outputIsTerminal }
  var errorIsTerminal: Bool { base.errorIsTerminal }
  var patience: Duration { base.patience }
  var terminalColumns: Int? { base.terminalColumns }
  func write(_ text: String) throws(HostError) { try base.write(text) }
  func writeError(_ text: String) { base.writeError(text) }
}
