package import Colorimetry

/// Two colours as every kind of reader tells them apart: the one measurement that rules, pictures and repairs read.
package struct PairReading: Sendable {
  /// A difference below the required one.
  package struct Shortfall: Sendable {
    /// The vision with this difference.
    package let vision: Vision
    /// The least CIEDE2000 over the severities.
    package let weakest: WeakestDifference
    /// The required CIEDE2000.
    package let required: Double
    /// How much of what is required there is, below 1.
    package let share: Double
    /// The family of simulation that measures it.
    let model: SimulationModel
    /// Whether it is what tritan vision alone misses: everyone else has as much as required.
    var isOfTritanAlone = false

    /// - Parameter share: Nil for the share of the required CIEDE2000.
    init(
      _ vision: Vision, _ weakest: WeakestDifference, of required: Double, share: Double? = nil,
      model: SimulationModel = .auto
    ) {
      (self.vision, self.weakest, self.required, self.model) = (vision, weakest, required, model)
      self.share = share ?? weakest.value / required
    }

    /// A difference as everyone sees it.
    static func designed(_ value: Double, of required: Double) -> Shortfall {
      Shortfall(.normal, WeakestDifference(value: value, severity: 1), of: required)
    }

    /// Who sees it so.
    var observer: Observer { Observer(vision, severity: weakest.severity, model: model) }
  }

  /// The deficiencies with which one family of simulations finds the pair confused: for each, the least difference, or nil if it
  /// reaches the threshold of PC201 or PC202.
  package struct Confusions: Sendable {
    let protan, deutan, tritan: WeakestDifference?

    /// Whether a red-green deficiency confuses the two.
    package var isRedGreen: Bool { protan != nil || deutan != nil }
    /// Whether none does.
    var isEmpty: Bool { !isRedGreen && tritan == nil }

    /// The worse of the red-green ones; ties go to deutan, the more common deficiency.
    func doubt(of required: Double) -> Shortfall? {
      [Vision.deutan, .protan].compactMap { vision in
        self[vision].map { Shortfall(vision, $0, of: required, model: .machado2009) }
      }
      .min { $0.weakest.value < $1.weakest.value }
    }

    package subscript(vision: Vision) -> WeakestDifference? {
      switch vision {
      case .protan: protan
      case .deutan: deutan
      case .tritan: tritan
      case .normal, .grey: nil
      }
    }
  }

  /// Indices into the colours given, `first < second`.
  package let first, second: Int
  /// CIEDE2000 as designed.
  package let designed: Double
  /// Whether the two look alike to everyone: below the threshold of PC203.
  package let isAlike: Bool
  /// By Viénot 1999 and Brettel 1997, and by Machado 2009.
  package let confusions, byMachado: Confusions
  /// What the two miss of their comfortable distance, under the vision that misses most; nil where nothing is missing.
  /// Measured where neither everyone nor a red-green deficiency confuses them; where a tritan one does, for the others.
  package let shortfall: Shortfall?
  /// What only Machado finds confused under protan or deutan vision.
  package let doubt: Shortfall?
  /// Whether the two are a red and a green by their names.
  package let isRedGreen: Bool
  /// Whether they are, and keep less than ``ComfortableDistance/confused`` or only one family separates them.
  package let isHardRedGreen: Bool

  /// Whether some reader confuses the two by Viénot 1999 or Brettel 1997.
  var isConfused: Bool { isAlike || !confusions.isEmpty }
  /// The share of a difference that a deficiency leaves at least where it changes little. An engineering choice.
  static let leastShareKept = 0.8

  /// The worse of protan and deutan vision where one confuses the two; ties go to deutan, the more common deficiency.
  func worstRedGreen(of required: Double) -> Shortfall? {
    [Vision.deutan, .protan].compactMap { vision in self[vision].map { Shortfall(vision, $0, of: required) } }
      .min { $0.weakest.value < $1.weakest.value }
  }

  /// Whether a red-green deficiency confuses the two, though it takes little of what is there for everyone.
  func isHardlyChanged(below required: Double) -> Bool {
    guard let worst = worstRedGreen(of: required), worst.weakest.value < required else { return false }
    return worst.weakest.value >= Self.leastShareKept * designed
  }

  /// Whether colour separates the two, but not clearly.
  package var isClose: Bool { shortfall != nil || doubt != nil }
  /// What a close pair misses, by Machado where only that finds something.
  var missed: Shortfall? { shortfall ?? doubt }

  /// The measurement of a deficiency where it confuses the two.
  package subscript(vision: Vision) -> WeakestDifference? { confusions[vision] }
}

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

/// Two colours whose brighter one looks darker with protanopia: to these readers reds are dark.
///
/// Both families of simulation, Viénot 1999 and Machado 2009, have to agree: on violets they differ. White, which keeps
/// all its luminance, is not darkened; on white, the simulated greens and blues are slightly lighter, by less than the
/// models are accurate.
struct DarkenedPair {
  /// The two as designed.
  let designed: (first: SRGB, second: SRGB)
  /// The two as seen by Viénot 1999.
  let first, second: SRGB
  /// The contrast ratio as seen by Viénot 1999.
  let ratio: Double
  private let most: Double

  /// The share of its luminance that a darkened colour keeps at most. An engineering choice.
  private static let leastLoss = 0.95

  /// Nil where the brighter of the two does not darken, and where the settings exclude protanopia.
  init?(_ first: SRGB, _ second: SRGB, _ settings: JudgementSettings) {
    guard settings.deficiencies.contains(.protan), settings.judgesDeficiency else { return nil }
    let seen = [SimulationModel.auto, .machado2009].map { model in
      let simulation = Simulation(.protan, severity: settings.highestSeverity, model: model)
      return [first, second].map { simulation(LinearSRGB($0), convention: .clamp) }
    }
    let brighter = WCAG.relativeLuminance(first) >= WCAG.relativeLuminance(second) ? 0 : 1
    let luminance = WCAG.relativeLuminance(brighter == 0 ? first : second)
    guard WCAG.relativeLuminance(seen[0][brighter]) < Self.leastLoss * luminance else { return nil }
    let ratios = seen.map {
      settings.flare.contrastRatio(WCAG.relativeLuminance($0[0]), WCAG.relativeLuminance($0[1]))
    }
    designed = (first, second)
    (self.first, self.second) = (SRGB(seen[0][0]), SRGB(seen[0][1]))
    (ratio, most) = (ratios[0], max(ratios[0], ratios[1]))
  }

  /// Whether the contrast is too low by both families of simulation.
  func fails(_ required: Double) -> Bool { most < required }
}
