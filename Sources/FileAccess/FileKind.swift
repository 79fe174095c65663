#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The kind of file that a path names.
package enum FileKind: String, Sendable {
  case regular = "a regular file"
  case directory = "a directory"
  case symbolicLink = "a symbolic link"
  case namedPipe = "a named pipe"
  case socket = "a socket"
  case device = "a device"
}

/// The system's information about a file.
struct FileStatus {
  let kind: FileKind
  let size: Int
  /// Permission bits.
  let mode: mode_t
  let identity: Identity

  /// Equal for two names of one file.
  struct Identity: Hashable {
    let device: UInt64
    let node: UInt64
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .namedPipe
      case S_IFSOCK: .socket
      default: .device
      }
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino))
  }

  init(of path: String, followingLinks: Bool = true, for attempt: FileError.Attempt = .inspect) throws(FileError) {
    let name = try PathText.system(path)
    var status = stat()
    let result = unsafe followingLinks ? stat(name, &status) : lstat(name, &status)
    if result != 0 { throw FileError.system(attempt, path: path, code: errno) }
    self.init(status)
  }

  /// The status of an open file; nil if it is not open.
  init?(descriptor: Int32) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }
}

extension FileAccess {
  /// The kind of file that a path names, following links.
  ///
  /// - Throws: ``FileError`` if it names nothing or cannot be reached.
  package static func kind(of path: String) throws(FileError) -> FileKind { try FileStatus(of: path).kind }

  /// Whether a path names anything reachable, following links.
  package static func exists(_ path: String) -> Bool { (try? kind(of: path)) != nil }

  /// Whether a path itself is a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    (try? FileStatus(of: path, followingLinks: false))?.kind == .symbolicLink
  }

  /// Whether a path names a directory, following links.
  package static func isDirectory(_ path: String) -> Bool { (try? kind(of: path)) == .directory }

  /// The absolute path without links, `.` and `..`.
  ///
  /// - Throws: ``FileError`` if any part of it does not exist.
  package static func realPath(_ path: String) throws(FileError) -> String {
    let name = try PathText.system(path)
    guard let resolved = unsafe realpath(name, nil) else {
      throw FileError.system(.resolve, path: path, code: errno)
    }
    defer { unsafe free(resolved) }
    return unsafe PathText.text(
      UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
  }
}
