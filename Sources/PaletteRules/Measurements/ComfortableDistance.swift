package import Colorimetry

/// The CIEDE2000 from which colour alone separates two series clearly: everyone tells them apart at a glance.
///
/// Below the thresholds of PC201–PC203 a pair is confused: some readers see one colour. Between those and these figures it is
/// close: readers tell the two apart side by side, but not at a glance or on small marks (PC204, PC205, PC209).
package struct ComfortableDistance: Hashable, Sendable {
  /// As designed, and under protan and deutan vision by Viénot 1999: what the marks need, and at least
  /// ``MarkFloor/small`` for a red and a green.
  package let redGreen: Double
  /// Under tritan vision by Brettel 1997: what the marks need.
  package let blueYellow: Double
  /// Whether the two are a red and a green by their names.
  package let isRedGreen: Bool
  /// Under protan and deutan vision by Viénot 1999: below it a red and a green are confused; nil for other hues.
  ///
  /// They need more than the threshold of PC201, because readers and experts alike see the textbook mistake in them: the
  /// ends of ColorBrewer's RdYlGn keep 8.1 and 10.2. An engineering choice: what Leonardo (Adobe) requires of any pair.
  package let confused: Double?

  /// The distance for two series.
  ///
  /// - Parameter isRedGreen: ``areRedAndGreen(_:_:)`` of their colours as shown.
  package init(_ one: Series, _ other: Series, isRedGreen: Bool, _ thresholds: Thresholds) {
    self.init(
      marks: max(MarkFloor.floor(one), MarkFloor.floor(other)),
      rare: max(MarkFloor.rareFloor(one), MarkFloor.rareFloor(other)), isRedGreen: isRedGreen, thresholds)
  }

  /// The distance for two colours on marks that the theme does not state.
  package init(isRedGreen: Bool, _ thresholds: Thresholds) {
    self.init(marks: MarkFloor.unstated, rare: MarkFloor.filled, isRedGreen: isRedGreen, thresholds)
  }

  private init(marks: Double, rare: Double, isRedGreen: Bool, _ thresholds: Thresholds) {
    let scale = thresholds.filledMarks / MarkFloor.filled
    self.isRedGreen = isRedGreen
    confused = isRedGreen ? MarkFloor.unstated * scale : nil
    redGreen = (isRedGreen ? max(marks, MarkFloor.small) : marks) * scale
    blueYellow = rare * scale
  }

  /// Whether people call one of the two red and the other green. Apple's talk on charts advises against the two
  /// together (WWDC21, session 10122).
  package static func areRedAndGreen(_ one: SRGB, _ other: SRGB) -> Bool {
    areRedAndGreen(ColorName(one), ColorName(other))
  }

  /// Whether one of the two names is red and the other green.
  static func areRedAndGreen(_ one: ColorName?, _ other: ColorName?) -> Bool {
    one == .red && other == .green || one == .green && other == .red
  }

  /// The distance under a vision by the default models.
  package subscript(vision: Vision) -> Double { vision == .tritan ? blueYellow : redGreen }
}
