import Colorimetry
import ImageSimulation

/// Colours of a picture that may be the classes of a ramp, as those of filled contours, of a map or a heat map.
struct PictureRamp {
  /// The classes, from the darkest.
  let colors: [ChartColors.Use]
  /// Whether there are so many, so close together, that they are judged as a ramp; otherwise they are judged as series.
  let isRamp: Bool

  /// Nil for colours that only series have.
  init?(_ marks: [ChartColors.Use], _ picture: ChartColors) {
    if let way = Self.way(marks, by: [picture.background] + [picture.plotBackground].compactMap(\.self)) {
      (colors, isRamp) = (way, true)
      return
    }
    let sorted = marks.sorted { Self.lightness($0) < Self.lightness($1) }
    let shades = sorted.map(\.color.srgb)
    guard picture.isGraded || RampShape.isOneScale(shades) || RampShape.hasTwoArms(shades) else { return nil }
    (colors, isRamp) = (sorted, false)
  }

  /// A way through all colours that takes only short steps; those of series lie far apart. The middle class of a diverging ramp
  /// may pass for the background, `grounds`.
  private static func way(_ marks: [ChartColors.Use], by grounds: [ChartColors.Use]) -> [ChartColors.Use]? {
    guard marks.count >= leastClasses, let darkest = marks.min(by: { lightness($0) < lightness($1) }) else {
      return nil
    }
    var way: [ChartColors.Use] = []
    var last = darkest
    var left = marks + grounds.filter { !marks.map(\.color).contains($0.color) }
    while let index = left.indices.min(by: { distance(last, left[$0]) < distance(last, left[$1]) }),
      distance(last, left[index]) <= longestStep
    {
      last = left.remove(at: index)
      if marks.contains(last) { way.append(last) }
    }
    return way.count == marks.count ? way : nil
  }

  private static func distance(_ one: ChartColors.Use, _ other: ChartColors.Use) -> Double {
    DifferenceMetric.ciede2000.distance(LinearSRGB(one.color.srgb), LinearSRGB(other.color.srgb))
  }

  private static func lightness(_ use: ChartColors.Use) -> Double { OKLab(LinearSRGB(use.color.srgb)).lightness }

  /// Fewer colours are series as often; an engineering choice.
  private static let leastClasses = 8
  /// ΔE00 between neighbours: nine classes of viridis and plasma are up to 18 and 20 apart; of the published palettes for series,
  /// Pastel2 needs the shortest step, 22.7. An engineering choice.
  private static let longestStep = 21.0
}
