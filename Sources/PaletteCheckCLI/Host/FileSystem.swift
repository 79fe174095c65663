package import FileAccess
package import PNGCodec
import PaletteRules
import SourceText

/// The files that a command reads and writes.
package protocol FileSystem: Sendable {
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
  func files(below directory: String, depth: WalkDepth, skipping: DirectoryFilter?) throws(HostError)
    -> DirectoryListing
  /// The bytes of a regular file, at most `limit` of them.
  func read(_ path: String, limit: Int) throws(HostError) -> [UInt8]
  /// Opens a regular file to read it piece by piece.
  func source(_ path: String) throws(HostError) -> any FileSource
  /// Opens a file that is written piece by piece, to be whole or as it was before; links and permissions stay.
  func sink(_ path: String) throws(HostError) -> any FileSink
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
  /// What the repository with that root held earlier; also of a folder below `.git/modules`.
  ///
  /// - Parameter boundary: Real path of a directory that no program is taken from.
  func history(of root: String, outside boundary: String) -> any RepositoryHistory
  /// What tells whether a path still names the same bytes; nil when it names nothing.
  func stamp(of path: String) -> FileStamp?
}

/// Tells, by its path as listed, whether a directory is passed over.
package typealias DirectoryFilter = @Sendable (_ path: String) -> Bool

extension FileSystem {
  /// The regular files below a directory; links are listed and not followed.
  package func files(below directory: String, depth: WalkDepth) throws(HostError) -> DirectoryListing {
    try files(below: directory, depth: depth, skipping: nil)
  }
}

extension FileSystem {
  /// The text of a file.
  ///
  /// - Throws: What the user is told where it cannot be read.
  func file(_ path: String, limit: Int) throws(ThemeProblem) -> SourceFile {
    do throws(HostError) { return SourceFile(path: path, bytes: try read(path, limit: limit)) } catch {
      throw ThemeProblem(file: path, error.message)
    }
  }
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
  /// What belonged to the file before and could not be kept; known after ``commit()``.
  var lost: [LostProperty] { get }
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

/// What a repository held at earlier commits.
package protocol RepositoryHistory: Sendable {
  /// The commits that a change is compared with: where the current commit and the named one parted, their merge bases. There are
  /// several where each side has merged the other.
  ///
  /// - Parameter reference: A commit, a branch or a tag.
  /// - Throws: ``HostError``, in words that say what is missing, or which of several commits may be meant.
  func bases(of reference: String) throws(HostError) -> [String]
  /// Everything that a commit holds, in no order.
  func entries(of commit: String) throws(HostError) -> [CommitEntry]
  func bytes(of entry: CommitEntry) throws(HostError) -> [UInt8]
  /// Files that have another name since a commit: the names now and then, relative to the root.
  func renames(since commit: String) throws(HostError) -> [(now: String, then: String)]
}

/// A file of a commit.
package struct CommitEntry: Hashable, Sendable {
  /// What a commit holds at a path.
  package enum Kind: Hashable, Sendable {
    case file, link
    /// A commit of another repository, a submodule.
    case repository
  }

  /// What it is.
  package var kind: Kind
  /// The name of its content; of a submodule that of its commit.
  package var object: String
  /// Relative to the root of the repository.
  package var path: String

  /// Creates an entry.
  package init(_ kind: Kind = .file, object: String, path: String) {
    (self.kind, self.object, self.path) = (kind, object, path)
  }
}
