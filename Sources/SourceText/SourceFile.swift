/// A text that was read, under the name that the user gave it.
///
/// A class, because every colour refers to the file it came from and the line table is worked out once.
package final class SourceFile: Sendable {
  /// The path as the user wrote it; `-` for standard input, `command line` for colours given as arguments.
  package let path: String
  /// The bytes as they are on disk, byte order mark included.
  package let bytes: [UInt8]
  /// Offsets of the first byte of each line.
  package let lines: LineTable

  /// Wraps bytes under a name.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lines = LineTable(bytes)
  }
}
