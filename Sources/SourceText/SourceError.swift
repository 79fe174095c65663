/// Why a text could not be read, and where.
package struct SourceError: Error, Hashable, Sendable {
  /// The offending bytes, or UTF-8 offsets within a text of its own; empty at the end of the text.
  package let range: Range<Int>
  /// Lower case, quotes the offender, says what would be right. Holds untrusted text: escape before printing.
  package let message: String
  /// What to write instead, where the message does not say so.
  package let help: String?
  /// The word that may be meant; nil where none is near.
  package let suggestion: String?
  /// Whether a brace is missing or closes nothing, which moves everything after it.
  package let isOfBraces: Bool

  /// Creates an error at a range of bytes.
  package init(
    _ message: String, help: String? = nil, meaning suggestion: String? = nil, at range: Range<Int>,
    isOfBraces: Bool = false
  ) {
    (self.message, self.range, self.isOfBraces) = (message, range, isOfBraces)
    (self.help, self.suggestion) = (help, suggestion)
  }
}
