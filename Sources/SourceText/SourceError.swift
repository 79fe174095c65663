/// Why a text could not be read, and where.
package struct SourceError: Error, Hashable, Sendable {
  /// The offending bytes; empty at the end of the text.
  package let range: Range<Int>
  /// Lower case, quotes the offender, says what would be right. Holds untrusted text: escape before printing.
  package let message: String
  /// Whether a brace is missing or closes nothing, which moves everything after it.
  package let isOfBraces: Bool

  /// Creates an error at a range of bytes.
  package init(_ message: String, at range: Range<Int>, isOfBraces: Bool = false) {
    (self.message, self.range, self.isOfBraces) = (message, range, isOfBraces)
  }
}
