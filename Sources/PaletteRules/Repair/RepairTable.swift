import Colorimetry

/// The shades of the colours of one group, and how well each two of them do beside each other (``RepairLevel``), measured
/// once however often a search asks.
struct RepairTable {
  /// By position, nearest first; the first is the colour as it is.
  let shades: [[Shade]]
  /// The positions that depend on each other, by position; a position itself where it depends on what stays.
  let partners: [[Int]]
  /// The number of levels measured so far.
  private(set) var work = 0
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
  /// The levels of each pair of shades, by the slot of their positions; not a number until measured.
  private var levels: [[Float]]
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
    levels = Array(repeating: [], count: count * count)
  }

  /// The level of two positions with these shades: the least over their demands. The same position and shade twice is the
  /// level beside what stays.
  @inline(__always)
  mutating func level(_ a: Int, _ shade: Int, _ b: Int, _ other: Int) -> Float {
    let (low, first, high, second) = a <= b ? (a, shade, b, other) : (b, other, a, shade)
    let slot = low * shades.count + high
    let width = low == high ? 1 : shades[high].count
    if levels[slot].isEmpty { levels[slot] = Array(repeating: .nan, count: shades[low].count * width) }
    let index = low == high ? first : first * width + second
    let level = levels[slot][index]
    guard level.isNaN else { return level }
    let measured = measure(slot, low, first, high, second)
    levels[slot][index] = measured
    return measured
  }

  private mutating func measure(_ slot: Int, _ low: Int, _ first: Int, _ high: Int, _ second: Int) -> Float {
    work += 1
    var level = 1.0
    for link in links[slot] {
      let a = row(link.first, low, first)
      let b = link.stays.map { seen.row(of: $0) } ?? row(link.second, high, second)
      level = min(level, seen.level(link.kind, a, b))
    }
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
