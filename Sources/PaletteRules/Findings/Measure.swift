/// The measurement behind a finding, unrounded.
package struct Measure: Hashable, Sendable {
  /// The measured number.
  package var value: Double
  /// The threshold; nil where the rule has none.
  package var required: Double?
  /// The unit of both numbers.
  package var unit: Unit
  /// Who sees it this way; nil for a measurement that is the same for everyone, such as a contrast ratio.
  package var observer: Observer?

  /// Creates a measure.
  package init(_ value: Double, of required: Double? = nil, _ unit: Unit, by observer: Observer? = nil) {
    (self.value, self.required, self.unit, self.observer) = (value, required, unit, observer)
  }
}
