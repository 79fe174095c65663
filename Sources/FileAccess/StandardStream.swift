#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A standard stream of the process.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2
}

extension FileAccess {
  /// Writes text to a stream, unbuffered.
  ///
  /// - Throws: ``FileError`` if not everything could be written; see ``FileError/isBrokenPipe``.
  package static func write(_ text: String, to stream: StandardStream) throws(FileError) {
    try FileOutput(stream).append(Array(text.utf8))
  }

  /// Which of standard output and standard error go to the file at a path.
  package static func streams(at path: String) -> Set<StandardStream> {
    (try? FileStatus(of: path)).map { streams($0.identity) } ?? []
  }

  /// Standard output, and standard error if it goes to the same file.
  package static var streamsOfOutput: Set<StandardStream> {
    FileStatus(descriptor: StandardStream.output.rawValue).map { streams($0.identity) } ?? []
  }

  static func streams(_ identity: FileStatus.Identity) -> Set<StandardStream> {
    Set([.output, .error].filter { FileStatus(descriptor: $0.rawValue)?.identity == identity })
  }

  /// Whether the stream is a terminal.
  package static func isTerminal(_ stream: StandardStream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The width of a stream's terminal in columns; nil without one.
  package static func terminalWidth(_ stream: StandardStream) -> Int? {
    var size = winsize()
    guard unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: ``FileError`` if it cannot be read or has more bytes than the limit.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try Descriptor.readAll(from: 0, limit: limit, path: "-", expecting: 0)
  }

  /// The next available bytes of standard input; empty at its end.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package static func readStandardInputPiece() throws(FileError) -> [UInt8] {
    try Descriptor.readPiece(from: StandardStream.input.rawValue, path: "-")
  }

  /// Whether reading from the stream would not wait, because bytes or its end are there.
  package static func isWaiting(_ stream: StandardStream) -> Bool {
    var entry = pollfd(fd: stream.rawValue, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, 0) > 0
  }
}
