package import Colorimetry

/// The problem of a repair with one colour that may move: what another value of it does to everything that uses it or is next
/// to it, in every mode of its theme. A remedy must not replace one error by another.
package struct MovedColor {
  /// Where the file defines the colour.
  let place: ColorPlace
  private let color: Int
  /// With the demands on the colour alone; those of contrast first, which need no simulation.
  private let problem: RepairProblem
  private(set) var seen: SeenColors

  /// Nil where no rule asks anything of the colour, or of too many to tell.
  ///
  /// - Parameters:
  ///   - all: The demands on all colours.
  ///   - keepsPassed: Whether what passes now may not be lost.
  ///   - seen: The colours simulated so far.
  init?(at place: ColorPlace, of all: RepairProblem, keepsPassed: Bool, seen: consuming SeenColors) {
    guard !all.isTooLarge, let color = all.colors.firstIndex(where: { $0.place == place }) else { return nil }
    let own = all.demands.filter {
      all.colors(of: $0).contains(color) && !($0.goal != nil && all.colors(of: $0).count == 1)
    }
    guard !own.isEmpty else { return nil }
    let problem = all.keeping(own.filter { $0.goal == nil } + own.filter { $0.goal != nil })
    var seen = seen
    self.problem = keepsPassed ? problem.keepingPassed(&seen, isClear: true) : problem
    (self.place, self.color, self.seen) = (place, color, seen)
  }

  /// A colour whose other values a picker shows; nil where no rule asks anything of it, or of too many to tell.
  ///
  /// - Parameters:
  ///   - place: Where the theme defines the colour.
  ///   - waived: What waivers cover.
  package init?(
    _ place: ColorPlace, in theme: Theme, settings: JudgementSettings, waived: Set<WaivedTokens> = []
  ) {
    let settings = settings.normalized
    var options = RepairOptions()
    options.waived = waived
    self.init(
      at: place, of: RepairProblem(theme.palettesAsThemes, settings: settings, options: options), keepsPassed: false,
      seen: SeenColors(settings, margin: .none))
  }

  /// Whether no rule makes an error of a value of eight bits, beside the other colours as they are.
  package mutating func passes(_ value: SRGB) -> Bool { level(value) >= 0 }

  /// The least level of the demands on the colour with another value: eight bits, encoded.
  ///
  /// - Parameter opacity: The new opacity of translucent marks; nil keeps theirs.
  private mutating func level(
    _ value: SRGB, opacity: Double? = nil, where isAsked: (RepairDemand) -> Bool = { _ in true }
  ) -> Double {
    let problem = opacity.map { self.problem.with(opacity: $0, of: color) } ?? self.problem
    var colors = problem.colors.map(\.original)
    colors[color] = value
    return problem.demands.reduce(1) { least, demand in
      isAsked(demand) ? min(least, problem.level(demand, colors, &seen)) : least
    }
  }

  /// Whether something that passes now fails with another value, or a pair that fails becomes worse.
  mutating func spoils(_ value: SRGB, opacity: Double? = nil) -> Bool { level(value, opacity: opacity) < -1 }

  /// Whether marks in another value contrast with everything behind them.
  mutating func isSeen(_ value: SRGB) -> Bool { level(value) { $0.goal == nil } >= 0 }

  /// Whether another value is clear beside another colour.
  mutating func isClear(_ value: SRGB, from other: ColorPlace) -> Bool {
    let problem = problem
    return level(value) { demand in
      demand.goal != nil && problem.colors(of: demand).contains { problem.colors[$0].place == other }
    } == 1
  }

  /// The least CIEDE2000 between another value and a colour, as shown, for everyone and with some deficiencies.
  mutating func least(_ value: SRGB, _ other: SRGB, deficiencies: [Vision]) -> Double {
    let (a, b) = (seen.row(of: value), seen.row(of: other))
    return seen.least(a, b, deficiencies: deficiencies)
  }
}

/// Whether readers who know a chart recognize a series in another shade of its colour.
enum FaithfulShade {
  /// The greatest CIEDE2000 of a change that a finding suggests for one colour, and of a change that only makes pairs
  /// clear. An engineering choice: further away even a shade of one hue looks like another colour beside its original.
  static let greatestMove = 20.0
  /// The least share of its chroma that a colour keeps. An engineering choice: `#ffcc00` keeps 77 % as `#b98f00`, a
  /// yellow still, and 40 % as `#4b3600`, a brown; `#1f78b4` keeps 60 % as `#3a6d8c`, a dull blue.
  static let leastChroma = 0.75

  /// Whether a shade keeps the name and most of the chroma of a colour, and stays near it. Both encoded.
  static func isOne(_ new: SRGB, of old: SRGB) -> Bool {
    let move = DifferenceMetric.ciede2000.distance(LinearSRGB(old), LinearSRGB(new))
    return move <= greatestMove && keepsChroma(new, of: old) && KeptName(of: old).fits(new)
  }

  /// Whether a colour keeps most of the chroma of another one; always for greys.
  static func keepsChroma(_ new: SRGB, of old: SRGB) -> Bool {
    keepsChroma(OKLCh(OKLab(LinearSRGB(new))), of: OKLCh(OKLab(LinearSRGB(old))), share: leastChroma)
  }

  /// The chroma of a grey is not exactly 0: this much is rounding.
  private static let noise = 0.001

  /// Whether a colour keeps a share of the chroma of another one; always for greys.
  static func keepsChroma(_ new: OKLCh, of old: OKLCh, share: Double) -> Bool {
    old.chroma < noise || new.chroma >= share * old.chroma
  }
}

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
