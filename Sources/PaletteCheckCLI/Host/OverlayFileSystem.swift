import FileAccess
import PNGCodec
import PaletteRules
import SourceText
import Synchronization

/// A host over another one: contents in memory over its files, a policy for what is written, and a log of what was looked at.
final class OverlayFileSystem: ForwardingHost {
  /// What becomes of files that are written. Where they are not, nothing is printed either.
  enum Writes {
    /// The base writes them.
    case through
    /// Nobody does; trying is an error.
    case refused
    /// They stay in memory as ``written``; what is read stays as it was.
    case kept
  }

  let base: any CommandHost
  /// Contents in place of those of the base, by real path, or by the path to be of a file that is not on disk yet.
  private let files: [String: [UInt8]]
  /// Standard input in place of that of the base.
  private let input: [UInt8]?
  private let writes: Writes
  /// Whether the base is asked once where a path leads and what a file holds, for the part of a run that only reads, however many
  /// themes lie there.
  fileprivate let isSteady: Bool
  /// Whether the log tells if another run would see the same.
  private let isWatching: Bool
  private let state = Mutex(State())
  /// As many files are read at once; an engineering choice.
  private let turns = (0..<16).map { _ in Turn() }

  private final class Turn: Sendable { let turn = Mutex(()) }

  private struct State {
    var realPaths: [NameKey: String?] = [:]
    var kinds: [NameKey: PathKind?] = [:]
    var destinations: [NameKey: String?] = [:]
    /// By real path.
    var contents: [NameKey: [UInt8]] = [:]
    var keptBytes = 0
    var read: Set<String> = []
    var written: [(path: String, bytes: [UInt8])] = []
    var log = SightLog()

    /// Bytes from which on only files are kept that are read again, as tokens around many themes are; and the most that are kept.
    /// Engineering choices: a folder of thousands of themes must not lie in memory, and what all of them need must.
    private static let (mostOnce, most) = (4 << 20, 32 << 20)
    /// What a kept file costs beside its bytes: its key and its place. An engineering choice.
    private static let bytesOfFile = 512

    mutating func keep(_ bytes: [UInt8], of key: NameKey, isFirst: Bool) {
      let total = keptBytes + bytes.count + Self.bytesOfFile
      guard total <= Self.most, !isFirst || keptBytes < Self.mostOnce else { return }
      (keptBytes, contents[key]) = (total, bytes)
    }
  }

  init(
    _ base: any CommandHost, files: [String: [UInt8]] = [:], input: [UInt8]? = nil, writes: Writes = .through,
    isSteady: Bool = false, isWatching: Bool = false
  ) {
    (self.base, self.files, self.input, self.writes) = (base, files, input, writes)
    (self.isSteady, self.isWatching) = (isSteady, isWatching)
  }

  /// The real paths of the files that were read.
  var readPaths: Set<String> { Set(state.withLock { $0.read }.map { base.realPath($0) ?? $0 }) }
  /// What was written and kept, by real path, a file after the other.
  var written: [(path: String, bytes: [UInt8])] { state.withLock { $0.written } }
}

// MARK: - Where paths lead

extension OverlayFileSystem {
  func realPath(_ path: String) -> String? {
    once(path, \.realPaths) { base.realPath(path) ?? (files[path] == nil ? nil : path) }
  }

  func destination(of path: String) -> String? { once(path, \.destinations) { base.destination(of: path) } }

  func kind(of path: String) -> PathKind? {
    let kind = once(path, \.kinds) { base.kind(of: path) ?? (files[path] == nil ? nil : .file) }
    if isWatching { state.withLock { $0.log.saw(kind, at: path) } }
    return kind
  }

  /// Asks, and in steady hosts remembers the answer.
  private func once<Answer: Sendable>(
    _ path: String, _ answers: any WritableKeyPath<State, [NameKey: Answer?]> & Sendable, _ ask: () -> Answer?
  ) -> Answer? {
    guard isSteady else { return ask() }
    let key = NameKey(path)
    if let known = state.withLock({ $0[keyPath: answers][key] }) { return known }
    let answer = ask()
    state.withLock { $0[keyPath: answers][key] = .some(answer) }
    return answer
  }

  func files(
    below directory: String, depth: WalkDepth, skipping: DirectoryFilter?
  ) throws(HostError) -> DirectoryListing {
    guard isWatching, depth == .all else {
      return try base.files(below: directory, depth: depth, skipping: skipping)
    }
    let found = Result { () throws(HostError) in try base.files(below: directory, depth: depth, skipping: skipping) }
    let paths = (try? found.get())?.files ?? []
    state.withLock { $0.log.saw(paths, below: directory, skipping) }
    return try found.get()
  }
}

// MARK: - Contents

extension OverlayFileSystem {
  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    let isFirst = log(path)
    guard isSteady || !files.isEmpty, let real = realPath(path) else { return try base.read(path, limit: limit) }
    if let bytes = files[real] { return try limited(bytes, to: limit) }
    guard isSteady else { return try base.read(path, limit: limit) }
    let key = NameKey(real)
    // Whoever asks for a file that is being read waits for it.
    return try turns[Int(UInt(bitPattern: key.hashValue) % UInt(turns.count))].turn.withLock { _ throws(HostError) in
      if let kept = state.withLock({ $0.contents[key] }), kept.count <= limit { return kept }
      let bytes = try base.read(path, limit: limit)
      state.withLock { $0.keep(bytes, of: key, isFirst: isFirst) }
      return bytes
    }
  }

  func source(_ path: String) throws(HostError) -> any FileSource {
    log(path)
    guard !files.isEmpty, let real = realPath(path), let bytes = files[real] else { return try base.source(path) }
    return MemorySource(bytes)
  }

  func readStandardInput(limit: Int) throws(HostError) -> [UInt8] {
    guard let input else { return try base.readStandardInput(limit: limit) }
    return try limited(input, to: limit)
  }

  private func limited(_ bytes: [UInt8], to limit: Int) throws(HostError) -> [UInt8] {
    guard bytes.count <= limit else { throw HostError("has more bytes than the limit of \(limit)") }
    return bytes
  }

  /// Remembers that a file is read.
  ///
  /// - Returns: Whether it is read for the first time under this path.
  @discardableResult
  private func log(_ path: String) -> Bool {
    let stamp = isWatching ? base.stamp(of: path) : nil
    return state.withLock { state in
      if isWatching { state.log.saw(stamp, of: path) }
      return state.read.insert(path).inserted
    }
  }
}

// MARK: - What is written

extension OverlayFileSystem {
  private static let dryRun = HostError("cannot be written in a dry run")

  func sink(_ path: String) throws(HostError) -> any FileSink {
    switch writes {
    case .through:
      if isWatching { state.withLock { _ = $0.log.own.insert(path) } }
      return try base.sink(path)
    case .refused: throw Self.dryRun
    case .kept:
      let real = realPath(path) ?? path
      return KeptFile { bytes in self.state.withLock { $0.written.append((real, bytes)) } }
    }
  }

  func createDirectory(_ path: String) throws(HostError) -> [String] {
    switch writes {
    case .through: try base.createDirectory(path)
    case .refused: throw Self.dryRun
    case .kept: []
    }
  }

  func removeEmptyDirectory(_ path: String) { if writes == .through { base.removeEmptyDirectory(path) } }
  func lock(_ directory: String) -> DirectoryLock? { writes == .through ? base.lock(directory) : nil }
  var outputIsTerminal: Bool { writes == .through && base.outputIsTerminal }
  func write(_ text: String) throws(HostError) { if writes == .through { try base.write(text) } }
  func writeError(_ text: String) { if writes == .through { base.writeError(text) } }

  /// A file that is kept once it is whole.
  private final class KeptFile: FileSink {
    private var bytes: [UInt8] = []
    private let keep: ([UInt8]) -> Void
    let lost: [LostProperty] = []

    init(_ keep: @escaping ([UInt8]) -> Void) { self.keep = keep }
    func append(_ bytes: [UInt8]) { self.bytes += bytes }
    func commit() { keep(bytes) }
  }
}

// MARK: - Whether it would look the same again

extension OverlayFileSystem {
  /// What the run saw, without what it wrote itself.
  var seen: Sight { state.withLock { $0.log }.seen(by: base) }

  /// What there is to see now at the places of an earlier sight.
  func look(at earlier: Sight) -> Sight { state.withLock { $0.log }.look(at: earlier, base) }
}

extension CommandHost {
  /// The same for the part of a run that only reads.
  var steady: any CommandHost {
    (self as? OverlayFileSystem)?.isSteady == true ? self : OverlayFileSystem(self, isSteady: true)
  }
}

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
  ) throws(HostError) -> DirectoryListing {
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
  func history(of root: String, outside boundary: String) -> any RepositoryHistory {
    base.history(of: root, outside: boundary)
  }
  func stamp(of path: String) -> FileStamp? { base.stamp(of: path) }
  func pause(milliseconds: Int) -> Bool { base.pause(milliseconds: milliseconds) }
  func endOnInterruption() { base.endOnInterruption() }
  var today: CalendarDate { base.today }
  func environment(_ name: String) -> String? { base.environment(name) }
  var outputIsTerminal: Bool { base.outputIsTerminal }
  var terminalColumns: Int? { base.terminalColumns }
  func write(_ text: String) throws(HostError) { try base.write(text) }
  func writeError(_ text: String) { base.writeError(text) }
}
