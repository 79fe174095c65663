import Colorimetry

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
