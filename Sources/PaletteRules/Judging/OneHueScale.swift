import Colorimetry

/// Series that are steps of one hue from dark to light: a scale, which a ramp should declare. Its steps look alike
/// because they are meant to, so that one finding says more than a list of confusions.
struct OneHueScale {
  /// What people call the hue: `grey`, `blue`.
  let hue: String
  /// Whether the series get lighter in their order.
  let rises: Bool

  /// The fewest steps; two or three shades may well be series. An engineering choice.
  private static let fewest = 4
  /// The widest range of OKLCh hue, in degrees: ColorBrewer's sequential schemes of one hue stay within it. An
  /// engineering choice.
  private static let widestHue = 30.0
  /// The OKLCh chroma below which a hue has no meaning; ``ColorName`` calls such a colour grey.
  private static let leastChroma = 0.04

  /// Nil where the colours, in order, do not get lighter or darker all the way in one hue.
  init?(_ colors: [SRGB]) {
    guard colors.count >= Self.fewest else { return nil }
    let all = colors.map { OKLCh(OKLab(LinearSRGB($0))) }
    let steps = zip(all, all.dropFirst()).map { $1.lightness - $0.lightness }
    guard steps.allSatisfy({ $0 > 0 }) || steps.allSatisfy({ $0 < 0 }) else { return nil }
    let colored = all.filter { $0.chroma >= Self.leastChroma }
    guard let first = colored.first else {
      (hue, rises) = ("grey", steps[0] > 0)
      return
    }
    // Near black and white a scale loses its chroma; a grey in the middle is another series.
    guard colored.count * 2 > all.count else { return nil }
    let turns = colored.map { color in (color.hue - first.hue + 540).truncatingRemainder(dividingBy: 360) - 180 }
    guard (turns.max() ?? 0) - (turns.min() ?? 0) <= Self.widestHue else { return nil }
    hue = ColorName(SRGB(LinearSRGB(XYZD65(OKLab(colored[colored.count / 2])))).clamped).rawValue
    rises = steps[0] > 0
  }
}

extension JudgedMode {
  /// The scale that the series form, where PC203 reports some of its steps as alike: no other rule repeats them.
  var scale: OneHueScale? {
    guard settings.warns(.tooSimilar), pairs.readings.contains(where: \.isAlike)
    else { return nil }
    let colors = shown.prefix(judgedCount).compactMap(\.self)
    return colors.count == judgedCount ? OneHueScale(colors) : nil
  }
}
