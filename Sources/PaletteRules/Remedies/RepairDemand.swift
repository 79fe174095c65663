import Colorimetry

/// A changeable colour as one mode shows it: opaque, or through its opacity on what lies behind.
struct RepairView: Hashable, Sendable {
  /// Index of the colour.
  let color: Int
  /// 0…1.
  let alpha: Double
  /// What lies behind when it is translucent.
  let surface: SRGB?

  /// What the reader sees when the colour is `srgb`.
  func shown(_ srgb: SRGB) -> SRGB { surface.map { srgb.composited(alpha: alpha, over: $0) } ?? srgb }

  /// The same through another opacity, where something shines through; nil for its own.
  func with(opacity: Double?) -> RepairView {
    RepairView(color: color, alpha: surface == nil ? alpha : opacity ?? alpha, surface: surface)
  }
}

/// Something that a rule asks for, in terms of views.
struct RepairDemand: Sendable {
  enum Kind: Sendable {
    /// Two views differ for everyone (when `everyone`), and for each of the deficiencies, by their index among those of
    /// ``Colorimetry/Vision/deficiencies``.
    case differ(everyone: Bool, deficiencies: [Int])
    /// The first view stands out from the second one at this ratio.
    case contrast(Double)
    /// The view stands out from a surface at this ratio.
    case contrastOn(SRGB, Double)
  }

  let kind: Kind
  /// Indices of views; the same twice where there is only one.
  let first, second: Int
  /// Whether it is worth having and not worth failing for.
  var isWish = false
}

/// What a repaired colour has to spare, so that a notation with few decimals still passes. Engineering choices.
enum RepairMargin {
  /// In CIEDE2000.
  static let difference = 0.01
  /// In contrast ratio.
  static let ratio = 0.002
}

extension SeenColors {
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
      let threshold = thresholds[Vision.deficiencies[index]] + margin
      if let near = sweeps[index].weakest(a, b, below: threshold) { sum += threshold - near.value }
    }
    return sum
  }
}
