#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Wakes a thread that waits for standard input, by a byte in a pipe.
package final class Wakeup: Sendable {
  private let reading, writing: Int32

  /// Nil where the system has no pipe.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Ends one wait, the next if nobody waits now.
  package func wake() {
    var byte: UInt8 = 0
    _ = unsafe write(writing, &byte, 1)
  }

  /// Waits until standard input can be read, or until somebody wakes.
  ///
  /// - Returns: Whether standard input can be read, or has ended.
  package func wait() -> Bool {
    var entries = [StandardStream.input.rawValue, reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while unsafe poll(&entries, nfds_t(entries.count), -1) < 0, errno == EINTR {}
    if entries[1].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = unsafe read(reading, &bytes, bytes.count)
    }
    return entries[0].revents != 0
  }
}
