package import FileAccess
package import PNGCodec
package import PaletteRules

/// Everything a command needs from the outside: files, streams, environment. Tests give it another world.
package protocol CommandHost: Sendable {
  /// What a path leads to, links followed; nil when it leads nowhere.
  func kind(of path: String) -> PathKind?
  /// Why the system does not tell what a path leads to, such as `cannot be examined: permission denied`; nil where it does, and
  /// where the path leads nowhere.
  func obstacle(to path: String) -> String?
  /// Whether a path itself is a symbolic link, wherever it leads.
  func isLink(_ path: String) -> Bool
  /// The regular files below a directory, at every depth or at the first only; links are listed and not followed.
  ///
  /// - Parameter skipping: Tells the directories that are not entered, beside those that the depth passes over.
  func files(below directory: String, depth: WalkDepth, skipping: DirectoryFilter?) throws(HostError) -> FileListing
  /// The bytes of a regular file, at most `limit` of them.
  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8]
  /// The bytes of standard input, at most `limit` of them.
  func readStandardInput(limit: Int) throws(HostError) -> [UInt8]
  /// Standard input piece by piece, each as soon as it comes.
  func standardInput() -> any ByteSource
  /// Opens a regular file to read it piece by piece.
  func source(_ path: String) throws(HostError) -> any FileSource
  /// Opens a file that is written piece by piece, to be whole or as it was before; links and permissions stay.
  func sink(_ path: String) throws(HostError) -> any FileSink
  /// Opens standard output to write bytes to it piece by piece.
  func outputSink() -> any FileSink
  /// Which of standard output and standard error go to the file that a path names; `-` is standard output.
  func streams(at path: String) -> Set<StandardStream>
  /// Creates a directory that is missing, and those above it.
  ///
  /// - Returns: What was created, the uppermost first.
  @discardableResult
  func createDirectory(_ path: String) throws(HostError) -> [String]
  /// Removes a directory again when nothing came into it.
  func removeEmptyDirectory(_ path: String)
  /// The absolute path without links, `.` and `..`; nil when the path leads nowhere.
  func realPath(_ path: String) -> String?
  /// The absolute path, without links, of the file that writing to a path replaces or creates; nil where its directory
  /// does not exist.
  func destination(of path: String) -> String?
  /// Waits until no other run holds a directory, and holds it until the lock goes; nil where the system cannot.
  func lock(_ directory: String) -> DirectoryLock?
  /// Does something short that no signal may cut in two.
  func uninterrupted(_ body: () -> Void)
  /// What the repository with that root held earlier.
  func history(of root: String) -> any RepositoryHistory
  /// What tells whether a path still names the same bytes; nil when it names nothing.
  func stamp(of path: String) -> FileStamp?
  /// Sleeps.
  ///
  /// - Returns: Whether to go on; false only in tests, since a signal ends the process itself.
  func pause(milliseconds: Int) -> Bool
  /// Lets a signal end work that has no end of its own, with 130 or 143.
  func endOnInterruption()

  /// Today, in UTC: a waiver ends on the same day everywhere.
  var today: CalendarDate { get }
  /// The value of a variable of the environment.
  func environment(_ name: String) -> String?
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// Whether standard error is a terminal.
  var errorIsTerminal: Bool { get }
  /// How long work takes before it says on the terminal how far it has come.
  var patience: Duration { get }
  /// Columns of the terminal, when there is one.
  var terminalColumns: Int? { get }
  /// Writes to standard output. A reader that has closed the pipe is not an error.
  func write(_ text: String) throws(HostError)
  /// Writes to standard error; there is nowhere to report a failure to.
  func writeError(_ text: String)
}

/// Tells, by its path as listed, whether a directory is passed over.
package typealias DirectoryFilter = @Sendable (_ path: String) -> Bool

extension CommandHost {
  /// The regular files below a directory; links are listed and not followed.
  package func files(below directory: String, depth: WalkDepth) throws(HostError) -> FileListing {
    try files(below: directory, depth: depth, skipping: nil)
  }

  /// Work that is done sooner needs no line. Engineering choice.
  package var patience: Duration { .milliseconds(500) }
}

/// A file that is read piece by piece.
package protocol FileSource: ByteSource {
  /// Bytes when it was opened.
  var size: Int { get }
}

/// A file that is written piece by piece.
package protocol FileSink: ByteSink {
  /// Puts the file in its place; without this it is as it was before.
  func commit() throws(HostError)
}

/// What a path leads to.
package enum PathKind: Sendable {
  case file, directory
  /// A device, a pipe, a socket.
  case other
}

/// How far below a directory to look.
package enum WalkDepth: Sendable {
  /// At its own files.
  case one
  /// At everything, except `node_modules` and hidden directories other than `.streamlit`: they hold other people's files.
  case all

  /// Where a JavaScript project keeps what others wrote.
  package static let installed = "node_modules"

  /// Whether to enter a directory of that name.
  package func enters(_ name: String) -> Bool {
    self == .all && (!name.hasPrefix(".") || name == ".streamlit") && name != Self.installed
  }
}

/// The files below a directory.
package struct FileListing: Sendable {
  /// As the directory was given, a slash and the path below it; sorted by bytes.
  package var paths: [String]
  /// What below could not be looked at, and why: directories, paths that are too long.
  package var problems: [(path: String, error: HostError)]
  /// Symbolic links below, wherever they lead.
  package var links: [String]
  /// Directories named `node_modules`, which were not entered. That hidden ones are not is what everybody expects.
  package var passedOver: [String]
  /// Directories that the caller skips.
  package var skipped: [String]

  /// Creates a list.
  package init(
    paths: [String], problems: [(path: String, error: HostError)] = [], links: [String] = [], passedOver: [String] = [],
    skipped: [String] = []
  ) {
    self.paths = paths
    self.problems = problems
    self.links = links
    self.passedOver = passedOver
    self.skipped = skipped
  }
}

/// What a command cannot read, draw or write, and why.
struct FileFailure: Error {
  let path: String
  let reason: String
}

/// Why an operation of the host failed.
package struct HostError: Error, Hashable, Sendable {
  /// Lower case, says what would be right: `permission denied`.
  package var message: String

  /// Creates an error.
  package init(_ message: String) { self.message = message }
}
