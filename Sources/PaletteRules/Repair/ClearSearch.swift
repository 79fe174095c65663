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
  /// The candidates of the colours that keep their names, computed once.
  private var lattices: [Int: ColorLattice] = [:]

  init(problem: RepairProblem, movable: [Int], demands: [Int], original: [SRGB], options: RepairOptions) {
    self.problem = problem
    self.movable = movable
    self.demands = demands
    self.original = original
    self.options = options
  }

  /// The most colours of a group for which a search with free hues is worth its time. An engineering choice.
  private static let mostFree = 12

  /// The room beyond the move that a contrast forces upon a colour, so that its pairs can become clear too. An
  /// engineering choice.
  private static let room = 5.0

  /// The greatest move for clear pairs: what leaves a shade recognizable, or what the errors require.
  private func radius(_ search: RepairSearch, _ known: [SRGB]) -> Double {
    max(FaithfulShade.greatestMove, search.leastRadius + Self.room, search.greatestMove(known))
  }

  /// The change of known colours, which meet every demand, that makes the pairs clear or clearer.
  mutating func best(_ known: [SRGB], _ seen: inout SeenColors) -> ClearChange.Outcome {
    var best = find(known, [:], keepsNames: true, work: options.work, &seen)
    guard options.allowsHue, !best.isClear else { return best }
    if let blue = blue(besides: known, isClear: false, work: options.work / 2, &seen),
      blue.ambition > best.ambition
    {
      best = blue
    }
    guard !best.isClear, movable.count <= Self.mostFree else { return best }
    let free = find(known, [:], keepsNames: false, work: options.work / 2, &seen)
    return free.ambition > best.ambition ? free : best
  }

  /// The change with a blue for one of a red and a green; nil without such a pair or such a change.
  ///
  /// - Parameter isClear: Whether only a change counts after which every pair is clear.
  mutating func blue(
    besides known: [SRGB], isClear: Bool, work: Int, _ seen: inout SeenColors
  ) -> ClearChange.Outcome? {
    var best: ClearChange.Outcome?
    for color in replaceable(&seen).prefix(Self.mostReplaced) {
      let blue = Self.blue(for: original[color])
      var start = known
      start[color] = blue
      let found = find(start, [color: blue], keepsNames: true, isClear: isClear, work: work, &seen)
      guard found.ambition > best?.ambition ?? -1 else { continue }
      best = found
      if found.isClear { break }
    }
    return best
  }

  private mutating func find(
    _ known: [SRGB], _ origins: [Int: SRGB], keepsNames: Bool, isClear: Bool = false, work: Int,
    _ seen: inout SeenColors
  ) -> ClearChange.Outcome {
    var options = options
    options.allowsHue = !keepsNames
    var search = RepairSearch(
      problem, movable: movable, demands: demands, seen: seen, options: options, measure: .effort, origins: origins,
      lattices: keepsNames ? lattices.filter { origins[$0.key] == nil } : [:])
    if keepsNames, lattices.isEmpty { lattices = search.candidates.filter { origins[$0.key] == nil } }
    let radius = radius(search, known)
    var start = original
    for (color, origin) in origins { start[color] = origin }
    var outcome = ClearChange.find(
      &search, from: start, known: known, radius: radius, isClear: isClear,
      work: min(work, Self.workOfColor * movable.count))
    outcome.origins = origins
    seen = search.seen
    return outcome
  }

  /// The work limit per colour, so that few colours take little time. An engineering choice.
  private static let workOfColor = 120_000

  /// The most colours to try as a blue. An engineering choice: the green and the red of one pair.
  private static let mostReplaced = 2

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
