package import Colorimetry
package import PaletteRules

/// What the course of lightness and hue says about a row of colours.
package enum RampShape {
  /// Whether lightness only rises or only falls (OKLab).
  static func isMonotone(_ colors: [SRGB]) -> Bool {
    let lightness = colors.map { OKLab(LinearSRGB($0)).lightness }
    let steps = zip(lightness, lightness.dropFirst())
    return steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 }
  }

  /// Whether all colours that have a hue have about the same one: within 45° of their mean in OKLab.
  static func isOneHue(_ colors: [SRGB]) -> Bool {
    let hued = colors.map { OKLab(LinearSRGB($0)) }.filter { $0.chroma > greyChroma }
    let unit: [(a: Double, b: Double)] = hued.map { ($0.a / $0.chroma, $0.b / $0.chroma) }
    let mean: (a: Double, b: Double) = unit.reduce((a: 0, b: 0)) { ($0.a + $1.a, $0.b + $1.b) }
    let length: Double = (mean.a * mean.a + mean.b * mean.b).squareRoot()
    let least: Double = 0.5.squareRoot() * length
    // Within 45 degrees of the mean.
    return unit.allSatisfy { (hue: (a: Double, b: Double)) -> Bool in hue.a * mean.a + hue.b * mean.b >= least }
  }

  /// Below this chroma a colour passes for grey, and its hue angle is noise.
  private static let greyChroma = 0.03

  /// Steps of a row that nobody calls a scale. An engineering choice: two or three shades of one hue may be series.
  static let leastSteps = 5

  /// Whether a row of colours is a scale by its looks: `Blues_9`, a row of greys, blue by way of green to yellow.
  static func isScale(_ colors: [ThemeColor]) -> Bool { isScale(colors.map(\.srgb)) }

  static func isScale(_ shades: [SRGB]) -> Bool {
    shades.count >= leastSteps && isMonotone(shades) && (isOneHue(shades) || turnsOneWay(shades))
  }

  /// Whether a row nobody would name as series: a scale, or so many colours that get lighter and then darker, or one of the two,
  /// which colours in no order hardly ever do.
  static func isLikelyRamp(_ shades: [SRGB]) -> Bool {
    guard shades.count >= leastTurned else { return isScale(shades) }
    let lightness = shades.map { OKLab(LinearSRGB($0)).lightness }
    let rises = zip(lightness, lightness.dropFirst()).map { $0 < $1 }
    return zip(rises, rises.dropFirst()).count { $0 != $1 } < 2
  }

  /// Whether a theme has the series of nothing but a ramp by its looks; four steps of one hue look like one.
  package static func isLikely(_ theme: Theme) -> Bool {
    theme.palettesAsThemes.flatMap(\.modes).contains { mode in
      let colors = mode.series.map(\.color.srgb)
      return isLikelyRamp(colors) || colors.count == leastSteps - 1 && isMonotone(colors) && isOneHue(colors)
    }
  }

  /// Of seven colours in any order one in forty does so. An engineering choice.
  private static let leastTurned = 7

  /// Whether every colour has a hue, and hues turn one way from colour to colour, by half a circle at most in all.
  private static func turnsOneWay(_ colors: [SRGB]) -> Bool {
    let lab = colors.map { OKLab(LinearSRGB($0)) }
    guard lab.allSatisfy({ $0.chroma > greyChroma }) else { return false }
    // The sine of the turn has its sign, and the cosine tells turns of more than a right angle.
    let turns = zip(lab, lab.dropFirst()).map { (sine: $0.a * $1.b - $0.b * $1.a, cosine: $0.a * $1.a + $0.b * $1.b) }
    guard turns.allSatisfy({ $0.cosine > 0 }), let first = lab.first, let last = lab.last else { return false }
    let whole = first.a * last.b - first.b * last.a
    return turns.allSatisfy { $0.sine > 0 } && whole > 0 || turns.allSatisfy { $0.sine < 0 } && whole < 0
  }

  /// Whether a row is a colour map that somebody took many samples of: more colours than anybody tells apart, each next to
  /// the one before.
  static func isSampled(_ colors: [ThemeColor]) -> Bool {
    guard colors.count > mostCategories else { return false }
    return zip(colors, colors.dropFirst()).allSatisfy { one, next in
      let (a, b) = (one.srgb, next.srgb)
      return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue)) < nextTo
    }
  }

  /// The longest palettes that chart libraries ship have about twenty colours; an engineering choice.
  private static let mostCategories = 40
  /// Steps of a component, 0…1: OKLab takes two blacks for distant. An engineering choice.
  private static let nextTo = 0.04

  static func kind(of colors: [ThemeColor]) -> Ramp.Kind { kind(of: colors.map(\.srgb)) }

  /// Sequential when lightness keeps its direction for the most part, cyclic when the ends meet, otherwise diverging.
  package static func kind(of colors: [SRGB]) -> Ramp.Kind {
    let lab = colors.map { OKLab(LinearSRGB($0)) }
    guard lab.count > 2, let first = lab.first, let last = lab.last else { return .sequential }
    let lightness = lab.map(\.lightness)
    let span = (lightness.max() ?? 0) - (lightness.min() ?? 0)
    // Ends that lie less than half the span apart have turned back on the way; in the middle of them, a third of it suffices.
    let middle = lightness[lightness.count / 2]
    let arms = [first, last].map { abs($0.lightness - middle) }
    let turns = (first.lightness < middle) == (last.lightness < middle)
    let isCentred = lab.count % 2 == 1 && turns && (arms.min() ?? 0) > span / 3
    if !isCentred, abs(first.lightness - last.lightness) > span / 2 { return .sequential }
    return first.distance(to: last) < 0.05 ? .cyclic : .diverging
  }
}
