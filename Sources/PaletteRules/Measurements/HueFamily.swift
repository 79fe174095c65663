import Colorimetry

/// What people call a colour when they leave aside how light it is: olive is a dark yellow, brown a dark orange.
enum HueFamily: String, Sendable {
  case neutral, red, orange, yellow, green, teal, blue, violet

  /// The family of a name.
  init(_ name: ColorName) {
    self =
      switch name {
      case .black, .grey, .white: .neutral
      case .red, .pink: .red
      case .orange, .brown: .orange
      case .yellow, .olive: .yellow
      case .green: .green
      case .teal: .teal
      case .blue: .blue
      case .violet, .purple: .violet
      }
  }

  /// Degrees of OKLCh hue that two colours differ by at least before one is said to be another colour than the other: the
  /// families are 45° to 60° wide, and nobody notices that a blue has crossed the border to teal by 5°. An engineering
  /// choice.
  static let leastTurn = 30.0
  /// OKLCh chroma that a grey has to gain, or a colour to lose, likewise. An engineering choice.
  static let leastChroma = 0.06

  /// Whether people who know the one would not look for the other: another family, and not by a hair.
  static func isSwap(_ one: SRGB, _ other: SRGB) -> Bool {
    let families = [one, other].map { HueFamily(ColorName($0)) }
    guard families[0] != families[1] else { return false }
    let (a, b) = (OKLCh(OKLab(LinearSRGB(one))), OKLCh(OKLab(LinearSRGB(other))))
    if families.contains(.neutral) { return (a.chroma - b.chroma).magnitude >= leastChroma }
    let turn = (a.hue - b.hue).magnitude
    return min(turn, 360 - turn) >= leastTurn
  }
}
