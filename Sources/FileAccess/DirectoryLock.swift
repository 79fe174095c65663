#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A directory that one process at a time holds, so that two that read, change and write a file in it lose nothing.
///
/// The lock is advisory, flock(2) on the directory itself: it leaves no file behind, and ends with the process at the
/// latest.
package final class DirectoryLock: Sendable {
  private let number: Int32

  /// Waits until nobody else holds the directory; nil where it cannot be opened or its file system knows no locks.
  package init?(_ directory: String) {
    guard let name = try? PathText.system(directory) else { return nil }
    let number = unsafe open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    var result: Int32
    repeat { result = flock(number, LOCK_EX) } while result != 0 && errno == EINTR
    guard result == 0 else {
      close(number)
      return nil
    }
    self.number = number
  }

  deinit { close(number) }
}
