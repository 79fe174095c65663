/// Another place that a finding speaks of.
package struct RelatedPlace: Sendable {
  /// What it is: `'growth'`.
  package var label: String
  /// Where.
  package var origin: TokenOrigin

  /// Creates a place.
  package init(label: String, origin: TokenOrigin) {
    self.label = label
    self.origin = origin
  }
}
