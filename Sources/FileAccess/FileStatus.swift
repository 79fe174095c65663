import CExtendedAttributes

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
  let owner: uid_t
  let group: gid_t
  /// How many names, hard links, it has.
  let names: Int
  /// The time of the last write in nanoseconds since 1970.
  let modified: Int
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
    (mode, owner, group) = (status.st_mode & 0o7777, status.st_uid, status.st_gid)
    names = Int(status.st_nlink)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
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
    return unsafe PathText.text(resolved)
  }
}

/// What belongs to a file besides its bytes, and was lost when another took its place.
package enum LostProperty: Hashable, Sendable {
  /// Only root may give a file to somebody else.
  case owner
  /// Only members of a group may give a file to it.
  case group
  /// An extended attribute, such as `user.origin` or an access list; its name is untrusted.
  case attribute(String)
  /// So many other names of the file, hard links, still have its old bytes.
  case otherNames(Int)
}

/// What belongs to a file besides its bytes: who owns it, who may use it, and what is attached to it.
struct FileProperties {
  private let status: FileStatus
  private let attributes: [(name: String, value: [UInt8])]

  /// The most bytes of attributes to copy. Source: Linux, `XATTR_LIST_MAX` and `XATTR_SIZE_MAX`, limits.h.
  private static let most = 65_536

  /// Those of a file; nil where there is none.
  init?(of path: String) {
    guard let name = try? PathText.system(path), let status = try? FileStatus(of: path) else { return nil }
    (self.status, attributes) = (status, Self.attributes(of: name))
  }

  /// Gives them to an open file that takes the place of the other.
  ///
  /// - Returns: What could not be kept.
  /// - Throws: Where others could do with it what they may not with the old one: the access list of a folder is that of every new file.
  func give(to file: Int32, reportedAs path: String) throws(FileError) -> [LostProperty] {
    if !attributes.contains(where: { $0.name == Self.accessList }), !Self.remove(Self.accessList, of: file) {
      throw FileError.system(.write, path: path, code: errno)
    }
    var lost: [LostProperty] = []
    let (owner, group, mode, names) = (status.owner, status.group, status.mode, status.names)
    if let new = FileStatus(descriptor: file) {
      // Each by itself: a member of the group may not give the file to another owner.
      if new.group != group, fchown(file, uid_t.max, group) != 0 { lost.append(.group) }
      if new.owner != owner, fchown(file, owner, gid_t.max) != 0 { lost.append(.owner) }
    }
    for (name, value) in attributes where !Self.set(name, value, of: file) {
      if name == Self.accessList { throw FileError.system(.write, path: path, code: errno) }
      lost.append(.attribute(name))
    }
    // Last, for a new owner takes away the bits for running as the owner. They belong to that owner only.
    var kept = lost.contains(.owner) || lost.contains(.group) ? mode & 0o777 : mode
    // What the old group could do, another group may do only where everybody may.
    if lost.contains(.group) { kept &= ~0o070 | (mode & 0o007) << 3 }
    _ = fchmod(file, kept)
    return names > 1 ? lost + [.otherNames(names - 1)] : lost
  }

  /// Who may use a file beside its owner and group, acl(5).
  private static let accessList = "system.posix_acl_access"

  private static func attributes(of path: [CChar]) -> [(name: String, value: [UInt8])] {
    var buffer = [CChar](repeating: 0, count: most)
    let count = unsafe list(path, &buffer, buffer.count)
    guard count > 0 else { return [] }
    return buffer[..<count].split(separator: 0).compactMap { bytes in
      let name = PathText.text(bytes.map { UInt8(bitPattern: $0) })
      // The system labels a file itself.
      guard !name.hasPrefix("security.") && !name.hasPrefix("com.apple.") else { return nil }
      var value = [UInt8](repeating: 0, count: most)
      let size = unsafe get(path, Array(bytes) + [0], &value, value.count)
      return size < 0 ? nil : (name, Array(value[..<size]))
    }
  }

  #if canImport(Darwin)
    private static func list(_ path: [CChar], _ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
      unsafe listxattr(path, buffer, size, 0)
    }
    private static func get(_ path: [CChar], _ name: [CChar], _ value: UnsafeMutableRawPointer, _ size: Int) -> Int {
      unsafe getxattr(path, name, value, size, 0, 0)
    }
    private static func set(_ name: String, _ value: [UInt8], of file: Int32) -> Bool {
      unsafe fsetxattr(file, name, value, value.count, 0, 0) == 0
    }
    private static func remove(_ name: String, of file: Int32) -> Bool { true }
  #else
    private static func list(_ path: [CChar], _ buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
      unsafe listxattr(path, buffer, size)
    }
    private static func get(_ path: [CChar], _ name: [CChar], _ value: UnsafeMutableRawPointer, _ size: Int) -> Int {
      unsafe getxattr(path, name, value, size)
    }
    private static func set(_ name: String, _ value: [UInt8], of file: Int32) -> Bool {
      unsafe fsetxattr(file, name, value, value.count, 0) == 0
    }
    private static func remove(_ name: String, of file: Int32) -> Bool {
      unsafe fremovexattr(file, name) == 0 || [ENODATA, ENOTSUP].contains(errno)
    }
  #endif
}
