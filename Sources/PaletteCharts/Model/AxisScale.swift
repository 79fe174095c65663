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
}
