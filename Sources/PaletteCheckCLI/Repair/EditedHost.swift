import FileAccess
import Gate
import PNGCodec

/// Another host with other bytes in some files: what a run would read after writing them.
struct EditedHost: CommandHost {
  let base: any CommandHost
  /// By real path.
  let files: [String: [UInt8]]

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    if let real = base.realPath(path), let bytes = files[real] {
      guard bytes.count <= limit else { throw HostError("has more bytes than the limit of \(limit)") }
      return bytes
    }
    return try base.read(path, limit: limit)
  }

  func readStandardInput(limit: Int) throws(HostError) -> [UInt8] {
    try base.readStandardInput(limit: limit)
  }

  func standardInput() -> any ByteSource { base.standardInput() }
  func stamp(of path: String) -> FileStamp? { base.stamp(of: path) }
  func pause(milliseconds: Int) -> Bool { base.pause(milliseconds: milliseconds) }
  func endOnInterruption() { base.endOnInterruption() }
  func kind(of path: String) -> PathKind? { base.kind(of: path) }
  func files(below directory: String, depth: WalkDepth) throws(HostError) -> FoundFiles {
    try base.files(below: directory, depth: depth)
  }
  func realPath(_ path: String) -> String? { base.realPath(path) }
  var today: CalendarDate { base.today }
  func environment(_ name: String) -> String? { base.environment(name) }
  func source(_ path: String) throws(HostError) -> any FileSource { try base.source(path) }
  func sink(_ path: String) throws(HostError) -> any FileSink { throw HostError("is only tried out") }
  func createDirectory(_ path: String) throws(HostError) { throw HostError("is only tried out") }
  func removeEmptyDirectory(_ path: String) {}
  var errorIsTerminal: Bool { base.errorIsTerminal }
  var outputIsTerminal: Bool { base.outputIsTerminal }
  var terminalColumns: Int? { base.terminalColumns }
  func replace(_ path: String, with bytes: [UInt8]) throws(HostError) { throw HostError("is only tried out") }
  func write(_ text: String) throws(HostError) {}
  func writeError(_ text: String) {}
}
