import Colorimetry

/// Colours that depend on each other, one of whose demands at least is missed.
struct RepairGroup {
  /// Indices of colours, in order.
  let colors: [Int]
  /// Indices of all their demands.
  private let demands: [Int]
  /// Demands that are missed as the colours are.
  private let missed: [Int]

  /// The groups of a problem, by their first colour.
  static func groups(of problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors) -> [RepairGroup] {
    let rows = problem.views.map { seen.row(of: $0.shown(original[$0.color])) }
    // Each colour leads to an earlier one of its group; the first leads to itself.
    var leader = Array(problem.colors.indices)
    func first(_ color: Int) -> Int {
      var color = color
      while leader[color] != color { color = leader[color] }
      return color
    }
    for demand in problem.demands {
      let ends = problem.colors(of: demand).map(first)
      if let least = ends.min() { for end in ends { leader[end] = least } }
    }
    var demands: [Int: [Int]] = [:]
    var missed: [Int: [Int]] = [:]
    for (index, demand) in problem.demands.enumerated() {
      let group = first(problem.views[demand.first].color)
      demands[group, default: []].append(index)
      guard !demand.isWish, seen.shortfall(demand.kind, rows[demand.first], rows[demand.second], spare: false) > 0
      else { continue }
      missed[group, default: []].append(index)
    }
    return missed.keys.sorted().map { group in
      RepairGroup(
        colors: problem.colors.indices.filter { first($0) == group }, demands: demands[group] ?? [],
        missed: missed[group] ?? [])
    }
  }

  /// The colours after the smallest change, by index among all, or why there is none.
  func repair(
    _ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors, _ options: RepairOptions
  ) -> Result<[SRGB], RepairRefusal> {
    if let refusal = fixed(problem) { return .failure(refusal) }
    let outcome = search(problem, original, &seen, options)
    let move = move(outcome.colors, original)
    if let colors = outcome.colors, move ?? 0 <= options.budget ?? .infinity { return .success(colors) }
    var refusal = RepairRefusal(.notFound, colors: colors.map { problem.colors[$0].name })
    refusal.closest = RepairFigures(
      problem.keeping(demands.filter { !problem.demands[$0].isWish }), outcome.closest, &seen)
    refusal.budget = move
    if !options.allowsHue {
      var freer = options
      freer.allowsHue = true
      refusal.moveWithOtherHues = self.move(search(problem, original, &seen, freer).colors, original)
    }
    return .failure(refusal)
  }

  /// A demand that no search can meet, as nothing in it may move.
  private func fixed(_ problem: RepairProblem) -> RepairRefusal? {
    for index in missed {
      let demand = problem.demands[index]
      let ends = problem.colors(of: demand)
      let names = ends.map { problem.colors[$0].name }
      if case .differ = demand.kind, ends.count == 1 {
        return RepairRefusal(.shared, colors: names + problem.colors[ends[0]].otherNames)
      }
      if ends.allSatisfy({ problem.colors[$0].lock != nil }) {
        return RepairRefusal(.locked(problem.colors[ends[0]].lock ?? ""), colors: names)
      }
    }
    return nil
  }

  private func search(
    _ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors, _ options: RepairOptions
  ) -> RepairSearch.Outcome {
    let movable = colors.filter { problem.colors[$0].lock == nil }
    let demands = demands.filter { index in
      let ends = problem.colors(of: problem.demands[index])
      if case .differ = problem.demands[index].kind, ends.count == 1 { return false }
      return ends.contains { movable.contains($0) }
    }
    var search = RepairSearch(problem, movable: movable, demands: demands, seen: seen, options: options)
    let outcome = SmallestChange.find(
      &search, from: original, budget: options.budget ?? .infinity, work: options.work)
    seen = search.seen
    return outcome
  }

  private func move(_ colors: [SRGB]?, _ original: [SRGB]) -> Double? {
    guard let colors else { return nil }
    return self.colors.map {
      DifferenceMetric.ciede2000.distance(LinearSRGB(original[$0]), LinearSRGB(colors[$0]))
    }.max()
  }
}
