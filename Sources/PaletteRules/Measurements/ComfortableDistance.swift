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

/// The CIEDE2000 that colours need on each kind of mark for comfortable reading.
///
/// The smaller a mark, the less of its colour is visible. Source of the order: M. Stone, D. A. Szafir, V. Setlur 2014;
/// D. A. Szafir 2018. The figures are an engineering choice between their measurements and what palettes achieve.
enum MarkFloor {
  /// Bars and areas, which need the least.
  static let filled = Thresholds.standard.filledMarks
  /// Marks that the theme does not state. An engineering choice: a little less than a line, because Okabe and Ito's
  /// palette keeps 11.6 and Petroff's 11.9, and as much as Leonardo (Adobe) requires, whose threshold is 11.
  static let unstated = 11.0
  static let line = 12.0
  /// Points and thin lines.
  static let small = 15.0
  /// The width in px below which a line is thin. An engineering choice.
  static let thinLine = 3.0

  /// What the marks of a series are called, and the difference that they need.
  private static func row(_ series: Series) -> (word: String, floor: Double) {
    switch series.mark {
    case nil: ("marks", unstated)
    case .area: ("areas", filled)
    case .bar: ("bars", filled)
    case .line: isThin(series) ? ("thin lines", small) : ("lines", line)
    case .point: ("points", small)
    }
  }

  /// The difference that a series needs.
  static func floor(_ series: Series) -> Double { row(series).floor }

  /// `areas`, `bars`, `lines`, `thin lines`, `points`, `marks`.
  static func word(_ series: Series) -> String { row(series).word }

  /// The difference that a series needs under tritan vision, which is rare: as little as a bar where the theme does not
  /// state the mark.
  static func rareFloor(_ series: Series) -> Double { series.mark == nil ? filled : floor(series) }

  /// Whether the theme declares a line too thin to show its colour well.
  static func isThin(_ series: Series) -> Bool { series.mark == .line && series.width.map { $0 < thinLine } ?? false }
}
