package import Colorimetry

/// How far apart the colours of a categorical palette stay, and how they stand on white.
///
/// Measured as PC201–PC203 judge: CIEDE2000 on CIELAB D65, clamped to sRGB, the least over the severities of
/// ``JudgementSettings``; Viénot 1999 for protan and deutan, Brettel 1997 for tritan.
package struct PaletteMeasurement: Sendable {
  /// The visions that are measured, in the order of reports.
  package static let visions: [Vision] = [.normal, .protan, .deutan, .tritan]

  /// One pair under one vision.
  package struct Pair: Sendable {
    /// Indices into the colours, `first < second`.
    package let first, second: Int
    /// Who looks.
    package let vision: Vision
    /// CIEDE2000, unrounded; over a sweep the least.
    package let value: Double
    /// Where in the sweep, 0…1; 1 for normal vision.
    package let severity: Double
    /// Whether the two pass for one colour.
    package var isConfused: Bool { value < Thresholds.pair }
  }

  /// The colours, encoded.
  package let colors: [SRGB]
  private let pairs: [[Pair]]

  /// Measures every pair.
  package init(_ colors: [SRGB]) {
    self.colors = colors
    let settings = JudgementSettings()
    let measured = PairMeasurements(colors.map { LinearSRGB($0) }, severities: settings.severities)
    pairs = Self.visions.map { vision in
      colors.indices.flatMap { j in
        (0..<j).compactMap { i in
          let weakest = vision == .normal ? nil : measured.weakest(i, j, vision)
          guard let value = weakest?.value ?? measured.designed(i, j) else { return nil }
          return Pair(first: i, second: j, vision: vision, value: value, severity: weakest?.severity ?? 1)
        }
      }
    }
  }

  /// The closest pair among the first `count` colours, the first of several equal ones; nil for fewer than two.
  package func least(_ vision: Vision, ofFirst count: Int = .max) -> Pair? {
    pairs(vision).filter { $0.second < count }.min { ($0.value, $0.second) < ($1.value, $1.second) }
  }

  /// The pairs that these visions confuse and everybody else tells apart, each once and where it is least, the least
  /// first; for normal vision all that everybody confuses.
  package func confused(under visions: [Vision], ofFirst count: Int = .max) -> [Pair] {
    let alike = Set(pairs(.normal).filter(\.isConfused).map { [$0.first, $0.second] })
    var worst: [[Int]: Pair] = [:]
    for pair in visions.flatMap(pairs) where pair.isConfused && pair.second < count {
      let key = [pair.first, pair.second]
      // Ties go to the vision of more people: deutan stands after protan.
      guard pair.vision == .normal || !alike.contains(key), pair.value <= worst[key]?.value ?? .infinity else {
        continue
      }
      worst[key] = pair
    }
    return worst.values.sorted { ($0.value, $0.first, $0.second) < ($1.value, $1.first, $1.second) }
  }

  /// How many of the first colours can be used together before one of these visions confuses two of them.
  package func safeCount(under visions: [Vision]) -> Int {
    visions.flatMap(pairs).filter(\.isConfused).map(\.second).min() ?? colors.count
  }

  /// The lowest contrast of a colour against a background, the first of several equal ones, and how many stay below what
  /// WCAG 2.2 SC 1.4.11 asks of graphics; nil without colours.
  package func contrast(on background: SRGB) -> (least: Double, index: Int, below: Int)? {
    let ratios = colors.map { WCAG.contrastRatio($0, background) }
    guard let least = ratios.min(), let index = ratios.firstIndex(of: least) else { return nil }
    return (least, index, ratios.count { $0 < WCAG.minimumForGraphics })
  }

  private func pairs(_ vision: Vision) -> [Pair] {
    Self.visions.firstIndex(of: vision).map { pairs[$0] } ?? []
  }
}
