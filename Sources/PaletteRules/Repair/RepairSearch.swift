import Colorimetry

/// The search over one group of dependent colours.
///
/// Constraint satisfaction by repair: start from the original colours, move one colour at a time to the value with the
/// least shortfall, and increase the weight of unmet demands to escape dead ends. Each move tries a lattice of colours
/// and then the eight-bit colours around the best of them. Nothing is random: the same colours give the same result.
///
/// Sources: S. Minton et al., Minimizing conflicts, Artificial Intelligence 58 (1992); P. Morris, The breakout method for
/// escaping from local minima, AAAI 1993.
struct RepairSearch {
  let problem: RepairProblem
  /// Indices of the colours that may move, in order.
  let movable: [Int]
  /// Indices of the demands on at least one of them.
  let demands: [Int]
  /// Demands of each colour, by its index among all colours.
  let demandsOf: [Int: [Int]]
  let rules: [Int: CandidateRule]
  private let candidates: [Int: ColorLattice]

  private(set) var seen: SeenColors
  /// The number of demands evaluated for candidate colours.
  var work = 0
  /// The demands to treat as wishes, by index among all demands: the wishes, except the held ones.
  private var isWish: [Bool]
  /// The views in a demand, and the views of each colour.
  private let views: [Int]
  private let viewsOf: [Int: [Int]]

  /// - Parameter leastShare: The least share of its chroma that a colour keeps, where its contrast allows.
  init(
    _ problem: RepairProblem, movable: [Int], demands: [Int], leastShare: Double, seen: SeenColors,
    options: RepairOptions
  ) {
    self.problem = problem
    self.movable = movable
    self.demands = demands
    self.seen = seen
    isWish = problem.demands.map(\.isWish)
    var demandsOf: [Int: [Int]] = [:]
    var rules: [Int: CandidateRule] = [:]
    var candidates: [Int: ColorLattice] = [:]
    for color in movable {
      let own = demands.filter { problem.colors(of: problem.demands[$0]).contains(color) }
      demandsOf[color] = own
      var rule = CandidateRule(
        problem.colors[color].original, keepsName: !options.allowsHue,
        floors: own.compactMap { demand in
          let demand = problem.demands[demand]
          guard case .contrastOn(let surface, let ratio) = demand.kind, !demand.isWish else { return nil }
          return (problem.views[demand.first], WCAG.relativeLuminance(surface), ratio)
        }, flare: problem.settings.flare)
      rule.leastShare = leastShare
      var lattice = ColorLattice(from: rule)
      if lattice.candidates.isEmpty, leastShare > 0 {
        rule.leastShare = 0
        lattice = ColorLattice(from: rule)
      }
      (rules[color], candidates[color]) = (rule, lattice)
    }
    views = Set(demands.flatMap { [problem.demands[$0].first, problem.demands[$0].second] }).sorted()
    viewsOf = Dictionary(grouping: views) { problem.views[$0].color }
    self.demandsOf = demandsOf
    self.rules = rules
    self.candidates = candidates
  }

  /// The state of a group of colours.
  struct State {
    /// By index among all colours.
    fileprivate(set) var colors: [SRGB]
    /// The greatest move of each colour.
    let radius: Double
    /// Whether wishes count.
    let grants: Bool
    /// By index among all demands.
    var weights: [Double]
    /// Rows of ``seen``, by index among all views.
    fileprivate var rows: [Int]
  }

  /// The starting state with some colours, by index among all of them.
  mutating func state(_ colors: [SRGB], radius: Double, grants: Bool) -> State {
    let weights = [Double](repeating: 1, count: problem.demands.count)
    var state = State(
      colors: colors, radius: radius, grants: grants, weights: weights,
      rows: Array(repeating: 0, count: problem.views.count))
    for view in views { state.rows[view] = seen.row(of: problem.views[view].shown(colors[problem.views[view].color])) }
    return state
  }

  mutating func move(_ color: Int, to new: SRGB, _ state: inout State) {
    state.colors[color] = new
    for view in viewsOf[color] ?? [] { state.rows[view] = seen.row(of: problem.views[view].shown(new)) }
  }

  /// By how much a demand is missed, including margins; 0 when met.
  func shortfall(_ demand: Int, _ state: State) -> Double {
    let demand = problem.demands[demand]
    return seen.shortfall(demand.kind, state.rows[demand.first], state.rows[demand.second], spare: true)
  }

  /// The wishes that colours, by index among all of them, grant without a margin.
  mutating func granted(_ colors: [SRGB]) -> Set<Int> {
    let state = state(colors, radius: .infinity, grants: true)
    return Set(
      demands.filter { index in
        let demand = problem.demands[index]
        guard demand.isWish else { return false }
        return seen.shortfall(demand.kind, state.rows[demand.first], state.rows[demand.second], spare: false) == 0
      })
  }

  /// Treats some wishes as demands, and the others as wishes.
  mutating func hold(_ wishes: Set<Int>) {
    for demand in demands { isWish[demand] = problem.demands[demand].isWish && !wishes.contains(demand) }
  }

  /// The unmet demands, and their shortfalls.
  func missed(_ state: State) -> [(demand: Int, shortfall: Double)] {
    var missed: [(demand: Int, shortfall: Double)] = []
    for demand in demands where state.grants || !isWish[demand] {
      let amount = shortfall(demand, state)
      if amount > 0 { missed.append((demand, amount)) }
    }
    return missed
  }

  /// The total shortfall of the demands on one colour if it were `candidate`; infinite above `most`.
  mutating func cost(_ color: Int, _ candidate: SRGB, _ state: inout State, most: RepairCost) -> RepairCost {
    work += max(1, demandsOf[color]?.count ?? 0)
    let kept = state.colors[color]
    move(color, to: candidate, &state)
    defer { move(color, to: kept, &state) }
    var cost = RepairCost()
    for demand in demandsOf[color] ?? [] {
      if isWish[demand] {
        if state.grants { cost.wished += shortfall(demand, state) }
      } else {
        let missed = shortfall(demand, state)
        if missed > 0 { cost.demanded += state.weights[demand] * missed }
      }
      if most < cost { return .infinite }
    }
    return cost
  }

  /// The move of one colour with the least shortfall, nearest first among equals; nil without a candidate.
  mutating func best(_ color: Int, _ state: inout State) -> RepairMove? {
    guard let rule = rules[color], let candidates = candidates[color]?.candidates else { return nil }
    var best: RepairMove?
    // The original colour may have more than eight bits, and the present one may be outside the lattice.
    for start in [rule.original, state.colors[color]] {
      guard let difference = rule.difference(of: start, atMost: state.radius) else { continue }
      let cost = cost(color, start, &state, most: best?.cost ?? .infinite)
      let move = RepairMove(color: start, cost: cost, difference: difference)
      if best.map({ move < $0 }) ?? true { best = move }
    }
    for candidate in candidates {
      guard candidate.difference <= state.radius, best.map({ !$0.cost.isNothing }) ?? true else { break }
      let cost = cost(color, candidate.color, &state, most: best?.cost ?? .infinite)
      let move = RepairMove(color: candidate.color, cost: cost, difference: candidate.difference)
      if best.map({ move < $0 }) ?? true { best = move }
    }
    return best.map { refine(color, $0, rule, &state) }
  }

  /// Descends among the neighbouring eight-bit colours: first the shortfall, then the distance.
  mutating func refine(_ color: Int, _ start: RepairMove, _ rule: CandidateRule, _ state: inout State) -> RepairMove {
    var best = start
    for step in [8, 4, 2, 1] {
      var improved = true
      while improved {
        improved = false
        for neighbor in best.color.neighbors(step) {
          // Without a shortfall only nearer colours are better.
          let most = best.cost.isNothing ? min(state.radius, best.difference.nextDown) : state.radius
          guard let difference = rule.difference(of: neighbor, atMost: most) else { continue }
          let cost = self.cost(color, neighbor, &state, most: best.cost)
          let move = RepairMove(color: neighbor, cost: cost, difference: difference)
          if move < best {
            best = move
            improved = true
          }
        }
      }
    }
    return best
  }
}

extension SRGB {
  /// The eight-bit colours that differ by `step` in some channels: 26, fewer at the edge of the gamut.
  func neighbors(_ step: Int) -> [SRGB] {
    let (red, green, blue) = bytes
    var found: [SRGB] = []
    found.reserveCapacity(26)
    for dr in [0, -step, step] {
      for dg in [0, -step, step] {
        for db in [0, -step, step] where (dr, dg, db) != (0, 0, 0) {
          guard let r = UInt8(exactly: Int(red) + dr), let g = UInt8(exactly: Int(green) + dg),
            let b = UInt8(exactly: Int(blue) + db)
          else { continue }
          found.append(SRGB(bytes: r, g, b))
        }
      }
    }
    return found
  }
}

extension RepairProblem {
  /// Whether a demand, by index, requires that two colours differ.
  func isPair(_ demand: Int) -> Bool {
    switch demands[demand].kind {
    case .differ, .clear: true
    case .contrast, .contrastOn: false
    }
  }

  func colors(of demand: RepairDemand) -> [Int] {
    let (a, b) = (views[demand.first].color, views[demand.second].color)
    return a == b ? [a] : [a, b]
  }
}
