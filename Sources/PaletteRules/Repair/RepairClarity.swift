package import Colorimetry

/// How clear the pairs are after a repair.
package struct RepairClarity: Sendable {
  /// A pair that is close, not clear (see ``ComfortableDistance``).
  package struct ClosePair: Sendable {
    /// The two, in the order found.
    package let colors: [RepairColor]
    /// The vision that misses most.
    package let vision: Vision
    /// The model of that vision.
    package let model: SimulationModel
    /// CIEDE2000, the least over the severities.
    package let value: Double
    /// The severity of that value, 0…1.
    package let severity: Double
    /// The CIEDE2000 from which the pair is clear in that vision.
    package let required: Double
  }

  /// What a change of hue would achieve.
  package struct OtherHue: Sendable {
    /// The colours that change their hue.
    package let colors: [RepairColor]
    /// Their new values: encoded.
    package let new: [SRGB]
    /// Whether the search without other hues stopped because its work was used up; otherwise it came to its end.
    package let isOutOfWork: Bool
  }

  /// Worst first: the least share of the required difference. Empty where every pair is clear.
  package private(set) var close: [ClosePair] = []
  /// Whether any pair was to become clear.
  package private(set) var isAsked = false
  /// The change of hue with fewer errors or warnings; nil where none helps or is not necessary.
  package var otherHue: OtherHue?

  /// - Parameters:
  ///   - colors: By index among all colours.
  ///   - repaired: The indices of the colours that depend on a repaired one.
  init(_ problem: RepairProblem, _ colors: [SRGB], among repaired: Set<Int>, _ seen: inout SeenColors) {
    let rows = problem.views.map { seen.row(of: $0.shown(colors[$0.color])) }
    for demand in problem.demands {
      guard let goal = demand.goal, demand.first != demand.second,
        repaired.contains(problem.views[demand.first].color)
      else { continue }
      isAsked = true
      let (a, b) = (rows[demand.first], rows[demand.second])
      let isRedGreen = ComfortableDistance.areRedAndGreen(seen.names[a], seen.names[b])
      var worst: ClosePair?
      for view in goal.views {
        let required = goal.clear(view, isRedGreen: isRedGreen)
        let share = worst.map { $0.value / $0.required } ?? 1
        guard let near = seen.weakest(view, a, b, below: share * required) else { continue }
        let (vision, model) = view.observer
        worst = ClosePair(
          colors: [demand.first, demand.second].map { problem.colors[problem.views[$0].color] }, vision: vision,
          model: model, value: near.value, severity: near.severity, required: required)
      }
      if let worst { close.append(worst) }
    }
    close = close.enumerated().sorted {
      ($0.element.value / $0.element.required, $0.offset) < ($1.element.value / $1.element.required, $1.offset)
    }.map(\.element)
  }
}
