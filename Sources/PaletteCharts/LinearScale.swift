/// A linear scale from values to positions.
package struct LinearScale: Hashable, Sendable {
  /// The values at both ends, the lower first; they differ.
  package let domain: ClosedRange<Double>
  /// The positions of the lower and the upper value.
  package let start, end: Double

  /// Creates a scale; a domain of one value is widened by one on both sides.
  package init(_ domain: ClosedRange<Double>, from start: Double, to end: Double) {
    let isEmpty = domain.lowerBound == domain.upperBound
    self.domain = isEmpty ? (domain.lowerBound - 1)...(domain.upperBound + 1) : domain
    (self.start, self.end) = (start, end)
  }

  /// The position of a value; values outside the domain lie outside the range.
  package func callAsFunction(_ value: Double) -> Double {
    start + (end - start) * ((value - domain.lowerBound) / (domain.upperBound - domain.lowerBound))
  }
}
