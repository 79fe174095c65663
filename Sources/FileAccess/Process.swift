#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileAccess {
  /// Makes the process safe to write from; call it first of all.
  ///
  /// Streams that were closed become `/dev/null`, or the next file that is opened would get their number and everything
  /// printed. A pipe that nobody reads and a file that outgrows its limit become errors of the write.
  package static func prepareProcess() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is taken, which is this one, since the ones below are open by now.
      _ = unsafe open("/dev/null", O_RDWR)
    }
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    endOnInterruptionAsFirstProcess()
  }

  /// The arguments without the name of the command, as ``PathText`` writes them.
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

  /// The value of an environment variable; nothing when it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe PathText.text(UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) })
  }

  /// Whole days since the first of January 1970, UTC.
  package static var daysSinceEpoch: Int { Int(time(nil)) / 86_400 }

  /// The directory that relative paths start from.
  ///
  /// - Throws: ``FileError`` when it was removed.
  package static func currentDirectory() throws(FileError) -> String { try realPath(".") }

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
