/// A colour that a change gave another value.
package struct ColorChange: Hashable, Sendable {
  /// The token of the chart; untrusted.
  package var token: String
  /// The colour before, as hex; nil for one that is new.
  package var before: String?
  /// The colour now.
  package var after: String

  /// States a change.
  package init(token: String, before: String?, after: String) {
    (self.token, self.before, self.after) = (token, before, after)
  }
}
