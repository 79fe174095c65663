#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Makes Ctrl-C (SIGINT) and SIGTERM end the process with 130 and 143: 128 plus the signal number, as shells report
  /// it (POSIX.1-2024, XCU 2.8.2), even if the signals are ignored.
  ///
  /// For work that has no end of its own. Other work should die of the signal, which shells report as the same number
  /// and which also ends a surrounding loop.
  package static func endOnInterruption() {
    for number in [SIGINT, SIGTERM] {
      // A handler may safely do only this: signal-safety(7).
      _ = signal(number) { _exit(128 + $0) }
    }
  }

  /// Does something short that SIGINT, SIGTERM and SIGHUP must not cut in two: one that comes meanwhile takes effect
  /// afterwards.
  package static func uninterrupted(_ body: () -> Void) {
    let before = holdInterruptions()
    body()
    restoreInterruptions(before)
  }

  /// Holds these signals back, until ``restoreInterruptions(_:)`` is given what this returns.
  static func holdInterruptions() -> sigset_t {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Lets signals through as before.
  static func restoreInterruptions(_ before: sigset_t) {
    var before = before
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The same for the first process of a container, which signals without a handler do not reach, pid_namespaces(7).
  static func endOnInterruptionAsFirstProcess() {
    if getpid() == 1 { endOnInterruption() }
  }
}

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
