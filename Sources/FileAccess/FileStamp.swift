#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What tells that a path names other bytes than before, without reading them.
///
/// Two stamps that differ mean a change. A file that is replaced has another node, so that a replacement within the
/// resolution of the clock is seen too; bytes written in place within one tick of it, of the same number, are not.
package struct FileStamp: Hashable, Sendable {
  /// The file on its device, two numbers; another one after a replacement.
  package var device: UInt64
  /// See ``device``.
  package var node: UInt64
  /// Bytes.
  package var size: Int
  /// Nanoseconds since 1970 at which it was last written.
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
  /// The stamp of what a path names, links followed; nil when it names nothing that can be reached.
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

  /// Does nothing for so long; a signal may end it sooner.
  package static func pause(milliseconds: Int) {
    var time = timespec()
    time.tv_sec = milliseconds / 1000
    time.tv_nsec = milliseconds % 1000 * 1_000_000
    _ = unsafe nanosleep(&time, nil)
  }
}
