import Colorimetry

/// The colour name to keep, so that readers who know the chart recognize the series.
struct KeptName {
  /// Whether brown, a dark yellow or orange, is as good a name: where no other shade has the required contrast.
  var admitsBrown = false
  private let name: ColorName
  private let survey: SurveyedName
  private let polar: OKLCh
  /// The allowed OKLCh lightness, 0…1.
  private let lightness: ClosedRange<Double>
  /// Whether red, green and blue are equal, which a name does not express and a tint would spoil.
  private let isNeutral: Bool

  /// The OKLCh lightness outside of which any colour looks black or white, whatever its hue. Like ``ColorName`` for
  /// greys.
  private static let colored = 0.25...0.93

  /// The name of a colour, encoded. A colour that is already darker or lighter may stay so.
  init(of original: SRGB) {
    let color = OKLCh(OKLab(LinearSRGB(original)))
    polar = color
    survey = SurveyedName(original)
    name = survey.most.name
    isNeutral = original.isNeutral
    lightness =
      name.isNeutral
      ? 0...1
      : min(color.lightness, Self.colored.lowerBound)...max(color.lightness, Self.colored.upperBound)
  }

  /// The likeness of names (``SurveyedName/likeness(_:)``) from which two colours of different names pass for one: most
  /// people hesitate between the same two words. An engineering choice.
  private static let leastLikeness = 0.9

  /// Whether people would use the same name for the other colour.
  func fits(_ other: SRGB) -> Bool { fits(other, OKLCh(OKLab(LinearSRGB(other))), SurveyedName(other)) }

  /// The same for a colour whose place in OKLCh is known, and perhaps what people call it.
  func fits(_ other: SRGB, _ color: OKLCh, _ survey: @autoclosure () -> SurveyedName) -> Bool {
    guard lightness.contains(color.lightness), !isNeutral || other.isNeutral else { return false }
    // Most people call tab10's blue and cyan blue, and yet nobody takes one for the other.
    let turn = (color.hue - polar.hue).magnitude
    if min(color.chroma, polar.chroma) >= HueFamily.leastChroma, min(turn, 360 - turn) >= HueFamily.leastTurn {
      return false
    }
    let found = survey()
    // An olive is a dark yellow.
    var kept = found.share(of: name) + (name == .yellow ? found.share(of: .olive) : 0)
    if admitsBrown, name == .yellow || name == .orange { kept += found.share(of: .brown) }
    return kept >= found.most.share || found.likeness(self.survey) >= Self.leastLikeness
  }
}

extension SRGB {
  /// Whether the colour is a grey, black or white without any tint.
  fileprivate var isNeutral: Bool { red == green && green == blue }
}
