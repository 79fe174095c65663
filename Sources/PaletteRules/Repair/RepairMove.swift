import Colorimetry

/// The total shortfall of the demands on one colour: demands come before wishes.
struct RepairCost: Comparable {
  /// The shortfall of the rules' errors, weighted.
  var demanded = 0.0
  var wished = 0.0

  static let infinite = RepairCost(demanded: .infinity, wished: .infinity)
  var isNothing: Bool { demanded == 0 && wished == 0 }

  static func < (a: RepairCost, b: RepairCost) -> Bool { (a.demanded, a.wished) < (b.demanded, b.wished) }
}

/// A possible value of one colour.
struct RepairMove: Comparable {
  let color: SRGB
  let cost: RepairCost
  /// CIEDE2000 from the original colour.
  let difference: Double

  static func == (a: RepairMove, b: RepairMove) -> Bool { a.cost == b.cost && a.difference == b.difference }
  static func < (a: RepairMove, b: RepairMove) -> Bool {
    a.cost == b.cost ? a.difference < b.difference : a.cost < b.cost
  }

  /// Whether this move has a lower cost, or the same cost closer to the original, beyond floating-point noise.
  func isBetter(than other: RepairMove, by epsilon: Double) -> Bool {
    if cost.wished < other.cost.wished - epsilon { return true }
    return cost.wished <= other.cost.wished && difference < other.difference - epsilon
  }
}
