import Colorimetry

/// A changeable colour as one mode shows it: opaque, or composited with its background.
struct RepairView: Hashable, Sendable {
  let color: Int
  /// 0…1.
  let alpha: Double
  /// The background of a translucent colour.
  let surface: SRGB?

  /// What the reader sees when the colour is `srgb`.
  func shown(_ srgb: SRGB) -> SRGB { surface.map { srgb.composited(alpha: alpha, over: $0) } ?? srgb }

  /// The view with another opacity, if translucent; nil keeps its own.
  func with(opacity: Double?) -> RepairView {
    RepairView(color: color, alpha: surface == nil ? alpha : opacity ?? alpha, surface: surface)
  }
}

/// A requirement of a rule, in terms of views.
struct RepairDemand: Sendable {
  enum Kind: Sendable {
    /// Two views differ under normal vision (when `everyone`), and under each of the deficiencies, by their index in
    /// ``Colorimetry/Vision/deficiencies``.
    case differ(everyone: Bool, deficiencies: [Int])
    /// The first view contrasts with the second at this ratio.
    case contrast(Double)
    /// The view contrasts with a surface at this ratio.
    case contrastOn(SRGB, Double)
    /// Two views are clear: always a wish, because no rule fails a close pair.
    case clear(RepairGoal)
  }

  let kind: Kind
  /// Indices of views; equal for a demand on one view.
  let first, second: Int
  /// Whether the demand is optional: worth meeting, but not a failure.
  var isWish = false

  /// The goal of a pair that should be clear; nil for another demand.
  var goal: RepairGoal? {
    if case .clear(let goal) = kind { goal } else { nil }
  }
}

/// The margin of a repaired colour, so that a notation with few decimals still passes. Engineering choices.
enum RepairMargin {
  /// In CIEDE2000.
  static let difference = 0.01
  /// In contrast ratio.
  static let ratio = 0.002
}

extension SeenColors {
  /// The ΔE00 that equals one step of contrast; an engineering choice, because only the order of two shortfalls
  /// matters.
  private static let weightOfRatio = 4.0

  /// By how much two rows miss a demand, in CIEDE2000 or its equivalent in contrast; 0 when met.
  ///
  /// - Parameter spare: Whether to require ``RepairMargin`` in addition to the rules.
  func shortfall(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int, spare: Bool) -> Double {
    switch kind {
    case .differ(let everyone, let deficiencies):
      let margin = spare ? RepairMargin.difference : 0
      return shortfall(first, second, everyone: everyone, deficiencies: deficiencies, margin: margin)
    case .contrast(let ratio):
      return Self.weightOfRatio * max(0, ratio + (spare ? RepairMargin.ratio : 0) - self.ratio(first, second))
    case .contrastOn(let surface, let ratio):
      return Self.weightOfRatio * max(0, ratio + (spare ? RepairMargin.ratio : 0) - self.ratio(first, surface))
    case .clear(let goal):
      return shortfall(goal, first, second, ambition: 1, margin: spare ? RepairMargin.difference : 0)
    }
  }

  /// What the rules require of two rows under a deficiency, by its index in ``Colorimetry/Vision/deficiencies``: the
  /// view and the CIEDE2000. A red and a green need more than other hues, and by both families of simulation.
  func required(_ a: Int, _ b: Int, deficiency index: Int) -> [(view: RepairGoal.View, difference: Double)] {
    let view = RepairGoal.View(deficiency: index)
    let required = thresholds[Vision.deficiencies[index]]
    guard let confusedRedGreen, index < otherModel.count, ComfortableDistance.areRedAndGreen(names[a], names[b]) else {
      return [(view, required)]
    }
    return [
      (view, max(required, confusedRedGreen)), (index == 0 ? .otherProtan : .otherDeutan, required),
    ]
  }

  private func shortfall(
    _ a: Int, _ b: Int, everyone: Bool, deficiencies: [Int], margin: Double
  ) -> Double {
    var sum = 0.0
    let threshold = thresholds.everyone + margin
    if let near = normal.weakest(a, b, below: threshold) {
      // For a pair that looks alike to everyone, no rule considers the deficiencies.
      guard everyone else { return 0 }
      sum += threshold - near.value
    }
    for index in deficiencies {
      for (view, difference) in required(a, b, deficiency: index) {
        if let near = weakest(view, a, b, below: difference + margin) { sum += difference + margin - near.value }
      }
    }
    return sum
  }
}
