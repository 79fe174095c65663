import Colorimetry

/// Colours that depend on each other, with at least one demand that is not met.
struct RepairGroup {
  /// Indices of colours, in order.
  let colors: [Int]
  private let demands: [Int]
  /// The demands that the original colours do not meet.
  private let missed: [Int]

  /// The groups of a problem, by their first colour.
  static func groups(of problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors) -> [RepairGroup] {
    let rows = problem.views.map { seen.row(of: $0.shown(original[$0.color])) }
    // Each colour points to an earlier one of its group; the first points to itself.
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
      guard !demand.isWish || problem.asksClear && demand.goal != nil,
        seen.shortfall(demand.kind, rows[demand.first], rows[demand.second], spare: false) > 0
      else { continue }
      missed[group, default: []].append(index)
    }
    return missed.keys.sorted().map { group in
      RepairGroup(
        colors: problem.colors.indices.filter { first($0) == group }, demands: demands[group] ?? [],
        missed: missed[group] ?? [])
    }
  }

  /// The colours after the change, by index among all, and the demands that no change can meet; or the reason
  /// against any change.
  ///
  /// - Parameter near: Colours that nearly meet every demand, by index among all: the search begins with them.
  func repair(
    _ problem: RepairProblem, _ original: [SRGB], near: [SRGB]? = nil, _ seen: inout SeenColors,
    _ options: RepairOptions
  ) -> Result<Repaired, RepairRefusal> {
    var (left, isAll) = fixed(problem)
    for index in left.indices where left[index].reason == .locked {
      advise(&left[index], problem, original, &seen, options)
      // A colour that the user keeps comes first.
      if left[index].colors.contains(where: \.isLockedByChoice) { return .failure(left[index]) }
    }
    if isAll { return .success(Repaired(colors: original, left: left)) }
    if missed.contains(where: problem.isPair), isCrowded(problem) {
      return .failure(RepairRefusal(.tooLarge, colors: colors.map { problem.colors[$0] }))
    }
    // Nearby colours are as clear as they can be.
    if near == nil, let repaired = clear(problem, original, left, &seen, options) { return .success(repaired) }
    let outcome = search(problem, original, near: near, &seen, options)
    let move = move(outcome.colors, original)
    if let colors = outcome.colors, move ?? 0 <= options.budget ?? .infinity {
      var repaired = Repaired(colors: colors, left: left)
      var clear = near == nil ? clearSearch(problem, original, options) : nil
      // What is clearer must still pass.
      if let found = clear?.best(from: colors, &seen), isRepaired(problem, found.colors, &seen) {
        repaired.colors = found.colors
      }
      return .success(repaired)
    }
    var refusal = RepairRefusal(.notFound, colors: colors.map { problem.colors[$0] })
    refusal.closest = RepairFigures(
      problem.keeping(demands.filter { !problem.demands[$0].isWish }), outcome.closest, &seen)
    refusal.budget = move
    advise(&refusal, problem, original, &seen, options)
    if !options.allowsHue {
      var freer = options
      freer.allowsHue = true
      freer.work /= Self.shareOfAdvice
      refusal.moveWithOtherHues = self.move(search(problem, original, &seen, freer).colors, original)
    }
    return .failure(refusal)
  }

  struct Repaired {
    /// By index among all colours.
    var colors: [SRGB]
    /// The demands that no change can meet.
    var left: [RepairRefusal]
    /// The colours whose hue would have to change for clear pairs, by index, with their new values; empty where that
    /// does not help.
    var otherHues: [Int: SRGB] = [:]
  }

  /// The search for clear pairs; nil where the options or the rules do not ask for them.
  private func clearSearch(_ problem: RepairProblem, _ original: [SRGB], _ options: RepairOptions) -> ClearSearch? {
    let (movable, demands) = searched(problem)
    guard !options.isSmallest, demands.contains(where: { problem.demands[$0].goal != nil }) else { return nil }
    return ClearSearch(problem: problem, movable: movable, demands: demands, original: original, options: options)
  }

  /// The repair that makes the pairs clear, or as clear as the colours can be; nil where the search finds none.
  private func clear(
    _ problem: RepairProblem, _ original: [SRGB], _ left: [RepairRefusal], _ seen: inout SeenColors,
    _ options: RepairOptions
  ) -> Repaired? {
    guard var search = clearSearch(problem, original, options), let best = search.best(&seen) else { return nil }
    var repaired = Repaired(colors: best.colors, left: left)
    if !best.faint.isEmpty {
      var refusal = RepairRefusal(
        best.isBeyondReach ? .beyondReach : .wouldConfuse, colors: best.faint.map { problem.colors[$0] })
      if best.isBeyondReach {
        refusal.closest = RepairFigures(problem.keeping(demands), best.colors, &seen)
      } else if let careless = search.careless(&seen) {
        let own = problem.keeping(demands)
        refusal.cost = RepairFigures(own, careless.colors, &seen).greatestLoss(
          since: RepairFigures(own, original, &seen))
        refusal.closest = RepairFigures(own, best.colors, &seen)
      }
      repaired.left.append(refusal)
    } else if !best.isClear, !options.allowsHue, let blue = search.clearBlue(&seen) {
      for color in blue.origins.keys { repaired.otherHues[color] = blue.colors[color] }
    }
    return repaired
  }

  /// The work for one piece of advice, as a share of the work for an answer. An engineering choice: a refusal takes
  /// less than twice as long.
  private static let shareOfAdvice = 4

  /// Finds out what would help; advice without proof helps nobody.
  private func advise(
    _ refusal: inout RepairRefusal, _ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors,
    _ options: RepairOptions
  ) {
    var options = options
    options.work /= Self.shareOfAdvice
    if !options.usesMarkers { refusal.symbolsHelp = isRepaired(problem.leavingMarkers, original, &seen, options) }
    if colors.contains(where: { problem.colors[$0].isLockedByChoice }) {
      refusal.unlockingHelps = isRepaired(problem.unlocked, original, &seen, options)
    }
  }

  /// Whether these colours have a repair within the budget in a problem with fewer demands.
  private func isRepaired(
    _ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors, _ options: RepairOptions
  ) -> Bool {
    for group in Self.groups(of: problem, original, &seen) where !Set(group.colors).isDisjoint(with: colors) {
      guard group.fixed(problem).left.isEmpty else { return false }
      let found = group.search(problem, original, &seen, options).colors
      guard let move = group.move(found, original), move <= options.budget ?? .infinity else { return false }
    }
    return true
  }

  /// Whether colours, by index among all, meet every demand of the search but the wishes.
  func isRepaired(_ problem: RepairProblem, _ colors: [SRGB], _ seen: inout SeenColors) -> Bool {
    searched(problem).demands.allSatisfy { index in
      let demand = problem.demands[index]
      guard !demand.isWish else { return true }
      let (first, second) = (problem.views[demand.first], problem.views[demand.second])
      let rows = (seen.row(of: first.shown(colors[first.color])), seen.row(of: second.shown(colors[second.color])))
      return seen.shortfall(demand.kind, rows.0, rows.1, spare: false) <= 0
    }
  }

  /// The demands that no search can meet, because none of their colours may change, and whether these are all unmet
  /// demands.
  private func fixed(_ problem: RepairProblem) -> (left: [RepairRefusal], isAll: Bool) {
    var locked: Set<Int> = []
    var shared: Set<Int> = []
    var isAll = true
    for index in missed {
      let demand = problem.demands[index]
      let ends = problem.colors(of: demand)
      if case .differ = demand.kind, ends.count == 1 {
        shared.formUnion(ends)
      } else if ends.allSatisfy({ problem.colors[$0].lock != nil }) {
        locked.formUnion(ends)
      } else {
        isAll = false
      }
    }
    var left = shared.sorted().map { RepairRefusal(.shared, colors: [problem.colors[$0]]) }
    if !locked.isEmpty { left.append(RepairRefusal(.locked, colors: locked.sorted().map { problem.colors[$0] })) }
    return (left, isAll)
  }

  /// Whether more colours must differ from each other than can.
  private func isCrowded(_ problem: RepairProblem) -> Bool {
    var partners: [Int: Int] = [:]
    for index in demands {
      guard !problem.demands[index].isWish, case .differ(_, let deficiencies) = problem.demands[index].kind,
        !deficiencies.isEmpty
      else { continue }
      for color in problem.colors(of: problem.demands[index]) { partners[color, default: 0] += 1 }
    }
    return partners.values.count { $0 >= RepairRefusal.mostTogether } >= RepairRefusal.mostTogether
  }

  /// The smallest change: of those that keep most of the chroma of every colour, or of all changes where none of
  /// those passes.
  private func search(
    _ problem: RepairProblem, _ original: [SRGB], near: [SRGB]? = nil, _ seen: inout SeenColors,
    _ options: RepairOptions
  ) -> RepairSearch.Outcome {
    let share = CandidateRule.leastShares[0]
    let colorful = search(problem, original, near: near, &seen, options, leastShare: share)
    if let move = move(colorful.colors, original), move <= options.budget ?? .infinity { return colorful }
    return search(problem, original, &seen, options, leastShare: 0)
  }

  private func search(
    _ problem: RepairProblem, _ original: [SRGB], near: [SRGB]? = nil, _ seen: inout SeenColors,
    _ options: RepairOptions, leastShare: Double
  ) -> RepairSearch.Outcome {
    let (movable, all) = searched(problem)
    let demands = all.filter { problem.demands[$0].goal == nil }
    func find(_ options: RepairOptions, known: [SRGB]? = nil) -> RepairSearch.Outcome {
      var search = RepairSearch(
        problem, movable: movable, demands: demands, leastShare: leastShare, seen: seen, options: options)
      defer { seen = search.seen }
      return SmallestChange.find(
        &search, from: original, near: near, known: known, budget: options.budget ?? .infinity, work: options.work)
    }
    guard options.allowsHue else { return find(options) }
    // More freedom must not move anything further, so the search starts from the solution that keeps the names.
    var stricter = options
    stricter.allowsHue = false
    return find(options, known: find(stricter).colors)
  }

  /// The colours that may move, and the demands on at least one of them.
  private func searched(_ problem: RepairProblem) -> (movable: [Int], demands: [Int]) {
    let movable = colors.filter { problem.colors[$0].lock == nil }
    let demands = demands.filter { index in
      let ends = problem.colors(of: problem.demands[index])
      if problem.isPair(index), ends.count == 1 { return false }
      return ends.contains { movable.contains($0) }
    }
    return (movable, demands)
  }

  private func move(_ colors: [SRGB]?, _ original: [SRGB]) -> Double? {
    guard let colors else { return nil }
    return self.colors.map {
      DifferenceMetric.ciede2000.distance(LinearSRGB(original[$0]), LinearSRGB(colors[$0]))
    }.max()
  }
}
