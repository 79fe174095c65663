/// Why libyaml cannot go on, and where.
package struct YAMLError: Error, Hashable, Sendable {
  /// The byte that it stumbled over; the number of bytes at the end of the text.
  package let offset: Int
  /// What is wrong, in libyaml's words: `did not find expected ',' or ']'`.
  package let problem: String
  /// What was being read, in libyaml's words: `while parsing a flow sequence`; empty when it does not say.
  package let context: String
  /// Where what was being read begins; nil when it does not say.
  package let contextOffset: Int?
}
