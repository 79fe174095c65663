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

  /// Wraps bytes under a name.
  package init(path: String, bytes: [UInt8], isBuiltIn: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isBuiltIn = isBuiltIn
    self.lines = LineTable(bytes)
  }
}

/// Why a text could not be read, and where.
package struct SourceError: Error, Hashable, Sendable {
  /// The offending bytes, or UTF-8 offsets within a text of its own; empty at the end of the text.
  package let range: Range<Int>
  /// What to write instead, where the message does not say so.
  package let help: String?
  /// Whether a brace is missing or closes nothing, which moves everything after it.
  package let isOfBraces: Bool
  /// Whether the text is right and only not worked out here: it counts as not checked.
  package let isUnread: Bool
  /// What makes the words once somebody asks: most texts of a file are no colours, and few of the errors are shown.
  private let words: @Sendable () -> (message: String, meant: String?)

  /// Lower case, quotes the offender, says what would be right. Holds untrusted text: escape before printing.
  package var message: String { words().message }
  /// The word that may be meant; nil where none is near.
  package var suggestion: String? { words().meant }

  /// Creates an error at a range of bytes.
  package init(
    _ message: String, help: String? = nil, meaning suggestion: String? = nil, at range: Range<Int>,
    isOfBraces: Bool = false, isUnread: Bool = false
  ) {
    (self.range, self.help, self.isOfBraces, self.isUnread) = (range, help, isOfBraces, isUnread)
    words = { (message, suggestion) }
  }

  /// Creates an error whose words are found when they are asked for.
  package init(at range: Range<Int>, words: @escaping @Sendable () -> (message: String, meant: String?)) {
    (self.range, help, isOfBraces, isUnread) = (range, nil, false, false)
    self.words = words
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.range == other.range && one.help == other.help && one.isOfBraces == other.isOfBraces
      && one.words() == other.words()
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(message)
  }
}
