package import Colorimetry

/// How clear the pairs are after a repair.
package struct RepairClarity: Sendable {
  /// What a change of hue would achieve.
  package struct OtherHue: Sendable {
    /// The colours that change their hue.
    package let colors: [RepairColor]
    /// Their new values: encoded.
    package let new: [SRGB]
    /// Whether the search without other hues stopped because its work was used up; otherwise it came to its end.
    package let isOutOfWork: Bool
  }

  /// The pairs that are close, not clear (see ``ComfortableDistance``), each in the vision that misses most and with what
  /// it needs there to be clear; the least share of that first.
  package private(set) var close: [RepairFigures.Pair] = []
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
      var worst: RepairFigures.Pair?
      for view in goal.views {
        let required = goal.clear(view, isRedGreen: isRedGreen)
        let share = worst.map { $0.value / $0.required } ?? 1
        guard let near = seen.weakest(view, a, b, below: share * required) else { continue }
        let (vision, model) = view.observer
        let pair = [demand.first, demand.second].map { problem.views[$0].color }
        worst = RepairFigures.Pair(
          vision: vision, model: model, value: near.value, severity: near.severity,
          colors: pair.map { problem.colors[$0] }, shown: pair.map { colors[$0] }, required: required)
      }
      if let worst { close.append(worst) }
    }
    close = close.enumerated().sorted {
      ($0.element.value / $0.element.required, $0.offset) < ($1.element.value / $1.element.required, $1.offset)
    }.map(\.element)
  }
}
