import FileAccess
import PNGCodec
import PaletteRules

/// A host that wraps another one and forwards every call that it does not implement itself.
protocol ForwardingHost: CommandHost {
  /// The host that gets every other call.
  var base: any CommandHost { get }
}

extension ForwardingHost {
  func kind(of path: String) -> PathKind? { base.kind(of: path) }
  func obstacle(to path: String) -> String? { base.obstacle(to: path) }
  func isLink(_ path: String) -> Bool { base.isLink(path) }
  func files(
    below directory: String, depth: WalkDepth, skipping: DirectoryFilter?
  ) throws(HostError) -> FileListing {
    try base.files(below: directory, depth: depth, skipping: skipping)
  }
  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] { try base.read(path, limit: limit) }
  func readStandardInput(limit: Int) throws(HostError) -> [UInt8] { try base.readStandardInput(limit: limit) }
  func standardInput() -> any ByteSource { base.standardInput() }
  var inputIsWaiting: Bool { base.inputIsWaiting }
  func awaitInput() -> Bool { base.awaitInput() }
  func begin(_ work: @escaping @Sendable () -> Void) { base.begin(work) }
  func source(_ path: String) throws(HostError) -> any FileSource { try base.source(path) }
  func sink(_ path: String) throws(HostError) -> any FileSink { try base.sink(path) }
  func outputSink() -> any FileSink { base.outputSink() }
  func streams(at path: String) -> Set<StandardStream> { base.streams(at: path) }
  func createDirectory(_ path: String) throws(HostError) -> [String] { try base.createDirectory(path) }
  func removeEmptyDirectory(_ path: String) { base.removeEmptyDirectory(path) }
  func realPath(_ path: String) -> String? { base.realPath(path) }
  func destination(of path: String) -> String? { base.destination(of: path) }
  func lock(_ directory: String) -> DirectoryLock? { base.lock(directory) }
  func uninterrupted(_ body: () -> Void) { base.uninterrupted(body) }
  func history(of root: String) -> any RepositoryHistory { base.history(of: root) }
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
