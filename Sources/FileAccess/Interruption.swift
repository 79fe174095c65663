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
