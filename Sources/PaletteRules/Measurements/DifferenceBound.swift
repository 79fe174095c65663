import Colorimetry

/// A quick lower bound of a colour difference: four additions and a few products instead of the trigonometry of
/// CIEDE2000.
///
/// The proof, in the terms of Sharma, Wu, Dalal 2005 with kL = kC = kH = 1. Write x = ΔC′/SC and y = ΔH′/SH; then
/// ΔE00² = (ΔL/SL)² + x² + y² + RT·x·y.
///
/// 1. ΔC′² + ΔH′² is the squared distance in the plane of a′ and b, because ΔH′ is the chord that ΔC′ leaves. Both
///    colours share one G ≥ 0, so Δa′² = (1+G)²Δa² ≥ Δa², and ΔC′² + ΔH′² ≥ Δa² + Δb².
/// 2. T ≤ 1 + 0.17 + 0.24 + 0.32 + 0.20 = 1.93, so SH ≤ 1 + 0.029·C̄′ ≤ SC, and x² + y² ≥ (Δa² + Δb²)/SC².
/// 3. SC = 1 + 0.045·C̄′ with C̄′ ≤ (1+G)·C̄. G ≤ 1/2, and G·C̄ is largest near C̄ = 16.4, where it is 6.37; so
///    C̄′ ≤ min(1.5·C̄, C̄ + 6.4).
/// 4. x² + y² + RT·x·y ≥ (1 − |RT|/2)(x² + y²). |RT| ≤ 2·sin 60°, so the factor is at least 1 − sin 60° > 0.1339.
///    Where both b ≥ 0 the mean hue lies in 0°…180°, at least 85° from 275°, so Δθ ≤ 30°·exp(−11.56), |RT| < 2.1e-5,
///    and the factor is at least 0.9999.
struct DifferenceBound {
  let lightness, a, b, chroma: Double

  /// From the coordinates of CIEDE2000.
  init(_ coordinate: DifferenceCoordinate) {
    lightness = coordinate.lightness
    a = coordinate.a
    b = coordinate.b
    chroma = coordinate.chroma
  }

  /// Whether CIEDE2000 between the two is certainly at least `threshold`.
  @inline(__always)
  func isFar(from other: DifferenceBound, threshold: Double) -> Bool {
    let limit = threshold * threshold
    let difference = lightness - other.lightness
    let squared = difference * difference
    // SL ≤ 1 + 0.015·2500/√2520 < 1.7471 for lightness 0…100, and 1.7471² < 3.0524.
    if squared >= 3.0524 * limit { return true }
    return squaredLowerBound(other, squared) >= limit
  }

  /// At most the square of CIEDE2000 between the two, whose lightnesses differ by the root of `squaredLightness`.
  @inline(__always)
  func squaredLowerBound(_ other: DifferenceBound, _ squaredLightness: Double) -> Double {
    let middle = (lightness + other.lightness) / 2 - 50
    let weightOfLightness = 1 + 0.015 * middle * middle / (20 + middle * middle).squareRoot()
    let mean = (chroma + other.chroma) / 2
    let weightOfChroma = 1 + 0.045 * min(1.5 * mean, mean + 6.4)
    let rotation = b >= 0 && other.b >= 0 ? 0.9999 : 0.1339
    let (da, db) = (a - other.a, b - other.b)
    return squaredLightness / (weightOfLightness * weightOfLightness)
      + rotation * (da * da + db * db) / (weightOfChroma * weightOfChroma)
  }
}
