import FileAccess
import PNGCodec
import PaletteReports
import PaletteRules
import SourceText

/// The real world, through the one target that calls the operating system.
struct SystemHost: CommandHost {
  /// Without the program's name; bytes that are not UTF-8 survive.
  static var arguments: [String] { FileAccess.arguments }
  /// Whether the system gave the arguments.
  static var knowsArguments: Bool { FileAccess.knowsArguments }

  /// Makes the process safe to write from.
  init() { FileAccess.prepareProcess() }

  func kind(of path: String) -> PathKind? {
    switch try? FileAccess.kind(of: path) {
    case nil: nil
    case .regular: .file
    case .directory: .directory
    case .symbolicLink, .namedPipe, .socket, .device: .other
    }
  }

  func obstacle(to path: String) -> String? {
    do throws(FileError) {
      _ = try FileAccess.kind(of: path)
      return nil
    } catch {
      return error.isMissing ? nil : error.reason
    }
  }

  func isLink(_ path: String) -> Bool { FileAccess.isLink(path) }

  func files(
    below directory: String, depth: WalkDepth, skipping: DirectoryFilter?
  ) throws(HostError) -> DirectoryListing {
    try FileAccess.list(directory) { depth.enters($0.fileName) && skipping?($0) != true }
  }

  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    try FileAccess.read(path, limit: limit)
  }

  func readStandardInput(limit: Int) throws(HostError) -> [UInt8] {
    try FileAccess.readStandardInput(limit: limit)
  }

  func standardInput() -> any ByteSource { SystemStandardInput() }
  var inputIsWaiting: Bool { FileAccess.isWaiting(.input) }
  private static let wakeup = Wakeup()
  func awaitInput() -> Bool { Self.wakeup?.wait() ?? true }
  func begin(_ work: @escaping @Sendable () -> Void) {
    guard let wakeup = Self.wakeup else { return work() }
    Processors.start {
      work()
      wakeup.wake()
    }
  }

  func source(_ path: String) throws(HostError) -> any FileSource { try SystemFileSource(path) }
  func sink(_ path: String) throws(HostError) -> any FileSink { try SystemFileSink(path) }

  func removeEmptyDirectory(_ path: String) { FileAccess.removeEmptyDirectory(path) }

  func outputSink() -> any FileSink { SystemFileSink(FileOutput(.output)) }

  func streams(at path: String) -> Set<StandardStream> {
    path == "-" ? FileAccess.streamsOfOutput : FileAccess.streams(at: path)
  }

  func createDirectory(_ path: String) throws(HostError) -> [String] {
    try FileAccess.createDirectory(path)
  }

  func realPath(_ path: String) -> String? { try? FileAccess.realPath(path) }
  func destination(of path: String) -> String? { try? FileAccess.destination(of: path) }
  func lock(_ directory: String) -> DirectoryLock? { DirectoryLock(directory) }
  func uninterrupted(_ body: () -> Void) { FileAccess.uninterrupted(body) }
  func history(of root: String, outside boundary: String) -> any RepositoryHistory {
    GitHistory(root, outside: boundary)
  }
  func stamp(of path: String) -> FileStamp? { FileAccess.stamp(of: path) }

  func pause(milliseconds: Int) -> Bool {
    FileAccess.pause(milliseconds: milliseconds)
    return true
  }

  func serve(
    port: Int, ready: (Int) throws(HostError) -> Void, reply: ([UInt8]) -> LoopbackReply
  ) throws(HostError) {
    let listener = try LoopbackListener(port: port)
    try ready(listener.port)
    try listener.serve(reply)
  }

  func openInBrowser(_ address: String) { Browser.open(address) }

  func endOnInterruption() { FileAccess.endOnInterruption() }
  var today: CalendarDate { CalendarDate(daysSinceEpoch: FileAccess.daysSinceEpoch) }
  func environment(_ name: String) -> String? { FileAccess.environment(name) }
  var outputIsTerminal: Bool { FileAccess.isTerminal(.output) }
  var terminalColumns: Int? { FileAccess.terminalWidth(.output) }

  func write(_ text: String) throws(HostError) {
    do throws(HostError) { try FileAccess.write(text, to: .output) } catch {
      // `| head -1` has seen enough; the verdict does not change.
      guard error.isBrokenPipe else { throw error }
    }
  }

  func writeError(_ text: String) {
    // Programs that read a pipe expect a message in one line.
    let columns = FileAccess.terminalWidth(.error)
    try? FileAccess.write(columns.map { TerminalMessage.wrapped(text, columns: $0) } ?? text, to: .error)
  }

  /// Ends the process.
  func exit(_ code: Int32) -> Never { FileAccess.exit(code) }
}
