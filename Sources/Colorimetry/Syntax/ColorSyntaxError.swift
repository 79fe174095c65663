/// Why a text is not a colour, and where.
package struct ColorSyntaxError: Error, Hashable, Sendable {
  /// UTF-8 offsets of the offending part within the text.
  package let range: Range<Int>
  /// Lower case; quotes the offending part and gives the correct form.
  package let message: String
  /// The colour that may be meant; nil where none is near.
  package let suggestion: String?

  /// Creates an error from UTF-8 offsets and a message.
  package init(range: Range<Int>, message: String, suggestion: String? = nil) {
    (self.range, self.message, self.suggestion) = (range, message, suggestion)
  }
}
