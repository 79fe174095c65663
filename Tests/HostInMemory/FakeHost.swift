package import FileAccess
package import PNGCodec
package import PaletteCheckCLI
package import PaletteRules
import SourceText
import Synchronization

/// A world in memory: files by absolute path, what is written kept.
package final class FakeHost: CommandHost {
  /// What the commands wrote.
  package struct Written: Equatable, Sendable {
    package var output = ""
    package var error = ""

    package init(output: String = "", error: String = "") { (self.output, self.error) = (output, error) }
  }

  private let originals: [String: [UInt8]]
  private let made = Mutex<Set<String>>([])
  private let replaced = Mutex<[String: [UInt8]]>([:])
  private let readOnly: Set<String>
  private let links: [String: String]
  private let obstacles: [String: String]
  private let directories: Set<String>
  private let devices: Set<String>
  private let input: [UInt8]
  private let variables: Mutex<[String: String]>
  private let outputError: HostError?
  /// What another run does just before this one gets a lock.
  private let locking: (@Sendable (FakeHost) -> Void)?
  private let committing: (@Sendable (FakeHost) -> Void)?
  private let commits: [String: [String: String]]
  /// What somebody sends to the address that the command has printed, and what was answered.
  private let visits: (@Sendable (_ address: String) -> [[UInt8]])?
  private let served = Mutex<[[UInt8]]>([])
  private let isUninterrupted = Mutex(false)
  private let removed = Mutex<Set<String>>([])
  private let exposed = Mutex<[String]>([])
  private let pieceSize: Int
  private let pauses: [@Sendable (FakeHost) -> Void]
  private let pausesDone = Mutex(0)
  private let versions = Mutex<[String: Int]>([:])
  private let written = Mutex(Written())
  private let readings = Mutex<[String: Int]>([:])
  private let streamed = Mutex<[UInt8]>([])
  /// Whether standard error goes where standard output does.
  private let joinsStreams: Bool
  package let outputIsTerminal: Bool
  package let terminalColumns: Int?

  /// The working directory, a repository.
  package static let home = "/home/repository"

  /// Paths are relative to ``home`` unless they begin with `/`; `commits` are the files of each by its name.
  package init(
    _ files: [String: String] = [:], links: [String: String] = [:], directories: [String] = [], devices: [String] = [],
    obstacles: [String: String] = [:], readOnly: [String] = [], input: String = "", variables: [String: String] = [:],
    terminal: Int? = nil,
    outputError: String? = nil, pieceSize: Int = 1 << 16, pauses: [@Sendable (FakeHost) -> Void] = [],
    joinsStreams: Bool = false, locking: (@Sendable (FakeHost) -> Void)? = nil,
    committing: (@Sendable (FakeHost) -> Void)? = nil, commits: [String: [String: String]] = [:],
    visits: (@Sendable (_ address: String) -> [[UInt8]])? = nil
  ) {
    self.commits = commits
    self.visits = visits
    self.locking = locking
    self.committing = committing
    self.obstacles = obstacles
    self.joinsStreams = joinsStreams
    self.pieceSize = pieceSize
    self.pauses = pauses
    var all: [String: [UInt8]] = [:]
    for (path, text) in files { all[Self.absolute(path)] = Array(text.utf8) }
    self.originals = all
    self.readOnly = Set(readOnly.map(Self.absolute))
    self.links = Dictionary(uniqueKeysWithValues: links.map { (Self.absolute($0.key), Self.absolute($0.value)) })
    var parents: Set<String> = ["/", Self.home, Self.home + "/.git"]
    for path in Array(all.keys) + directories.map({ Self.absolute($0) + "/." }) + self.links.keys {
      var parent = path
      while let slash = parent.lastIndex(of: "/"), slash != parent.startIndex {
        parent = String(parent[..<slash])
        parents.insert(parent)
      }
    }
    self.directories = parents
    self.devices = Set(devices.map(Self.absolute))
    self.input = Array(input.utf8)
    self.variables = Mutex(variables)
    self.outputIsTerminal = terminal != nil
    self.terminalColumns = terminal
    self.outputError = outputError.map { HostError($0) }
  }

  /// Everything written so far.
  package var result: Written { written.withLock { $0 } }

  private var files: [String: [UInt8]] {
    let gone = removed.withLock(\.self)
    return replaced.withLock { originals.merging($0) { $1 } }.filter { !gone.contains($0.key) }
  }

  /// Takes a file away for good.
  package func remove(_ path: String) { removed.withLock { _ = $0.insert(Self.absolute(path)) } }

  /// How often a file was read.
  package func readings(of path: String) -> Int { readings.withLock { $0[Self.absolute(path)] ?? 0 } }

  /// What a file holds now.
  package func text(_ path: String) -> String? {
    files[Self.absolute(path)].map { String(decoding: $0, as: UTF8.self) }
  }

  package func destination(of path: String) -> String? {
    var path = Self.absolute(path)
    while let target = links[path] { path = target }
    return realPath(path.parentDirectory).map { $0.appendingStep(path.fileName) }
  }

  package func lock(_ directory: String) -> DirectoryLock? {
    locking?(self)
    return nil
  }

  package func history(of root: String, outside boundary: String) -> any RepositoryHistory {
    let now = files.filter { $0.key.hasPrefix(root + "/") }
      .map { (String($0.key.dropFirst(root.count + 1)), String(decoding: $0.value, as: UTF8.self)) }
    return FakeHistory(
      commits: root == Self.home ? commits : [:], now: Dictionary(now, uniquingKeysWith: { first, _ in first }))
  }

  package func uninterrupted(_ body: () -> Void) {
    committing?(self)
    isUninterrupted.withLock { $0 = true }
    body()
    isUninterrupted.withLock { $0 = false }
  }

  /// The bytes of a file now.
  package func bytes(_ path: String) -> [UInt8]? { files[Self.absolute(path)] }

  /// Puts bytes at a path.
  package func put(_ bytes: [UInt8], at path: String) {
    replaced.withLock { $0[Self.absolute(path)] = bytes }
    versions.withLock { $0[Self.absolute(path), default: 0] += 1 }
  }

  /// Another node for every version: what is put replaces what was there.
  package func stamp(of path: String) -> FileStamp? {
    guard let real = realPath(path) else { return nil }
    let version = versions.withLock { $0[real] ?? 0 }
    return FileStamp(node: UInt64(version), size: files[real]?.count ?? 0, modified: 0)
  }

  /// Does the next of the things that the test wants to happen meanwhile; ends the work when there are no more.
  package func pause(milliseconds: Int) -> Bool {
    let index = pausesDone.withLock { done in
      done += 1
      return done - 1
    }
    guard index < pauses.count else { return false }
    pauses[index](self)
    return true
  }

  package func endOnInterruption() {}

  /// Each visit sends everything at once; nobody comes where nobody is expected.
  package func serve(
    port: Int, ready: (Int) throws(HostError) -> Void, reply: ([UInt8]) -> LoopbackReply
  ) throws(HostError) {
    guard let visits else { throw HostError("cannot be served here") }
    try ready(port == 0 ? 50_000 : port)
    let address = result.output.split(separator: "\n").first.map(String.init) ?? ""
    for visit in visits(address) {
      switch reply(visit) {
      case .incomplete: served.withLock { $0.append([]) }
      case .answer(let bytes, _, _), .last(let bytes): served.withLock { $0.append(bytes) }
      case .work(let bytes, _, _): served.withLock { $0.append(bytes()) }
      }
    }
  }

  /// What the visits were answered, in their order; nothing where more was expected of them.
  package var answers: [[UInt8]] { served.withLock { $0 } }
  package func standardInput() -> any ByteSource { FakeFileSource(input, pieceSize: pieceSize) }
  package var inputIsWaiting: Bool { false }

  package func source(_ path: String) throws(HostError) -> any FileSource {
    FakeFileSource(try read(path, limit: .max))
  }

  package func sink(_ path: String) throws(HostError) -> any FileSink {
    if path == "/dev/stdout" { return outputSink() }
    let parent = path.contains("/") ? path.split(separator: "/").dropLast().joined(separator: "/") : "."
    guard kind(of: path.hasPrefix("/") ? "/" + parent : parent) == .directory, kind(of: path) != .directory else {
      throw HostError("cannot be written: no such file or directory")
    }
    guard let target = destination(of: path), !readOnly.contains(target) else {
      throw HostError("cannot be written: permission denied")
    }
    return FakeFileSink { bytes in
      if !self.isUninterrupted.withLock({ $0 }) { self.exposed.withLock { $0.append(target) } }
      self.put(bytes, at: target)
    }
  }

  package func outputSink() -> any FileSink {
    FakeFileSink { bytes in self.streamed.withLock { $0 += bytes } }
  }

  /// Files that were put in their place where a signal could have come between them.
  package var exposedCommits: [String] { exposed.withLock { $0 } }

  /// Bytes that went to standard output as they are.
  package var outputBytes: [UInt8] { streamed.withLock { $0 } }

  package func streams(at path: String) -> Set<StandardStream> {
    guard ["-", "/dev/stdout"].contains(path) else { return [] }
    return joinsStreams ? [.output, .error] : [.output]
  }

  package func createDirectory(_ path: String) throws(HostError) -> [String] {
    if files[Self.absolute(path)] != nil {
      throw HostError("cannot be written: it already exists and is not a directory")
    }
    var (made, parent) = ([String](), path)
    while kind(of: parent) == nil {
      made.insert(parent, at: 0)
      parent = parent.contains("/") ? parent.parentDirectory : "."
    }
    if kind(of: parent) == .file {
      throw HostError("cannot be written: '\(parent)' already exists and is not a directory")
    }
    for folder in made { self.made.withLock { _ = $0.insert(Self.absolute(folder)) } }
    return made
  }

  package func removeEmptyDirectory(_ path: String) {
    let folder = Self.absolute(path)
    guard !files.keys.contains(where: { $0.hasPrefix(folder + "/") }) else { return }
    made.withLock { _ = $0.remove(folder) }
  }

  package var today: CalendarDate { CalendarDate(daysSinceEpoch: 20_778) }  // 2026-11-21

  private static func absolute(_ path: String) -> String {
    var steps: [Substring] = []
    for step in (path.hasPrefix("/") ? path : home + "/" + path).split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }

  package func realPath(_ path: String) -> String? { realPath(path, links: 40) }

  /// - Parameter most: How many links may lead to links, as on Linux: path_resolution(7).
  private func realPath(_ path: String, links most: Int) -> String? {
    guard most > 0 else { return nil }
    var real = ""
    for step in Self.absolute(path).split(separator: "/") {
      real += "/" + step
      guard let target = links[real] else { continue }
      guard let there = realPath(target, links: most - 1) else { return nil }
      real = there
    }
    if real.isEmpty { real = "/" }
    return files[real] != nil || isDirectory(real) || devices.contains(real) ? real : nil
  }

  private func isDirectory(_ path: String) -> Bool {
    directories.contains(path) || made.withLock { $0.contains(path) }
  }

  package func obstacle(to path: String) -> String? { obstacles[path] }

  package func kind(of path: String) -> PathKind? {
    guard let path = realPath(path) else { return nil }
    if files[path] != nil { return .file }
    return devices.contains(path) ? .other : .directory
  }

  package func isLink(_ path: String) -> Bool {
    let path = Self.absolute(path)
    return links[(realPath(path.parentDirectory) ?? path.parentDirectory).appendingStep(path.fileName)] != nil
  }

  package func files(
    below directory: String, depth: WalkDepth, skipping: DirectoryFilter?
  ) throws(HostError) -> DirectoryListing {
    guard let real = realPath(directory), directories.contains(real) else { throw HostError("is not a directory") }
    let prefix = real == "/" ? "/" : real + "/"
    func listed(_ path: String) -> String { directory + "/" + path.dropFirst(prefix.count) }
    var skipped: Set<String> = []
    func isListed(_ path: String) -> Bool {
      guard path.hasPrefix(prefix) else { return false }
      let steps = path.dropFirst(prefix.count).split(separator: "/")
      guard steps.dropLast().allSatisfy({ depth.enters(String($0)) }) else { return false }
      guard let skipping else { return true }
      for end in steps.indices.dropLast() {
        let folder = directory + "/" + steps[...end].joined(separator: "/")
        guard skipping(folder) else { continue }
        skipped.insert(folder)
        return false
      }
      return true
    }
    let paths = files.keys.filter(isListed)
    let installed = files.keys.compactMap { path -> String? in
      guard depth == .all, path.hasPrefix(prefix) else { return nil }
      let steps = path.dropFirst(prefix.count).split(separator: "/").dropLast()
      guard let end = steps.firstIndex(where: { $0 == "node_modules" }) else { return nil }
      return directory + "/" + steps[...end].joined(separator: "/")
    }
    var listing = DirectoryListing()
    listing.files = paths.sorted().map(listed)
    listing.links = links.keys.filter(isListed).sorted().map(listed)
    listing.notEntered = skipped.union(installed).sorted()
    return listing
  }

  package func read(_ path: String, limit: Int) throws(HostError) -> [UInt8] {
    guard let real = realPath(path), let bytes = files[real] else {
      throw HostError("cannot be read: no such file or directory")
    }
    guard bytes.count <= limit else {
      throw HostError("has more bytes than the limit of \(limit); raise it with --limit bytes=N")
    }
    readings.withLock { $0[real, default: 0] += 1 }
    return bytes
  }

  package func readStandardInput(limit: Int) throws(HostError) -> [UInt8] { input }
  package func environment(_ name: String) -> String? { variables.withLock { $0[name] } }

  package func write(_ text: String) throws(HostError) {
    if let outputError { throw outputError }
    written.withLock { $0.output += text }
  }

  package func writeError(_ text: String) { written.withLock { $0.error += text } }
}

extension FakeHost {
  /// Runs a command line, split at spaces outside single quotes; `COLUMNS=200` in front of it sets a variable, as in a shell.
  package func run(_ line: String) -> Int32 {
    var words = Self.words(line)
    while let word = words.first, let equals = word.firstIndex(of: "="), word[..<equals].allSatisfy(\.isUppercase) {
      variables.withLock { $0[String(word[..<equals])] = String(word[word.index(after: equals)...]) }
      words.removeFirst()
    }
    return PaletteCheckCommand.run(words, on: self)
  }

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
