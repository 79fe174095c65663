#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// The bytes of a regular file.
  ///
  /// Refuses pipes and devices, because they may never end; ``readStandardInput(limit:)`` reads them.
  ///
  /// - Throws: ``FileError`` if it is missing, not regular, unreadable or larger than the limit in bytes.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let input = try FileInput(path)
    if input.size > limit { throw FileError.tooLarge(path: path, limit: limit) }
    return try Descriptor.readAll(from: input.file.number, limit: limit, path: path, expecting: input.size)
  }
}

/// A regular file, read in pieces.
package final class FileInput {
  private let path: String
  fileprivate let file: Descriptor
  /// Its size in bytes when it was opened.
  package let size: Int

  /// Opens a file; refuses pipes and devices, because they may never end.
  package init(_ path: String) throws(FileError) {
    // Non-blocking: otherwise opening a pipe waits for a writer.
    let file = try Descriptor(path, O_RDONLY | O_NONBLOCK, for: .read)
    guard let status = FileStatus(descriptor: file.number) else {
      throw FileError.system(.read, path: path, code: errno)
    }
    guard status.kind == .regular else { throw FileError.notRegular(path: path, kind: status.kind.rawValue) }
    self.path = path
    self.file = file
    size = status.size
  }

  /// The next bytes; empty at the end.
  package func next() throws(FileError) -> [UInt8] { try Descriptor.readPiece(from: file.number, path: path) }
}

extension FileAccess {
  /// The absolute path, without links, of the file that writing to `path` replaces or creates.
  ///
  /// - Throws: ``FileError`` when its directory does not exist.
  package static func destination(of path: String) throws(FileError) -> String {
    if let real = try? realPath(path) { return real }
    let target = try resolvingLast(path)
    let directory = try realPath(directory(of: target))
    let name =
      target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[target.utf8.index(after: $0)...]) } ?? target
    return directory == "/" ? "/" + name : directory + "/" + name
  }

  /// The path at which a missing file would be created: the end of a chain of dangling links.
  static func resolvingLast(_ path: String) throws(FileError) -> String {
    var path = path
    // The number of links that Linux follows in one path, path_resolution(7).
    for _ in 0..<40 {
      guard let target = try linkTarget(path) else { return path }
      path = target.utf8.first == UInt8(ascii: "/") ? target : directory(of: path) + "/" + target
    }
    throw FileError.system(.write, path: path, code: ELOOP)
  }

  private static func linkTarget(_ path: String) throws(FileError) -> String? {
    let name = try PathText.system(path)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(name, &buffer, buffer.count)
    return count < 0 ? nil : PathText.text(buffer[..<count].map { UInt8(bitPattern: $0) })
  }

  /// The directory part of a path, `.` without one.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
  }
}

/// Detects that a path names other bytes than before, without reading them.
///
/// Two different stamps mean a change. A replaced file has another inode, so that a replacement within the resolution
/// of the clock is detected too; bytes written in place, of the same size and within one clock tick, are not.
package struct FileStamp: Hashable, Sendable {
  /// Device and inode, which change when the file is replaced.
  package var device: UInt64
  /// See ``device``.
  package var node: UInt64
  /// Size in bytes.
  package var size: Int
  /// Time of the last write in nanoseconds since 1970.
  package var modified: Int

  /// Creates a stamp.
  package init(device: UInt64 = 0, node: UInt64, size: Int, modified: Int) {
    (self.device, self.node, self.size, self.modified) = (device, node, size, modified)
  }
}

extension FileAccess {
  /// The stamp of the file that a path names, following links; nil if there is none.
  package static func stamp(of path: String) -> FileStamp? {
    (try? FileStatus(of: path)).map {
      FileStamp(device: $0.identity.device, node: $0.identity.node, size: $0.size, modified: $0.modified)
    }
  }

  /// Sleeps; a signal may end it sooner.
  package static func pause(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = milliseconds / 1000
    time.tv_nsec = milliseconds % 1000 * 1_000_000
    _ = unsafe nanosleep(&time, nil)
  }
}
