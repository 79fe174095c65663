/// A text that was read, under the name that the user gave it.
///
/// A class, because every colour refers to the file it came from and the line table is worked out once.
package final class SourceFile: Sendable {
  /// The path as the user wrote it; `-` for standard input, `command line` for colours given as arguments,
  /// `palette:NAME` for a palette that is built in.
  package let path: String
  /// The bytes as they are on disk, byte order mark included.
  package let bytes: [UInt8]
  /// Offsets of the first byte of each line.
  package let lines: LineTable
  /// Whether the text is a part of the program: nobody can open it, so its lines lead nowhere.
  package let isBuiltIn: Bool
  /// The path of the archive that holds the text, which `path` then names too: `deck.pptx!ppt/theme/theme1.xml`.
  package let archive: String?

  /// Wraps bytes under a name.
  ///
  /// - Parameters:
  ///   - archive: The path of the archive that holds the text; nil for a file of its own.
  package init(path: String, bytes: [UInt8], isBuiltIn: Bool = false, archive: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.isBuiltIn = isBuiltIn
    self.lines = LineTable(bytes)
    self.archive = archive
  }
}
