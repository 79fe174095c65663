#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program in a process of its own: started without a shell, with its arguments as they are, and with pipes for its
/// standard streams.
package final class ChildProcess {
  /// The program's name, found through `PATH`.
  package let name: String
  private let number: pid_t
  private var input: Descriptor?
  private let output, errors: Descriptor

  /// Starts a program.
  ///
  /// - Parameter environment: Variables that replace those of this process; nil removes one.
  package init(_ name: String, _ arguments: [String], environment: [String: String?] = [:]) throws(FileError) {
    self.name = name
    let input = try Self.pipe(name)
    let output = try Self.pipe(name)
    let errors = try Self.pipe(name)
    // A program with much to complain about must not wait for somebody who reads its output first.
    _ = fcntl(errors.writing.number, F_SETFL, O_NONBLOCK)
    let streams = [input.reading.number, output.writing.number, errors.writing.number]
    number = try Self.start(name, [name] + arguments, Self.variables(environment), streams: streams)
    self.input = Optional(input.writing)
    self.output = output.reading
    self.errors = errors.reading
  }

  /// Sends bytes to its standard input.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard let number = input?.number else { return }
    try Descriptor.writeAll(bytes, to: number, path: name)
  }

  /// The next bytes of its standard output; empty at the end.
  package func next() throws(FileError) -> [UInt8] { try Descriptor.readPiece(from: output.number, path: name) }

  /// Closes its standard input and waits for its end.
  ///
  /// - Returns: Its exit code, 128 and the number of the signal where one ended it; and what it wrote to standard error.
  package func end() -> (code: Int32, errors: [UInt8]) {
    input = nil
    let complaint = (try? Descriptor.readAll(from: errors.number, limit: 1 << 16, path: name, expecting: 0)) ?? []
    var status: Int32 = 0
    while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return (signal == 0 ? status >> 8 & 0xff : 128 + signal, complaint)
  }

  private static func pipe(_ name: String) throws(FileError) -> Pipe {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let code = unsafe Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let code = unsafe Musl.pipe(&ends)
    #else
      let code = unsafe Darwin.pipe(&ends)
    #endif
    guard code == 0 else { throw FileError.system(.start, path: name, code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return Pipe(reading: Descriptor(number: ends[0]), writing: Descriptor(number: ends[1]))
  }

  private struct Pipe: ~Copyable {
    let reading, writing: Descriptor
  }

  private static func variables(_ changes: [String: String?]) -> [String] {
    var kept: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let bytes = unsafe UnsafeBufferPointer(start: variable, count: strlen(variable)).map { UInt8(bitPattern: $0) }
      let text = PathText.text(bytes)
      if !changes.keys.contains(String(text.prefix { $0 != "=" })) { kept.append(text) }
      unsafe next += 1
    }
    return kept + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }

  /// Wraps `posix_spawnp`, POSIX.1-2024. The signals that this process ignores are as usual in the new one.
  private static func start(
    _ name: String, _ arguments: [String], _ variables: [String], streams: [Int32]
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = unsafe (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    for (stream, number) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, number, Int32(stream))
    }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&signals, signal) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var (argv, envp) = unsafe (try copies(of: arguments), try copies(of: variables))
    defer { unsafe (argv + envp).forEach { unsafe free($0) } }
    var number = pid_t()
    let code = unsafe posix_spawnp(&number, name, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw FileError.system(.start, path: name, code: code) }
    return number
  }
  /// Texts as C takes them, the last one followed by none.
  private static func copies(of texts: [String]) throws(FileError) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = unsafe []
    for text in texts { unsafe copies.append(strdup(try PathText.system(text))) }
    unsafe copies.append(nil)
    return unsafe copies
  }
}
