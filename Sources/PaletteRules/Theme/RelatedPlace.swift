/// Another place related to a finding.
package struct RelatedPlace: Sendable {
  /// The label: `'growth'`.
  package var label: String
  /// The place.
  package var origin: TokenOrigin

  /// Creates a place.
  package init(label: String, origin: TokenOrigin) {
    self.label = label
    self.origin = origin
  }
}
