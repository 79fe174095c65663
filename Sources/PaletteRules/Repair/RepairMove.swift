import Colorimetry

/// What the demands on one colour miss together: demands come before wishes.
struct RepairCost: Comparable {
  /// Of what the rules ask as errors, weights counted.
  var demanded = 0.0
  /// Of what is worth having.
  var wished = 0.0

  static let infinite = RepairCost(demanded: .infinity, wished: .infinity)
  var isNothing: Bool { demanded == 0 && wished == 0 }

  static func < (a: RepairCost, b: RepairCost) -> Bool { (a.demanded, a.wished) < (b.demanded, b.wished) }
}

/// A colour that one colour may become.
struct RepairMove: Comparable {
  let color: SRGB
  let cost: RepairCost
  /// CIEDE2000 from the colour as it is.
  let difference: Double

  static func == (a: RepairMove, b: RepairMove) -> Bool { a.cost == b.cost && a.difference == b.difference }
  static func < (a: RepairMove, b: RepairMove) -> Bool {
    a.cost == b.cost ? a.difference < b.difference : a.cost < b.cost
  }

  /// Whether it misses less, or as much from nearer; by more than rounding.
  func isBetter(than other: RepairMove, by epsilon: Double) -> Bool {
    if cost.wished < other.cost.wished - epsilon { return true }
    return cost.wished <= other.cost.wished && difference < other.difference - epsilon
  }
}
