/// A shape that marks a point, by this project's names.
package enum Symbol: String, CaseIterable, Sendable {
  case none, circle, cross, triangle, plus, square, diamond, asterisk, ring
  case triangleDown = "triangle-down"
  case triangleLeft = "triangle-left"
  case triangleRight = "triangle-right"
}

extension Symbol {
  /// `triangle down`.
  package var word: String {
    switch self {
    case .triangleDown: "triangle down"
    case .triangleLeft: "triangle left"
    case .triangleRight: "triangle right"
    default: rawValue
    }
  }

  /// `a cross`, `an asterisk`.
  package var phrase: String { self == .asterisk ? "an asterisk" : self == .none ? "no symbol" : "a \(word)" }
}
