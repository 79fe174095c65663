#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
      let bytes = unsafe UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
      arguments.append(PathText.text(bytes))
      index += 1
    }
    return arguments
  }

  /// Whether the system gave the arguments: a Swift program reads them from `/proc` on Linux, and has none without it, not
  /// even its own name.
  package static var knowsArguments: Bool { CommandLine.argc > 0 }

  /// The value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe PathText.text(UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) })
  }

  /// Whole days since 1 January 1970, UTC.
  package static var daysSinceEpoch: Int { Int(time(nil)) / 86_400 }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(code)
    #elseif canImport(Musl)
      Musl.exit(code)
    #else
      Darwin.exit(code)
    #endif
  }
}
