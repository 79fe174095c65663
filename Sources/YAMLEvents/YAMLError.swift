/// Why libyaml cannot continue, and where.
package struct YAMLError: Error, Hashable, Sendable {
  /// The offset of the offending byte; the number of bytes at the end of the text.
  package let offset: Int
  /// The error in libyaml's words: `did not find expected ',' or ']'`.
  package let problem: String
  /// The context in libyaml's words: `while parsing a flow sequence`; empty if there is none.
  package let context: String
  /// The start of the context; nil if there is none.
  package let contextOffset: Int?
}
