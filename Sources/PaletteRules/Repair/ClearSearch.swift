import Colorimetry

/// How a repair makes the pairs of one group clear: by lightness first, then with a blue for one of a red and a green.
struct ClearSearch {
  let problem: RepairProblem
  /// Indices of the colours that may move, in order.
  let movable: [Int]
  /// Indices of the demands on at least one of them, with their wishes.
  let demands: [Int]
  /// By index among all colours.
  let original: [SRGB]
  let options: RepairOptions
  /// The levels that all searches asked for.
  private var work = 0
  private var measured = MeasuredLevels()
  /// The shades of each colour, computed once.
  private var grids: [ShadeKey: ShadeGrid] = [:]

  /// What the shades of a colour depend on, whatever its contrast.
  private struct ShadeKey: Hashable {
    let color: Int
    let origin: SRGB?
    let keepsName: Bool
    let leastShare: Double
    let admitsBrown: Bool
    let known: [SRGB]
  }

  init(problem: RepairProblem, movable: [Int], demands: [Int], original: [SRGB], options: RepairOptions) {
    self.problem = problem
    self.movable = movable
    self.demands = demands
    self.original = original
    self.options = options
  }

  struct Outcome {
    /// By index among all colours.
    var colors: [SRGB]
    /// How clear every pair is at least, −1…1: below 0 some rule fails, or some worst pair becomes worse.
    let level: Double
    /// Colours that start from another hue, by index: the colour they start from.
    var origins: [Int: SRGB] = [:]
    /// Colours that keep less contrast than their rule requires, by index.
    var faint: [Int] = []
    /// Whether no shade of some faint colour reaches its contrast.
    var isBeyondReach = false
    fileprivate let freedom: Freedom

    var isClear: Bool { level == 1 }
  }

  /// What a search may do.
  fileprivate struct Freedom {
    var origins: [Int: SRGB] = [:]
    var keepsNames = true
    /// The colours that may keep the contrast they have.
    var faint: Set<Int> = []
    /// The least share of its chroma that each colour keeps.
    var leastChroma = CandidateRule.leastShares[0]
    /// Whether a contrast of 4.5:1 or 3:1 stays, also where no rule requires it.
    var keepsContrast = true
    /// Colours to start from, by index among all colours.
    var known: [SRGB]?
    var least: Float = 0
    var share = 1
  }

  /// The most colours of a group for which a search with free hues is worth its time. An engineering choice.
  private static let mostFree = 12
  /// The room beyond the move that a contrast forces upon a colour, so that its pairs can become clear too. An
  /// engineering choice.
  private static let room = 5.0
  /// The work limit of one search per colour: levels asked for, and for how many colours. Engineering choices: some
  /// tenths of a second for ten colours, and no more for twenty.
  private static let (workOfColor, mostWorked) = (15_000, 10)
  /// The work after which no further set of faint colours is tried. An engineering choice: half a second.
  private static let mostWork = 400_000
  /// The most colours to try as a blue. An engineering choice: the green and the red of one pair.
  private static let mostReplaced = 2

  /// The change after which no rule fails, no worst pair is worse, and every pair is as clear as it can be; nil where
  /// the search finds none.
  mutating func best(_ seen: inout SeenColors) -> Outcome? {
    var best = find(Freedom(), &seen)
    // What gives way where nothing else passes: first a contrast that no rule requires, then chroma.
    if best == nil { best = find(Freedom(keepsContrast: false), &seen) }
    if best == nil { best = find(Freedom(leastChroma: CandidateRule.leastShares[1], keepsContrast: false), &seen) }
    func isBetter(_ other: Outcome?) -> Bool { other.map { $0.level > best?.level ?? -1 } ?? false }
    if options.allowsHue, best?.isClear != true {
      let other = blue(&seen)
      if isBetter(other) { best = other }
    }
    if options.allowsHue, best?.isClear != true, movable.count <= Self.mostFree {
      let other = find(Freedom(keepsNames: false), &seen)
      if isBetter(other) { best = other }
    }
    if best == nil { best = keepingFaint(&seen) }
    return best.map { polished($0, &seen) }
  }

  /// The clearest change that starts from colours that meet every rule, by index among all colours.
  mutating func best(from known: [SRGB], _ seen: inout SeenColors) -> Outcome? {
    find(Freedom(keepsNames: !options.allowsHue, known: known, least: -1), &seen).map { polished($0, &seen) }
  }

  /// The clearest change if no worst pair mattered; what a contrast costs.
  mutating func careless(_ seen: inout SeenColors) -> Outcome? {
    find(Freedom(least: -1, share: 2), &seen).map { polished($0, &seen) }
  }

  /// The change with a blue for one of a red and a green after which every pair is clear; nil without one.
  mutating func clearBlue(_ seen: inout SeenColors) -> Outcome? {
    blue(isClear: true, &seen).map { polished($0, &seen) }
  }

  /// The change with a blue for one of a red and a green; nil without such a pair.
  private mutating func blue(isClear: Bool = false, _ seen: inout SeenColors) -> Outcome? {
    var best: Outcome?
    for color in replaceable(&seen).prefix(Self.mostReplaced) {
      let freedom = Freedom(
        origins: [color: Self.blue(for: original[color])], least: isClear ? 1 : 0, share: isClear ? 2 : 1)
      guard let found = find(freedom, &seen), found.level > best?.level ?? -1 else { continue }
      best = found
      if found.isClear { break }
    }
    return best
  }

  /// The change that leaves as few colours as possible with less contrast than required: one, or those without which
  /// the search finds nothing. Their contrast does not fall.
  private mutating func keepingFaint(_ seen: inout SeenColors) -> Outcome? {
    // The farthest first.
    let faint = movable.map { (color: $0, effort: leastEffort($0)) }.filter { $0.effort > 0 }
      .sorted { ($0.effort, $1.color) > ($1.effort, $0.color) }.map(\.color)
    guard !faint.isEmpty else { return nil }
    let beyond = Set(faint.filter { !leastEffort($0).isFinite })
    // A greater budget may reach the contrast.
    guard beyond.isEmpty || options.budget == nil else { return nil }
    for few in beyond.isEmpty ? faint.map({ [$0] }) : [beyond] where work < Self.mostWork {
      if var found = find(Freedom(faint: few, share: 2), &seen) {
        found.isBeyondReach = !beyond.isEmpty
        return found
      }
    }
    var left = Set(faint)
    guard faint.count > 1, reaches(left, &seen) else { return nil }
    for color in faint.reversed() where left.count > 1 && !beyond.contains(color) {
      guard work < Self.mostWork, reaches(left.subtracting([color]), &seen) else { continue }
      left.remove(color)
    }
    guard var best = find(Freedom(faint: left, share: 2), &seen) else { return nil }
    best.isBeyondReach = !beyond.isEmpty
    return best
  }

  /// Whether a change meets every rule but the contrast of these colours, which keep what they have.
  private mutating func reaches(_ faint: Set<Int>, _ seen: inout SeenColors) -> Bool {
    search(Freedom(faint: faint, share: 2), &seen) { change, start, radius, _ in
      change.exists(from: start, radius: radius, least: 0) ? true : nil
    } != nil
  }

  /// The effort that the contrast of a colour forces upon it; 0 where it has it.
  private mutating func leastEffort(_ color: Int) -> Double {
    guard rule(color, Freedom()).difference(of: original[color]) == nil else { return 0 }
    return candidates(color, Freedom()).first?.difference ?? .infinity
  }

  private mutating func find(_ freedom: Freedom, _ seen: inout SeenColors) -> Outcome? {
    let found = search(freedom, &seen) { change, start, radius, shades in
      change.best(from: start, radius: radius, least: freedom.least).map { (change: $0, shades: shades) }
    }
    guard let found else { return nil }
    var outcome = Outcome(
      colors: original, level: found.change.level, origins: freedom.origins, freedom: freedom)
    for (position, color) in movable.enumerated() {
      outcome.colors[color] = found.shades[position][found.change.choice[position]].color
    }
    return outcome
  }

  /// What a search among the shades of every colour finds.
  private mutating func search<Found>(
    _ freedom: Freedom, _ seen: inout SeenColors,
    _ find: (inout ClearChange, ClearChange.Choice, _ radius: Double, [[ColorLattice.Candidate]]) -> Found?
  ) -> Found? {
    let shades = movable.map { candidates($0, freedom) }
    guard shades.allSatisfy({ !$0.isEmpty }) else { return nil }
    let start = movable.indices.map { position in
      freedom.known.flatMap { known in shades[position].firstIndex { $0.color == known[movable[position]] } } ?? 0
    }
    let efforts = shades.indices.map { shades[$0][start[$0]].difference }
    let forced = shades.compactMap(\.first?.difference).max() ?? 0
    let radius = max(FaithfulShade.greatestMove, forced + Self.room, efforts.max() ?? 0)
    let most = min(options.work, Self.workOfColor * min(movable.count, Self.mostWorked))
    // The table takes the measured colours along: a second owner would make the first new colour copy them all.
    var change = ClearChange(
      ClarityTable(
        problem, movable: movable, candidates: shades, demands: demands, original: original, seen: consume seen,
        measured: &measured),
      work: most / freedom.share)
    let found = find(&change, start, radius, shades)
    work += change.table.work
    change.leave(in: &measured)
    seen = (consume change).table.seen
    return found
  }

  /// A change with its colours closer to their originals; the last step, as it takes as long as a search.
  private func polished(_ outcome: Outcome, _ seen: inout SeenColors) -> Outcome {
    let freedom = outcome.freedom
    var outcome = outcome
    let rules = Dictionary(uniqueKeysWithValues: movable.map { ($0, rule($0, freedom)) })
    var closer = CloserColors(problem, demands: demands, rules: rules, keeping: outcome.colors, &seen)
    outcome.colors = closer.polished(outcome.colors, &seen)
    if freedom.known == nil { outcome.colors = closer.tightened(outcome.colors, &seen) }
    outcome.faint = movable.filter { color in
      freedom.faint.contains(color) && !rule(color, Freedom()).meetsFloors(outcome.colors[color])
    }
    return outcome
  }

  /// What a colour may become, nearest first.
  private mutating func candidates(_ color: Int, _ freedom: Freedom) -> [ColorLattice.Candidate] {
    let known = freedom.known.map { [$0[color]] } ?? []
    var rule = rule(color, freedom)
    var found = shades(color, rule, freedom, besides: known)
    // Some contrasts, such as that of a yellow text, need a paler colour.
    for share in [CandidateRule.leastShares[1], 0] where found.isEmpty {
      rule.leastShare = share
      found = shades(color, rule, freedom, besides: known)
    }
    if found.isEmpty, rule.name != nil {
      rule.leastShare = freedom.leastChroma
      rule.name?.admitsBrown = true
      found = shades(color, rule, freedom, besides: known)
    }
    return found
  }

  /// The shades of a colour that a rule admits, nearest first, and as many of them as a search compares.
  private mutating func shades(
    _ color: Int, _ rule: CandidateRule, _ freedom: Freedom, besides known: [SRGB]
  ) -> [ColorLattice.Candidate] {
    let key = ShadeKey(
      color: color, origin: freedom.origins[color], keepsName: freedom.keepsNames, leastShare: rule.leastShare,
      admitsBrown: rule.name?.admitsBrown ?? false, known: known)
    let grid = grids[key] ?? ShadeGrid(from: rule, keepsHue: freedom.keepsNames, besides: known)
    grids[key] = grid
    return grid.candidates(
      most: ClarityTable.mostCandidates(movable.count), besides: known, where: rule.meetsFloors)
  }

  /// What a colour may become.
  private func rule(_ color: Int, _ freedom: Freedom) -> CandidateRule {
    let now = problem.colors[color].original
    let floors = demands.compactMap { index -> CandidateRule.Floor? in
      let demand = problem.demands[index]
      guard case .contrastOn(let surface, let ratio) = demand.kind else { return nil }
      let view = problem.views[demand.first]
      guard view.color == color else { return nil }
      let light = WCAG.relativeLuminance(surface)
      let shown = WCAG.relativeLuminance(view.shown(now))
      let kept = problem.settings.flare.contrastRatio(shown, light) - RepairMargin.ratio - 1e-9
      // A wish that is granted stays granted.
      guard !demand.isWish || kept >= ratio else { return nil }
      if freedom.faint.contains(color) { return (view, light, min(ratio, kept)) }
      let reached = freedom.keepsContrast ? RepairProblem.contrastSteps.first { kept >= $0 } : nil
      return (view, light, max(ratio, reached ?? 0))
    }
    var rule = CandidateRule(
      freedom.origins[color] ?? now, keepsName: freedom.keepsNames, measure: .effort,
      limit: options.budget.map { CandidateRule.Limit(color: now, most: $0) }, floors: floors,
      flare: problem.settings.flare)
    rule.leastShare = freedom.leastChroma
    return rule
  }

  /// The greens, then the reds, that are not clear beside each other.
  private func replaceable(_ seen: inout SeenColors) -> [Int] {
    var found: [Int] = []
    for index in demands {
      let demand = problem.demands[index]
      guard let goal = demand.goal else { continue }
      let (a, b) = (problem.views[demand.first], problem.views[demand.second])
      let rows = (seen.row(of: a.shown(original[a.color])), seen.row(of: b.shown(original[b.color])))
      guard ComfortableDistance.areRedAndGreen(seen.names[rows.0], seen.names[rows.1]),
        seen.shortfall(goal, rows.0, rows.1, ambition: 1) > 0
      else { continue }
      found += [a.color, b.color].filter { movable.contains($0) && !found.contains($0) }
    }
    return found.filter { ColorName(original[$0]) == .green } + found.filter { ColorName(original[$0]) != .green }
  }

  /// The hue of blue in OKLCh that every vision tells from red and green, and the lightness where sRGB holds such blues
  /// of enough chroma at 3:1 on white and on black. Engineering choices.
  private static let (hueOfBlue, lightnessOfBlue) = (255.0, 0.45...0.65)

  /// A blue as light and as colourful as another colour, as far as the gamut allows.
  private static func blue(for color: SRGB) -> SRGB {
    let polar = OKLCh(OKLab(LinearSRGB(color)))
    let lightness = min(max(polar.lightness, lightnessOfBlue.lowerBound), lightnessOfBlue.upperBound)
    let mapped = Color(
      space: .oklch, components: Color.Components(lightness, max(polar.chroma, 0.1), hueOfBlue)
    ).mappedToSRGB.srgb.bytes
    return SRGB(bytes: mapped.red, mapped.green, mapped.blue)
  }
}
