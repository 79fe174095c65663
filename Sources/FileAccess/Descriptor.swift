#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's function, by a name that no method has.
private func closeFile(_ number: Int32) -> Int32 { close(number) }

/// An open file descriptor that closes itself.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Opens a path; `mode` applies to a file that this call creates, before the process's umask.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o666, for attempt: FileError.Attempt) throws(FileError) {
    let name = try PathText.system(path)
    var number: Int32
    repeat { number = unsafe open(name, flags | O_CLOEXEC, mode) } while number < 0 && errno == EINTR
    if number < 0 { throw FileError.system(attempt, path: path, code: errno) }
    self.number = number
  }

  /// Takes over a file that is open.
  init(number: Int32) { self.number = number }

  deinit { _ = closeFile(number) }

  /// Closes the file and reports failure: some file systems report a full disk only now.
  consuming func close(path: String) throws(FileError) {
    let number = number
    discard self
    // Do not retry on EINTR: on Linux the descriptor is already closed.
    if closeFile(number) != 0, errno != EINTR { throw FileError.system(.write, path: path, code: errno) }
  }

  /// Reads everything to the end of the file.
  static func readAll(
    from number: Int32, limit: Int, path: String, expecting size: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit) + 1)
    while true {
      let piece = try readPiece(from: number, path: path)
      if piece.isEmpty { return bytes }
      if bytes.count + piece.count > limit { throw FileError.tooLarge(path: path, limit: limit) }
      bytes += piece
    }
  }

  /// The next available bytes; empty at the end. At most 64 KiB at a time: engineering choice, large enough to make the
  /// cost of system calls negligible.
  static func readPiece(from number: Int32, path: String) throws(FileError) -> [UInt8] {
    while true {
      var (count, code) = (0, Int32(0))
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = unsafe read(number, buffer.baseAddress, buffer.count)
        if count < 0 { code = errno }
        filled = max(count, 0)
      }
      if count >= 0 { return bytes }
      if code == EAGAIN {
        wait(for: number, Int16(POLLIN))
      } else if code != EINTR {
        throw FileError.system(.read, path: path, code: code)
      }
    }
  }

  /// Writes all bytes, in any number of calls.
  static func writeAll(_ bytes: [UInt8], to number: Int32, path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(number, $0.baseAddress.map { unsafe $0 + done }, $0.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          wait(for: number, Int16(POLLOUT))
          continue
        }
        throw FileError.system(.write, path: path, code: errno)
      }
      done += count
    }
  }

  /// Waits until a non-blocking stream is ready.
  private static func wait(for number: Int32, _ events: Int16) {
    var request = pollfd(fd: number, events: events, revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }
}

/// A new pipe, which programs that this one starts do not get.
struct Pipe: ~Copyable {
  let reading, writing: Descriptor

  /// Nil where the system has none.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = Descriptor(number: ends[0])
    writing = Descriptor(number: ends[1])
  }
}
