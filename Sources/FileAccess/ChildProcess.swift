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
  /// The program's name, found through the absolute folders of `PATH`.
  package let name: String
  private let number: pid_t
  private let patience: Int
  private var input: Descriptor?
  private let output, errors: Descriptor

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: Variables that replace those of this process; nil removes one.
  ///   - untrusted: A real path; no program below it is started.
  ///   - patience: The seconds without output after which the program is ended: a pipe in place of a file keeps it waiting.
  package init(
    _ name: String, _ arguments: [String], environment: [String: String?] = [:], outside untrusted: String? = nil,
    patience: Int = .max
  ) throws(FileError) {
    (self.name, self.patience) = (name, patience)
    let folders = Self.folders(outside: untrusted)
    let program = folders.lazy.map { "\($0)/\(name)" }.first { path in
      (try? FileAccess.kind(of: path)) == .regular
        && (try? PathText.system(path)).map { unsafe access($0, X_OK) == 0 } == true
    }
    guard let program else { throw FileError.system(.start, path: name, code: ENOENT) }
    var environment = environment
    environment["PATH"] = folders.joined(separator: ":")
    guard let input = Pipe(), let output = Pipe(), let errors = Pipe() else {
      throw FileError.system(.start, path: name, code: errno)
    }
    // A program with much to complain about must not wait for somebody who reads its output first.
    _ = fcntl(errors.writing.number, F_SETFL, O_NONBLOCK)
    let streams = [input.reading.number, output.writing.number, errors.writing.number]
    number = try Self.start(program, [name] + arguments, Self.variables(environment), streams: streams)
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
  package func next() throws(FileError) -> [UInt8] {
    if patience < .max {
      var entry = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&entry, 1, Int32(patience * 1000)) == 0 {
        _ = kill(number, SIGKILL)
        throw FileError.silent(path: name, seconds: patience)
      }
    }
    return try Descriptor.readPiece(from: output.number, path: name)
  }

  /// The folders of `PATH` that a program is taken from: an empty or a relative entry means whatever folder is the current one,
  /// often a repository of somebody else.
  private static func folders(outside untrusted: String?) -> [String] {
    (FileAccess.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":").map(String.init).filter { folder in
      guard folder.hasPrefix("/") else { return false }
      guard let untrusted, let real = try? FileAccess.realPath(folder) else { return true }
      return real != untrusted && !real.hasPrefix(untrusted == "/" ? "//" : untrusted + "/")
    }
  }

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

  private static func variables(_ changes: [String: String?]) -> [String] {
    var kept: [String] = []
    var next = unsafe environ
    while let variable = unsafe next.pointee {
      let text = unsafe PathText.text(variable)
      if !changes.keys.contains(String(text.prefix { $0 != "=" })) { kept.append(text) }
      unsafe next += 1
    }
    return kept + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
  }

  /// Wraps `posix_spawn`, POSIX.1-2024. The signals that this process ignores are as usual in the new one.
  private static func start(
    _ path: String, _ arguments: [String], _ variables: [String], streams: [Int32]
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
    let program = try PathText.system(path)
    let code = unsafe posix_spawn(&number, program, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw FileError.system(.start, path: path, code: code) }
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

/// The browser of whoever runs the program.
package enum Browser {
  /// Opens an address, where there is a desktop.
  ///
  /// The address may hold a secret, and every user of the machine sees the arguments of every process: so the browser gets a
  /// file that only its owner can read, and the file leads to the address.
  ///
  /// - Parameter address: Without characters that HTML escapes.
  package static func open(_ address: String) {
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
      guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { FileAccess.environment($0) != nil }) else { return }
    #endif
    let page = "<!DOCTYPE html><meta charset=\"utf-8\"><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">\n"
    guard let path = privateFile(Array(page.utf8)) else { return }
    // The file is gone a while later; the browser must not die with this program, nor wait for somebody who reads its output.
    let script = "(\(opener) \"$0\" >/dev/null 2>&1; sleep 20; rm -f \"$0\") >/dev/null 2>&1 </dev/null &"
    _ = try? ChildProcess("sh", ["-c", script, path]).end()
  }

  /// The path of a new file that only its owner can read, POSIX.1-2024, `mkstemp`.
  private static func privateFile(_ bytes: [UInt8]) -> String? {
    let folder = FileAccess.environment("XDG_RUNTIME_DIR") ?? FileAccess.environment("TMPDIR") ?? "/tmp"
    guard var name = try? PathText.system("\(folder)/palettecheck-XXXXXX.html") else { return nil }
    let number = unsafe name.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe mkstemps($0, Int32(".html".utf8.count)) } ?? -1
    }
    guard number >= 0 else { return nil }
    let file = Descriptor(number: number)
    let path = PathText.text(name.dropLast().map { UInt8(bitPattern: $0) })
    guard (try? Descriptor.writeAll(bytes, to: file.number, path: path)) != nil else { return nil }
    return path
  }
}
