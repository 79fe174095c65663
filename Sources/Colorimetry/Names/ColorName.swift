/// An everyday name for a colour, one of fourteen: what most people answered in a survey (``SurveyedName``).
///
/// Names serve wording and advice; apart from a red with a green, they never decide whether two colours are confused.
package enum ColorName: String, CaseIterable, Sendable {
  case black, grey, white, red, orange, brown, yellow, olive, green, teal, cyan, blue, purple, pink

  /// The name of a colour inside the sRGB gamut.
  package init(_ color: SRGB) { self = SurveyedName(color).most.name }

  /// Whether it is black, grey or white.
  package var isNeutral: Bool { self == .black || self == .grey || self == .white }

  var index: Int {
    switch self {
    case .black: 0
    case .grey: 1
    case .white: 2
    case .red: 3
    case .orange: 4
    case .brown: 5
    case .yellow: 6
    case .olive: 7
    case .green: 8
    case .teal: 9
    case .cyan: 10
    case .blue: 11
    case .purple: 12
    case .pink: 13
    }
  }
}
