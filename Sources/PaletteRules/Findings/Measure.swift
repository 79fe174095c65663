/// What a rule measured where it found something, unrounded.
package struct Measure: Hashable, Sendable {
  /// The number.
  package var value: Double
  /// What the rule asks for; nil where it asks for no number.
  package var required: Double?
  /// Of both.
  package var unit: Unit
  /// Who sees it so; nil where it is the same for everyone by its nature, as a contrast ratio is.
  package var observer: Observer?

  /// Creates a measure.
  package init(_ value: Double, of required: Double? = nil, _ unit: Unit, by observer: Observer? = nil) {
    (self.value, self.required, self.unit, self.observer) = (value, required, unit, observer)
  }
}
