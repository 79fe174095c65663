#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and streams of the operating system; only this target calls it.
///
/// Paths are text. A system's paths are bytes that need not be UTF-8; ``PathText`` converts them to text and back
/// without loss, so that they can be opened, shown and reported. Use ``FileAccess/arguments`` instead of
/// `CommandLine.arguments`, which loses those bytes.
package enum FileAccess {}

extension FileAccess {
  /// Makes output of the process safe; call it first.
  ///
  /// Opens closed standard streams on `/dev/null`; otherwise the next opened file would get their number and all
  /// output. Writing to a pipe without a reader or beyond a file size limit becomes an error of the write.
  package static func prepareProcess() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // open takes the lowest free number, which is this one: the lower ones are open by now.
      _ = unsafe open("/dev/null", O_RDWR)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    endOnInterruptionAsFirstProcess()
  }

  /// The arguments without the command's name, as ``PathText`` represents them.
  package static var arguments: [String] {
    var arguments: [String] = []
    var index = 1
    while index < Int(CommandLine.argc), let argument = unsafe CommandLine.unsafeArgv[index] {
      unsafe arguments.append(PathText.text(argument))
      index += 1
    }
    return arguments
  }

  /// Whether the system gave the arguments: a Swift program reads them from `/proc` on Linux, and has none without it, not
  /// even its own name.
  package static var knowsArguments: Bool { CommandLine.argc > 0 }

  /// The value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe PathText.text($0) }
  }

  /// Whole days since 1 January 1970, UTC.
  package static var daysSinceEpoch: Int { Int(time(nil)) / 86_400 }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never { endProcess(code) }
}

/// The system's function, by a name that no method has.
private func endProcess(_ code: Int32) -> Never { exit(code) }

extension PathText {
  /// The text for what C ends with a zero.
  static func text(_ start: UnsafePointer<CChar>) -> String {
    unsafe text(UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) })
  }
}

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
  private let pipe: Pipe

  /// Nil where the system has no pipe.
  package init?() {
    guard let pipe = Pipe() else { return nil }
    for end in [pipe.reading.number, pipe.writing.number] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.pipe = pipe
  }

  /// Ends one wait, the next if nobody waits now.
  package func wake() {
    var byte: UInt8 = 0
    _ = unsafe write(pipe.writing.number, &byte, 1)
  }

  /// What can be read once somebody has woken this.
  var number: Int32 { pipe.reading.number }

  /// Forgets who has woken this so far.
  func rest() {
    var bytes = [UInt8](repeating: 0, count: 64)
    _ = unsafe read(number, &bytes, bytes.count)
  }

  /// Waits until standard input can be read, or until somebody wakes.
  ///
  /// - Returns: Whether standard input can be read, or has ended.
  package func wait() -> Bool {
    var entries = [StandardStream.input.rawValue, pipe.reading.number].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while unsafe poll(&entries, nfds_t(entries.count), -1) < 0, errno == EINTR {}
    if entries[1].revents != 0 { rest() }
    return entries[0].revents != 0
  }
}
