import Colorimetry
import PaletteRules

/// How distinct the colours of a categorical palette are, and their contrast on white.
///
/// It measures as PC201–PC203 do: CIEDE2000 on CIELAB D65, clamped to sRGB, the least over the severities of
/// ``JudgementSettings``; Viénot 1999 for protan and deutan, Brettel 1997 for tritan.
struct PaletteMeasurement: Sendable {
  /// The measured visions, in the order of reports.
  static let visions: [Vision] = [.normal, .protan, .deutan, .tritan]

  /// One pair under one vision.
  struct Pair: Sendable {
    /// Indices into the colours, `first < second`.
    let first, second: Int
    /// The vision.
    let vision: Vision
    /// CIEDE2000, unrounded; the least over a sweep.
    let value: Double
    /// The severity of that value, 0…1; 1 for normal vision.
    let severity: Double
    /// Whether the two look alike.
    var isConfused: Bool { value < Thresholds.pair }
  }

  /// The colours, encoded.
  let colors: [SRGB]
  private let pairs: [[Pair]]

  /// Measures every pair.
  init(_ colors: [SRGB]) {
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

  /// The closest pair among the first `count` colours, the first of equal ones; nil for fewer than two.
  func least(_ vision: Vision, ofFirst count: Int = .max) -> Pair? {
    pairs(vision).filter { $0.second < count }.min { ($0.value, $0.second) < ($1.value, $1.second) }
  }

  /// The pairs that look alike under these visions but not under normal vision, each once at its least difference, the
  /// least first; for normal vision, all pairs that look alike.
  func confused(under visions: [Vision], ofFirst count: Int = .max) -> [Pair] {
    let alike = Set(pairs(.normal).filter(\.isConfused).map { [$0.first, $0.second] })
    var worst: [[Int]: Pair] = [:]
    for pair in visions.flatMap(pairs) where pair.isConfused && pair.second < count {
      let key = [pair.first, pair.second]
      // Ties go to the more common deficiency: deutan comes after protan.
      guard pair.vision == .normal || !alike.contains(key), pair.value <= worst[key]?.value ?? .infinity else {
        continue
      }
      worst[key] = pair
    }
    return worst.values.sorted { ($0.value, $0.first, $0.second) < ($1.value, $1.first, $1.second) }
  }

  /// How many of the first colours a chart can use before two of them look alike under one of these visions.
  func safeCount(under visions: [Vision]) -> Int {
    visions.flatMap(pairs).filter(\.isConfused).map(\.second).min() ?? colors.count
  }

  /// The lowest contrast of a colour against a background, the first of equal ones, and the number of colours below the
  /// WCAG 2.2 SC 1.4.11 ratio for graphics; nil without colours.
  func contrast(on background: SRGB) -> (least: Double, index: Int, below: Int)? {
    let ratios = colors.map { WCAG.contrastRatio($0, background) }
    guard let least = ratios.min(), let index = ratios.firstIndex(of: least) else { return nil }
    return (least, index, ratios.count { $0 < WCAG.minimumForGraphics })
  }

  private func pairs(_ vision: Vision) -> [Pair] {
    Self.visions.firstIndex(of: vision).map { pairs[$0] } ?? []
  }
}
