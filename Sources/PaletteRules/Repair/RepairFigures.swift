package import Colorimetry

/// The worst figures of a repair: the closest pair under each vision, and the lowest contrast.
package struct RepairFigures: Sendable {
  /// A pair under a vision.
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
    for demand in problem.demands {
      let (a, b) = (rows[demand.first], rows[demand.second])
      switch demand.kind {
      case .pair(let goal):
        // A colour that two series share is alike whatever it becomes, and has its own refusal.
        for view in goal.views where demand.first != demand.second {
          guard let near = seen.weakest(view, a, b, below: worst[view.rawValue]?.value ?? .infinity) else { continue }
          let (vision, model) = view.observer
          worst[view.rawValue] = Pair(
            vision: vision, model: model, value: near.value, severity: near.severity,
            colors: [color(demand.first), color(demand.second)], shown: [shown(demand.first), shown(demand.second)],
            required: thresholds[vision])
        }
      // A wish for contrast does not count as a requirement.
      case .contrast(let contrast):
        if let required = contrast.required {
          note(seen.ratio(a, b), required, color(demand.first), shown(demand.first))
        }
      case .contrastOn(let surface, let contrast):
        if let required = contrast.required {
          note(seen.ratio(a, surface), required, color(demand.first), shown(demand.first))
        }
      }
    }
    pairs = worst.compactMap(\.self)
  }

  private mutating func note(_ ratio: Double, _ required: Double, _ color: RepairColor, _ shown: SRGB) {
    if let contrast, contrast.ratio / contrast.required <= ratio / required { return }
    contrast = Contrast(ratio: ratio, required: required, color: color, shown: shown)
  }
}
