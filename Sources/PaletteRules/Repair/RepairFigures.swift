package import Colorimetry

/// The worst figures of a repair: the closest pair under each vision, and the lowest contrast.
package struct RepairFigures: Sendable {
  /// The closest pair under a vision.
  package struct Pair: Sendable {
    /// The vision.
    package let vision: Vision
    /// The model of the vision.
    package let model: SimulationModel
    /// CIEDE2000, the least over the sweep.
    package let value: Double
    /// The severity of that value, 0…1.
    package let severity: Double
    /// The two, in the order found.
    package let colors: [RepairColor]
    /// How each of them looks under that vision: an encoded colour.
    package let shown: [SRGB]
    /// The required difference.
    package let required: Double
    /// The difference from which the pair is clear; the required one where nothing asks for that.
    let clear: Double
  }
  /// The contrast farthest below, or least above, its requirement.
  package struct Contrast: Sendable {
    /// 1…21.
    package let ratio: Double
    /// The required ratio.
    package let required: Double
    /// The colour with this contrast.
    package let color: RepairColor
    /// How it looks: an encoded colour.
    package let shown: SRGB
  }

  /// For the judged visions, in the order normal, protan, deutan, tritan, then protan and deutan by Machado 2009.
  package private(set) var pairs: [Pair] = []
  /// Nil without a required contrast.
  package private(set) var contrast: Contrast?

  init(_ problem: RepairProblem, _ colors: [SRGB], _ seen: inout SeenColors) {
    let thresholds = problem.settings.thresholds
    let rows = problem.views.map { seen.row(of: $0.shown(colors[$0.color])) }
    var worst: [Pair?] = Array(repeating: nil, count: RepairGoal.View.count)
    func color(_ view: Int) -> RepairColor { problem.colors[problem.views[view].color] }
    func shown(_ view: Int) -> SRGB { colors[problem.views[view].color] }
    // Goals first, because they know from where a pair is clear.
    for demand in problem.demands.filter({ $0.goal != nil }) + problem.demands.filter({ $0.goal == nil }) {
      let (a, b) = (rows[demand.first], rows[demand.second])
      func noteNearest(_ view: RepairGoal.View, clear: Double? = nil) {
        let index = view.rawValue
        guard let near = seen.weakest(view, a, b, below: worst[index]?.value ?? .infinity) else { return }
        let (vision, model) = view.observer
        worst[index] = Pair(
          vision: vision, model: model, value: near.value, severity: near.severity,
          colors: [color(demand.first), color(demand.second)], shown: [shown(demand.first), shown(demand.second)],
          required: thresholds[vision], clear: clear ?? thresholds[vision])
      }
      switch demand.kind {
      case .differ(let everyone, let deficiencies):
        // A colour that two series share is alike whatever it becomes, and has its own refusal.
        guard demand.first != demand.second else { continue }
        if everyone { noteNearest(.designed) }
        for index in deficiencies { noteNearest(RepairGoal.View(deficiency: index)) }
      case .clear(let goal):
        let isRedGreen = ComfortableDistance.areRedAndGreen(seen.names[a], seen.names[b])
        goal.forEachView { noteNearest($0, clear: goal.required($0, isRedGreen: isRedGreen)) }
      // A wish for contrast does not count as a requirement.
      case .contrast(let required):
        if !demand.isWish { note(seen.ratio(a, b), required, color(demand.first), shown(demand.first)) }
      case .contrastOn(let surface, let required):
        if !demand.isWish { note(seen.ratio(a, surface), required, color(demand.first), shown(demand.first)) }
      }
    }
    pairs = worst.compactMap(\.self)
  }

  /// The closest pair of the vision that loses the greatest share of its difference, before and in these figures; nil
  /// where every one stays clear.
  func greatestLoss(since before: RepairFigures) -> (before: Pair, after: Pair)? {
    let lost = pairs.compactMap { after in
      before.pairs.first { $0.vision == after.vision && $0.model == after.model }.map { (before: $0, after: after) }
    }
    return lost.filter { $0.after.value < min($0.before.value, $0.after.clear) }
      .min { $0.after.value / $0.before.value < $1.after.value / $1.before.value }
  }

  private mutating func note(_ ratio: Double, _ required: Double, _ color: RepairColor, _ shown: SRGB) {
    if let contrast, contrast.ratio / contrast.required <= ratio / required { return }
    contrast = Contrast(ratio: ratio, required: required, color: color, shown: shown)
  }
}
