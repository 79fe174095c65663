import Colorimetry

/// Colours as every vision sees them, each worked out once however often a search returns to it.
struct SeenColors {
  private var rows: [SRGB: Int] = [:]
  private(set) var normal = SimulatedLayers([], vision: .normal, model: .auto, severities: [1])
  /// In the order of ``PairMeasurements/deficiencies``.
  private(set) var sweeps: [SimulatedLayers]
  private var luminances: [Double] = []

  private let thresholds: PairThresholds

  init(_ settings: JudgementSettings) {
    thresholds = settings.pairThresholds
    let severities = settings.severities
    sweeps = PairMeasurements.deficiencies.map {
      SimulatedLayers([], vision: $0, model: .auto, severities: severities)
    }
  }

  /// The row of a colour, encoded, within the gamut.
  mutating func row(of color: SRGB) -> Int {
    if let row = rows[color] { return row }
    let linear = LinearSRGB(color)
    let row = luminances.count
    rows[color] = row
    normal.append(linear)
    for index in sweeps.indices { sweeps[index].append(linear) }
    luminances.append(WCAG.relativeLuminance(linear))
    return row
  }

  /// The least CIEDE2000 of two rows, over everyone and some deficiencies.
  func least(_ a: Int, _ b: Int, deficiencies: [Int]) -> Double {
    ([normal] + deficiencies.map { sweeps[$0] }).compactMap { $0.weakest(a, b, below: .infinity)?.value }.min() ?? 0
  }

  /// The contrast ratio of a row with a colour.
  func ratio(_ row: Int, _ surface: SRGB) -> Double {
    WCAG.contrastRatio(luminances[row], WCAG.relativeLuminance(surface))
  }

  /// The contrast ratio of two rows.
  func ratio(_ a: Int, _ b: Int) -> Double { WCAG.contrastRatio(luminances[a], luminances[b]) }

  /// How many ΔE00 one step of contrast counts; an engineering choice, as only the order of two shortfalls matters.
  private static let weightOfRatio = 4.0

  /// By how much two rows miss a demand, in CIEDE2000 or as much in contrast; 0 when it is met.
  ///
  /// - Parameter spare: Whether to ask for ``RepairMargin`` on top, or for what the rules ask.
  func shortfall(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int, spare: Bool) -> Double {
    switch kind {
    case .differ(let everyone, let deficiencies):
      let margin = spare ? RepairMargin.difference : 0
      return shortfall(first, second, everyone: everyone, deficiencies: deficiencies, margin: margin)
    case .contrast(let ratio):
      return Self.weightOfRatio * max(0, ratio + (spare ? RepairMargin.ratio : 0) - self.ratio(first, second))
    case .contrastOn(let surface, let ratio):
      return Self.weightOfRatio * max(0, ratio + (spare ? RepairMargin.ratio : 0) - self.ratio(first, surface))
    }
  }

  private func shortfall(
    _ a: Int, _ b: Int, everyone: Bool, deficiencies: [Int], margin: Double
  ) -> Double {
    var sum = 0.0
    let threshold = thresholds.everyone + margin
    if let near = normal.weakest(a, b, below: threshold) {
      // Of a pair that is alike for everyone no rule asks what a deficiency makes of it.
      guard everyone else { return 0 }
      sum += threshold - near.value
    }
    for index in deficiencies {
      let threshold = thresholds[PairMeasurements.deficiencies[index]] + margin
      if let near = sweeps[index].weakest(a, b, below: threshold) { sum += threshold - near.value }
    }
    return sum
  }
}
