#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Makes Ctrl-C (SIGINT) and SIGTERM end the process with 130 and 143, 128 and the number of the signal, as shells count
  /// (POSIX.1-2024, XCU 2.8.2), even where they are ignored.
  ///
  /// For work without an end of its own. Other work dies of the signal, which shells show as the same number and which
  /// ends a loop around the command too.
  package static func endOnInterruption() {
    for number in [SIGINT, SIGTERM] {
      // The one thing that a handler may safely do: signal-safety(7).
      _ = signal(number) { _exit(128 + $0) }
    }
  }

  /// Does something short that SIGINT, SIGTERM and SIGHUP must not cut in two: one that comes meanwhile takes effect
  /// afterwards.
  package static func uninterrupted(_ body: () -> Void) {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    body()
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The same where the process is the first of a container: signals that it has no handler for do not reach it,
  /// pid_namespaces(7).
  static func endOnInterruptionAsFirstProcess() {
    if getpid() == 1 { endOnInterruption() }
  }
}
