import Colorimetry

/// The shades of the colours of one group, and how well each two of them do beside each other (``RepairLevel``), measured
/// once however often a search asks.
struct RepairTable {
  /// By position, nearest first; the first is the colour as it is.
  let shades: [[Shade]]
  /// The positions that depend on each other, by position; a position itself where it depends on what stays.
  let partners: [[Int]]
  private(set) var seen: SeenColors

  /// A demand between two views of two positions, or of one position and something that stays.
  private struct Link {
    let kind: RepairDemand.Kind
    /// Its views, by index among all views.
    let first, second: Int
    /// What the second view shows, where its colour stays.
    let stays: SRGB?
  }
  /// The links of each pair of positions, the lower one first, and of each position with what stays.
  private var links: [[Link]]
  /// The levels of each pair of shades, from where those of their slot begin; not a number until measured.
  private var levels: [Float]
  private var starts: [Int]
  private let views: [RepairView]
  /// The row of each shade in each view, by index among all views; negative until computed.
  private var rows: [[Int32]]

  /// The most levels to hold: some megabytes. An engineering choice.
  private static let mostLevels = 4_000_000
  /// The most shades of one colour. An engineering choice: more make a search slower, and the result hardly better.
  private static let mostShades = 240

  /// The most shades of each of so many colours.
  static func mostShades(_ count: Int) -> Int {
    let pairs = max(1, count * (count - 1) / 2)
    return min(mostShades, Int((Double(mostLevels) / Double(pairs)).squareRoot()))
  }

  /// - Parameters:
  ///   - movable: The colour of each position, by its index among all colours.
  ///   - shades: What each of them may become, by position.
  ///   - demands: The demands on at least one of them.
  ///   - original: By index among all colours: the values of those that stay.
  init(
    _ problem: RepairProblem, movable: [Int], shades: [[Shade]], demands: [RepairDemand], original: [SRGB],
    seen: consuming SeenColors
  ) {
    (self.shades, self.seen) = (shades, seen)
    views = problem.views
    rows = Array(repeating: [], count: problem.views.count)
    let count = movable.count
    var links: [[Link]] = Array(repeating: [], count: count * count)
    let positions = Dictionary(uniqueKeysWithValues: movable.enumerated().map { ($1, $0) })
    func position(_ view: Int) -> Int? { positions[problem.views[view].color] }
    for demand in demands {
      var (first, second) = (demand.first, demand.second)
      if position(first) == nil || position(second).map({ $0 < position(first) ?? 0 }) ?? false {
        swap(&first, &second)
      }
      guard let a = position(first) else { continue }
      let b = position(second)
      links[a * count + (b ?? a)].append(
        Link(
          kind: demand.kind, first: first, second: second,
          stays: b == nil ? problem.views[second].shown(original[problem.views[second].color]) : nil))
    }
    self.links = links
    partners = (0..<count).map { a in
      (0..<count).filter { !links[min(a, $0) * count + max(a, $0)].isEmpty }
    }
    (starts, levels) = (Array(repeating: 0, count: count * count), [])
    var end = 0
    for slot in links.indices where !links[slot].isEmpty {
      starts[slot] = end
      end += shades[slot / count].count * (slot % (count + 1) == 0 ? 1 : shades[slot % count].count)
    }
    levels = Array(repeating: .nan, count: end)
  }

  /// The level of two positions with these shades: the least over their demands. The same position and shade twice is the
  /// level beside what stays.
  @inline(__always)
  mutating func level(_ a: Int, _ shade: Int, _ b: Int, _ other: Int) -> Float {
    let (low, first, high, second) = a <= b ? (a, shade, b, other) : (b, other, a, shade)
    let slot = low * shades.count + high
    let index = starts[slot] + (low == high ? first : first * shades[high].count + second)
    let level = levels[index]
    seen.work += 1
    return level.isNaN ? measure(slot, index, low, first, high, second) : level
  }

  private mutating func measure(
    _ slot: Int, _ index: Int, _ low: Int, _ first: Int, _ high: Int, _ second: Int
  ) -> Float {
    var level = 1.0
    for link in links[slot] {
      let a = row(link.first, low, first)
      let b = link.stays.map { seen.row(of: $0) } ?? row(link.second, high, second)
      level = min(level, seen.level(link.kind, a, b))
    }
    levels[index] = Float(level)
    return Float(level)
  }

  private mutating func row(_ view: Int, _ position: Int, _ shade: Int) -> Int {
    if rows[view].isEmpty { rows[view] = Array(repeating: -1, count: shades[position].count) }
    if rows[view][shade] < 0 {
      rows[view][shade] = Int32(truncatingIfNeeded: seen.row(of: views[view].shown(shades[position][shade].color)))
    }
    return Int(rows[view][shade])
  }
}
