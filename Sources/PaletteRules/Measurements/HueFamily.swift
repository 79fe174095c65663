import Colorimetry

/// What people call a colour regardless of its lightness: olive is a dark yellow, brown a dark orange.
enum HueFamily: String, Sendable {
  case neutral, red, orange, yellow, green, teal, blue, violet

  init(_ name: ColorName) {
    self =
      switch name {
      case .black, .grey, .white: .neutral
      case .red, .pink: .red
      case .orange, .brown: .orange
      case .yellow, .olive: .yellow
      case .green: .green
      case .teal, .cyan: .teal
      case .blue: .blue
      case .purple: .violet
      }
  }

  /// The least difference in OKLCh hue, in degrees, between colours of different families: families are 45° to 60°
  /// wide, and nobody notices a blue that crosses the border to teal by 5°. An engineering choice.
  static let leastTurn = 30.0
  /// The least difference in OKLCh chroma between a grey and a colour. An engineering choice.
  static let leastChroma = 0.06

  /// Whether the two colours belong to clearly different families, so that a reader would not recognize the series.
  static func isSwap(_ one: SRGB, _ other: SRGB) -> Bool {
    let families = [one, other].map { HueFamily(ColorName($0)) }
    guard families[0] != families[1] else { return false }
    let (a, b) = (OKLCh(OKLab(LinearSRGB(one))), OKLCh(OKLab(LinearSRGB(other))))
    if families.contains(.neutral) { return (a.chroma - b.chroma).magnitude >= leastChroma }
    let turn = (a.hue - b.hue).magnitude
    return min(turn, 360 - turn) >= leastTurn
  }
}
