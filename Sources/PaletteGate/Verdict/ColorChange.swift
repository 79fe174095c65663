/// A colour that a change gave another value.
package struct ColorChange: Hashable, Sendable {
  /// The token of the chart; untrusted.
  package var token: String
  /// The colour before, as hex; nil for one that no theme had.
  package var before: String?
  /// The colour now.
  package var after: String
  /// Whether a colour that no theme had is new in its file, too; otherwise it was there, and nothing took it for a chart's.
  package var isNew: Bool

  /// States a change.
  package init(token: String, before: String?, after: String, isNew: Bool = true) {
    (self.token, self.before, self.after, self.isNew) = (token, before, after, isNew)
  }
}
