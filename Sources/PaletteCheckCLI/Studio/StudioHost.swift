import Synchronization

/// The world as it would be with other bytes in some files or on standard input. Nothing is printed, and what is written stays
/// in memory.
final class StudioHost: ForwardingHost {
  let base: any CommandHost
  /// By real path.
  private let files: [String: [UInt8]]
  private let input: [UInt8]?
  private let written = Mutex<[[UInt8]]>([])

  init(_ base: any CommandHost, files: [String: [UInt8]] = [:], input: [UInt8]? = nil) {
    (self.base, self.files, self.input) = (base, files, input)
  }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    if !files.isEmpty, let real = base.realPath(path), let bytes = files[real] { return bytes }
    return try base.read(path, limit: limit)
  }

  func readStandardInput(limit: Int) throws(HostError) -> [UInt8] {
    guard let input else { return try base.readStandardInput(limit: limit) }
    guard input.count <= limit else { throw HostError("has more bytes than the limit of \(limit)") }
    return input
  }

  var outputIsTerminal: Bool { false }
  var errorIsTerminal: Bool { false }
  func write(_ text: String) throws(HostError) {}
  func writeError(_ text: String) {}
  func sink(_ path: String) throws(HostError) -> any FileSink {
    MemorySink { bytes in self.written.withLock { $0.append(bytes) } }
  }

  /// What was written, a file after the other.
  var results: [[UInt8]] { written.withLock { $0 } }
}
