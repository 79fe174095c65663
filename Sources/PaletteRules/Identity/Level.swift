/// The severity level of a finding.
package enum Level: String, CaseIterable, Comparable, Sendable {
  case info, warning, error
  /// Info is the lowest.
  package static func < (a: Level, b: Level) -> Bool { a.order < b.order }
  private var order: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
