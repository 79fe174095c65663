package import FileAccess
package import PNGCodec
package import PaletteRules

/// Everything a command needs from the outside. Tests give it another world.
package protocol CommandHost: FileSystem {
  /// The value of a variable of the environment.
  func environment(_ name: String) -> String?

  // MARK: Standard input, output and error, and the terminal behind them

  /// The bytes of standard input, at most `limit` of them.
  func readStandardInput(limit: Int) throws(HostError) -> [UInt8]
  /// Standard input piece by piece, each as soon as it comes.
  func standardInput() -> any ByteSource
  /// Whether more of standard input can be read, or its end, without waiting.
  var inputIsWaiting: Bool { get }
  /// Waits until standard input can be read, or work that was begun beside has ended.
  ///
  /// - Returns: Whether standard input can be read.
  func awaitInput() -> Bool
  /// Begins work on another thread, if there are any.
  func begin(_ work: @escaping @Sendable () -> Void)
  /// Opens standard output to write bytes to it piece by piece.
  func outputSink() -> any FileSink
  /// Which of standard output and standard error go to the file that a path names; `-` is standard output.
  func streams(at path: String) -> Set<StandardStream>
  /// Whether standard output is a terminal.
  var outputIsTerminal: Bool { get }
  /// Columns of the terminal, when there is one.
  var terminalColumns: Int? { get }
  /// Writes to standard output. A reader that has closed the pipe is not an error.
  func write(_ text: String) throws(HostError)
  /// Writes to standard error; there is nowhere to report a failure to.
  func writeError(_ text: String)

  // MARK: Time, and the signals that end a command

  /// Does something short that no signal may cut in two.
  func uninterrupted(_ body: () -> Void)
  /// Sleeps.
  ///
  /// - Returns: Whether to go on; false only in tests, since a signal ends the process itself.
  func pause(milliseconds: Int) -> Bool
  /// Lets a signal end work that has no end of its own, with 130 or 143.
  func endOnInterruption()
  /// Today, in UTC: a waiver ends on the same day everywhere.
  var today: CalendarDate { get }

  // MARK: A browser, and the connections that it makes to this program

  /// Answers connections of the same machine; returns only where nobody can connect.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - ready: Gets the port before the first connection.
  ///   - reply: What to do with the bytes that a connection has sent.
  func serve(
    port: Int, ready: (Int) throws(HostError) -> Void, reply: ([UInt8]) -> LoopbackReply
  ) throws(HostError)
  /// Opens an address in the browser, if there is one, without telling it to other users of the machine.
  func openInBrowser(_ address: String)
}

extension CommandHost {
  /// Throws.
  package func serve(
    port: Int, ready: (Int) throws(HostError) -> Void, reply: ([UInt8]) -> LoopbackReply
  ) throws(HostError) { throw HostError("cannot be served here") }
  /// Does nothing.
  package func openInBrowser(_ address: String) {}
  /// Leaves the waiting to whoever reads.
  package func awaitInput() -> Bool { true }
  /// Does it at once.
  package func begin(_ work: @escaping @Sendable () -> Void) { work() }
}

/// What a command cannot read, draw or write, and why.
struct FileFailure: Error {
  let path: String
  let reason: String
}

/// Why an operation of the host failed.
package typealias HostError = FileError

extension HostError {
  /// Refuses in lower case, with what would be right: `permission denied`.
  package init(_ message: String) { self = .refused(message) }

  /// What failed, without the path.
  package var message: String { reason }
}
