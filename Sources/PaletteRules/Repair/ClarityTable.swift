import Colorimetry

/// The candidates of the colours of one group, and how clear each two of them are beside each other (``SeenColors``),
/// measured once however often a search asks.
struct ClarityTable {
  /// The colour of each position, by its index among all colours.
  let movable: [Int]
  /// By position, nearest first.
  let candidates: [[ColorLattice.Candidate]]
  /// The positions that depend on each other, by position; a position itself where it depends on colours that stay.
  let partners: [[Int]]
  /// The number of levels asked for so far, whether this search measured them or an earlier one: the same search does the
  /// same work.
  private(set) var work = 0
  private(set) var seen: SeenColors

  /// A demand between two views of two positions, or of one position and a colour that stays.
  private struct Link {
    let kind: RepairDemand.Kind
    /// Its views, by index among all views.
    let first, second: Int
    /// What the second view shows, where its colour stays.
    let stays: SRGB?
  }
  /// The links of each pair of positions, the lower one first, and of each position with colours that stay.
  private var links: [[Link]]
  /// The levels of each pair of candidates, by the slot of their positions; not a number until measured.
  private var levels: [[Float]]
  /// The levels that this search and earlier ones measured, in the same order.
  private var known: [[Float]]
  private let views: [RepairView]
  /// The row of each candidate in each view, by index among all views; negative until computed.
  private var rows: [[Int32]]

  /// The most levels to hold: some megabytes. An engineering choice.
  private static let mostLevels = 4_000_000
  /// The most candidates of one colour. An engineering choice: more make a search slower, and the result hardly better.
  private static let mostShades = 240

  /// The most candidates of each of so many colours.
  static func mostCandidates(_ count: Int) -> Int {
    let pairs = max(1, count * (count - 1) / 2)
    return min(mostShades, Int((Double(mostLevels) / Double(pairs)).squareRoot()))
  }

  /// - Parameters:
  ///   - candidates: What each movable colour may become, by position.
  ///   - demands: Indices of the demands on at least one of the colours.
  ///   - original: By index among all colours: the values of those that stay.
  ///   - measured: The levels that earlier searches of the same demands measured; this one takes them.
  init(
    _ problem: RepairProblem, movable: [Int], candidates: [[ColorLattice.Candidate]], demands: [Int],
    original: [SRGB], seen: SeenColors, measured: inout MeasuredLevels
  ) {
    self.movable = movable
    self.candidates = candidates
    self.seen = seen
    views = problem.views
    rows = Array(repeating: [], count: views.count)
    let count = movable.count
    var links: [[Link]] = Array(repeating: [], count: count * count)
    let positions = Dictionary(uniqueKeysWithValues: movable.enumerated().map { ($1, $0) })
    for index in demands {
      let demand = problem.demands[index]
      // A wish for contrast is a floor of its colour, and a goal includes the wish that a pair differs.
      guard !demand.isWish || demand.goal != nil else { continue }
      var (first, second) = (demand.first, demand.second)
      // Contrast with a surface is a floor too.
      if case .contrastOn = demand.kind { continue }
      func position(_ view: Int) -> Int? { positions[problem.views[view].color] }
      if position(first) == nil || position(second).map({ $0 < position(first) ?? 0 }) ?? false {
        swap(&first, &second)
      }
      guard let a = position(first), views[first].color != views[second].color else { continue }
      let b = position(second)
      links[a * count + (b ?? a)].append(
        Link(
          kind: demand.kind, first: first, second: second,
          stays: b == nil ? views[second].shown(original[views[second].color]) : nil))
    }
    self.links = links
    partners = (0..<count).map { a in
      (0..<count).filter { !links[min(a, $0) * count + max(a, $0)].isEmpty }
    }
    levels = Array(repeating: [], count: count * count)
    known = measured.take(candidates)
  }

  /// Gives the measured levels back for further searches.
  mutating func leave(in measured: inout MeasuredLevels) { measured.keep(&known) }

  /// The level of two positions with these candidates: the least over their demands. The same position and candidate
  /// twice is the level beside the colours that stay.
  @inline(__always)
  mutating func level(_ a: Int, _ candidate: Int, _ b: Int, _ other: Int) -> Float {
    let (low, first, high, second) = a <= b ? (a, candidate, b, other) : (b, other, a, candidate)
    let slot = low * movable.count + high
    let width = low == high ? 1 : candidates[high].count
    if levels[slot].isEmpty {
      levels[slot] = Array(repeating: .nan, count: candidates[low].count * width)
    }
    let index = low == high ? first : first * width + second
    let level = levels[slot][index]
    return level.isNaN ? ask(slot, index, low, first, high, second) : level
  }

  private mutating func ask(
    _ slot: Int, _ index: Int, _ low: Int, _ first: Int, _ high: Int, _ second: Int
  ) -> Float {
    work += 1
    if known[slot].isEmpty { known[slot] = Array(repeating: .nan, count: levels[slot].count) }
    var level = known[slot][index]
    if level.isNaN {
      level = measure(slot, low, first, high, second)
      known[slot][index] = level
    }
    levels[slot][index] = level
    return level
  }

  private mutating func measure(_ slot: Int, _ low: Int, _ first: Int, _ high: Int, _ second: Int) -> Float {
    var level = 1.0
    for link in links[slot] {
      let a = row(link.first, low, first)
      let b = link.stays.map { seen.row(of: $0) } ?? row(link.second, high, second)
      level = min(level, seen.level(link.kind, a, b))
    }
    return Float(level)
  }

  private mutating func row(_ view: Int, _ position: Int, _ candidate: Int) -> Int {
    if rows[view].isEmpty { rows[view] = Array(repeating: -1, count: candidates[position].count) }
    if rows[view][candidate] < 0 {
      let row = seen.row(of: views[view].shown(candidates[position][candidate].color))
      rows[view][candidate] = Int32(truncatingIfNeeded: row)
    }
    return Int(rows[view][candidate])
  }
}

/// The levels that the searches for one group measured. Most searches differ from the one before in what a single colour may
/// become, so that the levels of all other pairs are the same.
struct MeasuredLevels {
  /// The lists of candidates met so far, by position.
  private var lists: [[[SRGB]]] = []
  /// The numbers of the lists of the present search, by position.
  private var present: [Int] = []
  private var levels: [Key: [Float]] = [:]
  private var count = 0

  /// Two positions, each with the number of its list.
  private struct Key: Hashable { let low, lowList, high, highList: Int }

  /// The most levels to hold, 48 MB. An engineering choice.
  private static let most = 12_000_000

  /// Hands out the levels of these candidates by the slot of their positions; empty where none was measured.
  mutating func take(_ candidates: [[ColorLattice.Candidate]]) -> [[Float]] {
    if count > Self.most { (levels, count) = ([:], 0) }
    if lists.isEmpty { lists = Array(repeating: [], count: candidates.count) }
    present = candidates.indices.map { position in
      let colors = candidates[position].map(\.color)
      if let number = lists[position].firstIndex(of: colors) { return number }
      lists[position].append(colors)
      return lists[position].count - 1
    }
    return slots.map { key in
      let taken = levels.removeValue(forKey: key) ?? []
      count -= taken.count
      return taken
    }
  }

  /// Takes back what was handed out last.
  mutating func keep(_ measured: inout [[Float]]) {
    for (key, slot) in zip(slots, measured) where !slot.isEmpty {
      levels[key] = slot
      count += slot.count
    }
    measured = []
  }

  private var slots: [Key] {
    present.indices.flatMap { low in
      present.indices.map { high in Key(low: low, lowList: present[low], high: high, highList: present[high]) }
    }
  }
}
