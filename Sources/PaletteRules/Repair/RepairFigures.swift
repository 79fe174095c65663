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
    for demand in problem.demands {
      let (a, b) = (rows[demand.first], rows[demand.second])
      switch demand.kind {
      case .pair(let goal):
        // A colour that two series share is alike whatever it becomes, and has its own refusal.
        for view in goal.views where demand.first != demand.second {
          guard let near = seen.weakest(view, a, b, below: worst[view.rawValue]?.value ?? .infinity) else { continue }
          worst[view.rawValue] = Pair(
            near, view, of: thresholds[view.observer.vision], demand, problem, colors)
        }
      case .contrast(let contrast): note(seen.ratio(a, b), contrast, demand, problem, colors)
      case .contrastOn(let surface, let contrast): note(seen.ratio(a, surface), contrast, demand, problem, colors)
      }
    }
    pairs = worst.compactMap(\.self)
  }

  /// A wish for contrast does not count as a requirement.
  private mutating func note(
    _ ratio: Double, _ asked: RepairContrast, _ demand: RepairDemand, _ problem: RepairProblem, _ colors: [SRGB]
  ) {
    guard let required = asked.required, contrast.map({ $0.ratio / $0.required > ratio / required }) ?? true else {
      return
    }
    let color = problem.views[demand.first].color
    contrast = Contrast(ratio: ratio, required: required, color: problem.colors[color], shown: colors[color])
  }
}

extension RepairFigures.Pair {
  fileprivate init(
    _ near: WeakestDifference, _ view: RepairGoal.View, of required: Double, _ demand: RepairDemand,
    _ problem: RepairProblem, _ colors: [SRGB]
  ) {
    let pair = [demand.first, demand.second].map { problem.views[$0].color }
    (vision, model) = view.observer
    (value, severity, self.required) = (near.value, near.severity, required)
    (self.colors, shown) = (pair.map { problem.colors[$0] }, pair.map { colors[$0] })
  }
}

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
        worst = RepairFigures.Pair(near, view, of: required, demand, problem, colors)
      }
      if let worst { close.append(worst) }
    }
    close = close.enumerated().sorted {
      ($0.element.value / $0.element.required, $0.offset) < ($1.element.value / $1.element.required, $1.offset)
    }.map(\.element)
  }
}

/// Colours that a repair leaves with an error, and why.
package struct RepairRefusal: Sendable {
  /// The reason.
  package enum Reason: Hashable, Sendable {
    /// The colours that would have to change must stay.
    case locked
    /// Two series share one colour.
    case shared
    /// The search found no change within its limits.
    case notFound
    /// The search ended because the work for the run was used up.
    case outOfWork
  }

  /// Why the colours are left.
  package let reason: Reason
  /// The colours, in order: where they are locked, all colours in the way.
  package let colors: [RepairColor]
  /// What they still miss: names and figures.
  package var closest: RepairFigures?

  init(_ reason: Reason, colors: [RepairColor]) {
    (self.reason, self.colors) = (reason, colors)
  }
}
