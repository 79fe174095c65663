/// Values on a straight axis.
package struct LinearScale: Hashable, Sendable {
  /// The values at both ends, the lower first, which differ.
  package let domain: ClosedRange<Double>
  /// Where the lower value stands, and the upper one.
  package let start, end: Double

  /// Creates a scale; a domain of one value is widened by one on both sides.
  package init(_ domain: ClosedRange<Double>, from start: Double, to end: Double) {
    let isEmpty = domain.lowerBound == domain.upperBound
    self.domain = isEmpty ? (domain.lowerBound - 1)...(domain.upperBound + 1) : domain
    (self.start, self.end) = (start, end)
  }

  /// Where a value stands; values outside the domain stand outside.
  package func callAsFunction(_ value: Double) -> Double {
    start + (end - start) * ((value - domain.lowerBound) / (domain.upperBound - domain.lowerBound))
  }
}
