/// The box in CIELAB around a colour over a sweep of severities: one comparison of two boxes covers every severity.
///
/// The proof is that of ``DifferenceBound`` with the gaps between the boxes as differences, the greatest chroma as the
/// mean, SL at its greatest (1.7471 for lightness 0…100), and b ≥ 0 only where the whole box has it.
struct DifferenceBox: Sendable {
  private var lightness, a, b: ClosedRange<Double>
  private var chroma: Double

  init(_ color: DifferenceBound) {
    lightness = color.lightness...color.lightness
    a = color.a...color.a
    b = color.b...color.b
    chroma = color.chroma
  }

  mutating func include(_ color: DifferenceBound) {
    lightness = min(lightness.lowerBound, color.lightness)...max(lightness.upperBound, color.lightness)
    a = min(a.lowerBound, color.a)...max(a.upperBound, color.a)
    b = min(b.lowerBound, color.b)...max(b.upperBound, color.b)
    chroma = max(chroma, color.chroma)
  }

  /// Whether CIEDE2000 is certainly at least `threshold` at every severity.
  @inline(__always)
  func isFar(from other: DifferenceBox, threshold: Double) -> Bool {
    let limit = threshold * threshold
    let lightnessGap = Self.gap(lightness, other.lightness)
    let lightnessTerm = lightnessGap * lightnessGap / 3.0524
    if lightnessTerm >= limit { return true }
    let (da, db) = (Self.gap(a, other.a), Self.gap(b, other.b))
    let mean = (chroma + other.chroma) / 2
    let weight = 1 + 0.045 * min(1.5 * mean, mean + 6.4)
    let rotation = b.lowerBound >= 0 && other.b.lowerBound >= 0 ? 0.9999 : 0.1339
    return lightnessTerm + rotation * (da * da + db * db) / (weight * weight) >= limit
  }

  @inline(__always)
  private static func gap(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Double {
    max(0, a.lowerBound - b.upperBound, b.lowerBound - a.upperBound)
  }
}
