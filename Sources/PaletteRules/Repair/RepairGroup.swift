import Colorimetry

/// Colours that depend on each other, with at least one demand that fails.
struct RepairGroup {
  /// Indices of colours, in order.
  let colors: [Int]
  /// The demands on them.
  private let demands: [RepairDemand]
  /// The number of demands that fail before.
  let failing: Int

  /// What a search finds.
  struct Found {
    /// By index among all colours.
    var colors: [SRGB]
    /// The numbers of demands that fail, and of those with a warning.
    var errors = 0
    var warnings = 0
    /// Whether the search ended because its work was used up.
    var isOutOfWork = false
  }

  /// The effort of one colour for what is only a warning. An engineering choice: further away even a shade of one hue looks
  /// like another colour beside its original.
  private static let room = 20.0

  /// The groups of a problem, the worst first.
  static func groups(of problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors) -> [RepairGroup] {
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
    let members = Dictionary(grouping: problem.colors.indices) { first($0) }
    let demands = Dictionary(grouping: problem.demands) { first(problem.views[$0.first].color) }
    return members.keys.sorted().compactMap { group -> RepairGroup? in
      let own = demands[group] ?? []
      let failing = own.count { problem.level($0, original, &seen) < 0 }
      return failing == 0 ? nil : RepairGroup(colors: members[group] ?? [], demands: own, failing: failing)
    }.sorted { ($0.failing, $1.colors[0]) > ($1.failing, $0.colors[0]) }
  }

  /// The change with the fewest errors, then the fewest warnings, then the least effort: of lightness first.
  ///
  /// - Parameter limit: The work of ``SeenColors`` after which nothing more is tried.
  func repair(_ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors, limit: Int) -> Found {
    var best = counted(Found(colors: original), problem, &seen)
    for share in ShadeRule.leastShares.dropLast() where best.errors > 0 {
      best = better(best, problem, original, &seen, share, freed: [], limit)
    }
    return best
  }

  /// The same with other hues for the colours that still have an error or a warning.
  func freed(
    _ best: Found, _ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors, limit: Int
  ) -> Found {
    guard seen.work < limit else { return best }
    let unmet = demands.filter { problem.level($0, best.colors, &seen) < 1 }
    let freed = Set(unmet.flatMap { problem.colors(of: $0) })
    return freed.isEmpty
      ? best : better(best, problem, original, &seen, ShadeRule.leastShares[0], freed: freed, limit)
  }

  /// A better change that a search finds, or the same.
  private func better(
    _ best: Found, _ problem: RepairProblem, _ original: [SRGB], _ seen: inout SeenColors, _ leastShare: Double,
    freed: Set<Int>, _ limit: Int
  ) -> Found {
    let movable = colors.filter { problem.colors[$0].lock == nil }
    // Two uses of one colour stay alike whatever it becomes.
    let own = demands.filter { demand in
      let ends = problem.colors(of: demand)
      return ends.contains { movable.contains($0) } && !(demand.goal != nil && ends.count == 1)
    }
    var (best, found) = (best, best)
    guard seen.work < limit, !movable.isEmpty else {
      best.isOutOfWork = best.isOutOfWork || seen.work >= limit
      return best
    }
    var rules: [Int: ShadeRule] = [:]
    let shades = movable.map { color in
      let (rule, shades) = admitted(
        color, own, problem, leastShare, keepsName: !freed.contains(color), movable.count, known: best.colors[color],
        seen.margin, &seen.work)
      rules[color] = rule
      return shades
    }
    let start = movable.indices.map { position in
      shades[position].firstIndex { $0.color == best.colors[movable[position]] } ?? 0
    }
    // What comes after needs some work as well.
    let half = (seen.work + limit) / 2
    // The table takes the measured colours along: a second owner would make the first new colour copy them all.
    var search = RepairSearch(
      RepairTable(
        problem, movable: movable, shades: shades, demands: own, original: original, seen: consume seen), limit: half)
    let choice = search.best(from: start, room: Self.room)
    for (position, color) in movable.enumerated() { found.colors[color] = shades[position][choice[position]].color }
    found.isOutOfWork = search.isOutOfWork
    seen = (consume search).table.seen
    var closer = CloserColors(
      problem, demands: own, rules: rules, keeping: found.colors, limit: (seen.work + limit) / 2, &seen)
    found.colors = closer.tightened(closer.polished(found.colors, &seen), &seen)
    found = counted(found, problem, &seen)
    found.isOutOfWork = found.isOutOfWork || best.isOutOfWork
    best.isOutOfWork = found.isOutOfWork
    return (found.errors, found.warnings) < (best.errors, best.warnings) ? found : best
  }

  /// What a colour may become with enough contrast, and the limits it has then: paler, or brown, where no other shade has it.
  private func admitted(
    _ color: Int, _ demands: [RepairDemand], _ problem: RepairProblem, _ leastShare: Double, keepsName: Bool,
    _ count: Int, known: SRGB, _ margin: RepairMargin, _ work: inout Int
  ) -> (ShadeRule, [Shade]) {
    let own = demands.filter { demand in
      if case .contrastOn = demand.kind { problem.views[demand.first].color == color } else { false }
    }
    var rule = ShadeRule(problem.colors[color].original, keepsName: keepsName)
    var shades: [Shade] = []
    // Where no shade has it, it keeps at least what it has.
    for (share, admitsBrown, least) in [
      (leastShare, false, 0.0), (0.6, false, 0), (0, false, 0), (leastShare, true, 0), (0, true, 0),
      (leastShare, false, -1),
    ] {
      rule.leastShare = share
      rule.name?.admitsBrown = admitsBrown
      shades = rule.shades(most: RepairTable.mostShades(count), besides: known, work: &work) { shade in
        own.allSatisfy { problem.contrastLevel($0, shade, margin) ?? 0 >= least }
      }
      if shades.count > (known == rule.original ? 1 : 2) { break }
    }
    return (rule, shades)
  }

  /// The demands that some colours fail, by index among all.
  func failing(_ problem: RepairProblem, _ colors: [SRGB], _ seen: inout SeenColors) -> [RepairDemand] {
    demands.filter { problem.level($0, colors, &seen) < 0 }
  }

  private func counted(_ found: Found, _ problem: RepairProblem, _ seen: inout SeenColors) -> Found {
    var found = found
    let levels = demands.map { problem.level($0, found.colors, &seen) }
    (found.errors, found.warnings) = (levels.count { $0 < 0 }, levels.count { $0 >= 0 && $0 < 1 })
    return found
  }

  /// Why demands that fail are left, by reason.
  func left(_ problem: RepairProblem, _ found: Found, _ seen: inout SeenColors) -> [RepairRefusal] {
    var groups: [(reason: RepairRefusal.Reason, colors: Set<Int>, demands: [RepairDemand])] = []
    for demand in failing(problem, found.colors, &seen) {
      let ends = problem.colors(of: demand)
      let reason: RepairRefusal.Reason =
        demand.goal != nil && ends.count == 1
        ? .shared
        : ends.allSatisfy { problem.colors[$0].lock != nil }
          ? .locked : found.isOutOfWork ? .outOfWork : .notFound
      if reason != .shared, let known = groups.firstIndex(where: { $0.reason == reason }) {
        groups[known].colors.formUnion(ends)
        groups[known].demands.append(demand)
      } else if !groups.contains(where: { $0.reason == reason && $0.colors == Set(ends) }) {
        groups.append((reason, Set(ends), [demand]))
      }
    }
    return groups.map { group in
      var refusal = RepairRefusal(group.reason, colors: group.colors.sorted().map { problem.colors[$0] })
      if group.reason != .shared {
        refusal.closest = RepairFigures(problem.keeping(group.demands), found.colors, &seen)
      }
      return refusal
    }
  }
}
