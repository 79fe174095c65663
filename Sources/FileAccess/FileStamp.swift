#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
    self.device = device
    self.node = node
    self.size = size
    self.modified = modified
  }
}

extension FileAccess {
  /// The stamp of the file that a path names, following links; nil if there is none.
  package static func stamp(of path: String) -> FileStamp? {
    guard let name = try? PathText.system(path) else { return nil }
    var status = stat()
    guard unsafe stat(name, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int(status.st_size), modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec))
  }

  /// Sleeps; a signal may end it sooner.
  package static func pause(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = milliseconds / 1000
    time.tv_nsec = milliseconds % 1000 * 1_000_000
    _ = unsafe nanosleep(&time, nil)
  }
}
