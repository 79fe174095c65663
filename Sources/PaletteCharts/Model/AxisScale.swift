import RealModule

/// How values are spread along an axis, by Apple's names (`AXNumericDataAxisDescriptor.ScaleType`).
package enum AxisScale: String, CaseIterable, Hashable, Sendable {
  case linear, log10, ln

  /// A value on its way to its place: itself, or its logarithm, which needs a value above 0.
  package func spread(_ value: Double) -> Double {
    switch self {
    case .linear: value
    case .log10: .log10(value)
    case .ln: .log(value)
    }
  }

  /// The value that ``spread(_:)`` makes this of.
  package func value(_ spread: Double) -> Double {
    switch self {
    case .linear: spread
    case .log10: .exp10(spread)
    case .ln: .exp(spread)
    }
  }
}
