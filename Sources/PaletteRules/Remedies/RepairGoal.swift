import Colorimetry

/// What makes a pair clear (see ``ComfortableDistance``), and what the pair keeps in any case.
///
/// Without references, because a search reads it very often.
struct RepairGoal: Sendable {
  /// A way of seeing that a goal measures: a vision by the default model, or by Machado 2009.
  enum View: Int, Sendable {
    case designed, protan, deutan, tritan, otherProtan, otherDeutan

    static let count = 6

    /// The view of a deficiency by the default model, by its index in ``Colorimetry/Vision/deficiencies``.
    init(deficiency index: Int) { self = [.protan, .deutan, .tritan][index] }

    var observer: (vision: Vision, model: SimulationModel) {
      switch self {
      case .designed: (.normal, .auto)
      case .protan: (.protan, .auto)
      case .deutan: (.deutan, .auto)
      case .tritan: (.tritan, .auto)
      case .otherProtan: (.protan, .machado2009)
      case .otherDeutan: (.deutan, .machado2009)
      }
    }
  }

  /// The comfortable distance of the pair, and of the same pair as a red and a green.
  let plain, redGreen: ComfortableDistance
  /// The mode that shows the pair, by its number among all modes.
  var mode = 0
  /// The CIEDE2000 that the pair keeps in each view; infinite for the comfortable distance.
  private var kept = SIMD8<Double>(repeating: .infinity)
  private let isJudged: SIMD8<Int64>

  /// The goal for two series.
  ///
  /// - Parameter deficiencies: The judged ones.
  init(_ one: Series, _ other: Series, deficiencies: [Vision], _ thresholds: Thresholds) {
    plain = ComfortableDistance(one, other, isRedGreen: false, thresholds)
    redGreen = ComfortableDistance(one, other, isRedGreen: true, thresholds)
    var isJudged = SIMD8<Int64>.zero
    for index in 0..<View.count {
      guard let vision = View(rawValue: index)?.observer.vision else { continue }
      isJudged[index] = vision == .normal || deficiencies.contains(vision) ? 1 : 0
    }
    self.isJudged = isJudged
  }

  /// The views to measure, with what each keeps.
  subscript(view: View) -> Double {
    get { kept[view.rawValue] }
    set { kept[view.rawValue] = newValue }
  }

  /// Calls `body` with each judged view.
  @inline(__always)
  func forEachView(_ body: (View) -> Void) {
    for index in 0..<View.count where isJudged[index] > 0 {
      if let view = View(rawValue: index) { body(view) }
    }
  }

  /// The distance that the rules require in a view: 0 where they only warn.
  func least(_ view: View, _ thresholds: Thresholds) -> Double {
    switch view {
    case .designed: thresholds.everyone
    case .protan, .deutan: thresholds.redGreen
    case .tritan, .otherProtan, .otherDeutan: 0
    }
  }

  /// The distance required in a view for a clear pair.
  ///
  /// - Parameter isRedGreen: Whether the two are a red and a green.
  func required(_ view: View, isRedGreen: Bool) -> Double {
    let distance = isRedGreen ? redGreen : plain
    switch view {
    case .designed, .protan, .deutan: return distance.redGreen
    case .tritan: return distance.blueYellow
    case .otherProtan, .otherDeutan: return distance.otherModel
    }
  }
}

extension SeenColors {
  /// The least difference of two rows in a view, when it is below `limit`.
  func weakest(_ view: RepairGoal.View, _ a: Int, _ b: Int, below limit: Double) -> WeakestDifference? {
    switch view {
    case .designed: normal.weakest(a, b, below: limit)
    case .protan: sweeps[0].weakest(a, b, below: limit)
    case .deutan: sweeps[1].weakest(a, b, below: limit)
    case .tritan: sweeps[2].weakest(a, b, below: limit)
    case .otherProtan: otherModel[0].weakest(a, b, below: limit)
    case .otherDeutan: otherModel[1].weakest(a, b, below: limit)
    }
  }

  /// By how much two rows miss a goal, in CIEDE2000; 0 when met.
  ///
  /// - Parameters:
  ///   - ambition: 0 for what the pair keeps … 1 for a clear pair.
  ///   - margin: What to require in addition.
  func shortfall(_ goal: RepairGoal, _ a: Int, _ b: Int, ambition: Double, margin: Double = 0) -> Double {
    let isRedGreen = ComfortableDistance.areRedAndGreen(names[a], names[b])
    var sum = 0.0
    goal.forEachView { view in
      let clear = goal.required(view, isRedGreen: isRedGreen)
      let kept = min(clear, goal[view])
      let required = kept + ambition * (clear - kept) + margin
      if let near = weakest(view, a, b, below: required) { sum += required - near.value }
    }
    return sum
  }

  /// The goal for a pair that must not become worse than two rows are, unless it stays clear.
  func keeping(_ goal: RepairGoal, _ a: Int, _ b: Int) -> RepairGoal {
    var result = goal
    goal.forEachView { view in
      // A red and a green need the most.
      let limit = goal.required(view, isRedGreen: true)
      result[view] = weakest(view, a, b, below: limit)?.value ?? .infinity
    }
    return result
  }
}
