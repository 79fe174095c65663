import PaletteCharts

/// The slopes of the lines through every two points of different x, in order, without writing them all down.
///
/// A slope of a given place is found in O(n log n) expected time: the slopes below a bound are the inversions of the points
/// sorted by y − bound · x, and bounds drawn from a sample close in on the place. J. Matoušek, "Randomized optimal algorithm
/// for slope selection", Information Processing Letters 39, 1991. The same points give the same slopes: the sample is seeded.
struct PairSlopes: Sendable {
  let count: Int
  /// The points that slopes are taken of.
  private let lines: DualLines
  /// How many slopes lie below some bounds, both in order.
  private var counted: [(bound: Double, below: Int)]
  /// Slopes between arbitrary points, in order.
  private var sample: [Double] = []
  /// The slopes that hold a run of places, in order: what was written down last.
  private var written: (first: Int, slopes: [Double]) = (0, [])
  private var numbers = SeededNumbers(seed: 1991)

  /// Takes points.
  ///
  /// - Parameters:
  ///   - x: Finite.
  ///   - y: Finite, as many.
  init(_ x: [Double], _ y: [Double]) {
    lines = DualLines(x, y)
    count = x.count * (x.count - 1) / 2 - Ranks(x).ties.tiedPairs
    counted = [(-.infinity, 0), (.infinity, count)]
  }

  /// The slope at a place, 0 the least.
  mutating func slope(at place: Int) -> Double {
    precondition((0..<count).contains(place), "there is no slope at this place")
    if let slope = writtenSlope(place) { return slope }
    let few = max(8 * lines.count, 4096)
    while true {
      let (low, high) = bracket(place)
      // One value that many pairs share.
      if low.bound.nextUp >= high.bound { return low.bound }
      guard high.below - low.below > few else { break }
      let sample = sampled(low, high)
      let middle = Int(Double(place - low.below) / Double(high.below - low.below) * Double(sample.count))
      // Three standard deviations of the place of a binomial variable.
      let margin = Int(1.5 * Double(sample.count).squareRoot()) + 1
      if middle >= margin { count(below: sample[middle - margin]) }
      if middle + margin < sample.count { count(below: sample[middle + margin].nextUp) }
      // Slopes so alike that rounding hides which is less.
      let (newLow, newHigh) = bracket(place)
      if (newLow.bound, newHigh.bound) == (low.bound, high.bound) { return sample[min(middle, sample.count - 1)] }
    }
    let (low, high) = bracket(place)
    written = (low.below, lines.slopes(low.bound..<high.bound).sorted())
    return writtenSlope(place) ?? low.bound
  }

  private func writtenSlope(_ place: Int) -> Double? {
    let index = place - written.first
    return written.slopes.indices.contains(index) ? written.slopes[index] : nil
  }

  /// The nearest bounds below and above a place whose slopes are counted.
  private func bracket(_ place: Int) -> (low: (bound: Double, below: Int), high: (bound: Double, below: Int)) {
    let above = counted.firstIndex { $0.below > place } ?? counted.count - 1
    return (counted[above - 1], counted[above])
  }

  private mutating func count(below bound: Double) {
    let index = counted.firstIndex { $0.bound >= bound } ?? counted.count - 1
    guard counted[index].bound != bound else { return }
    // Rounding must not make a greater bound hold fewer.
    let below = min(max(lines.countBelow(bound), counted[index - 1].below), counted[index].below)
    counted.insert((bound, below), at: index)
  }

  /// Some of the slopes between two bounds, in order.
  private mutating func sampled(_ low: (bound: Double, below: Int), _ high: (bound: Double, below: Int)) -> [Double] {
    let size = max(lines.count, 1000)
    if low.bound.isFinite || high.bound.isFinite {
      let places = (0..<size).map { _ in Int.random(in: 0..<(high.below - low.below), using: &numbers) }
      return lines.slopes(low.bound..<high.bound, at: places.sorted()).sorted()
    }
    while sample.count < size {
      let one = Int.random(in: 0..<lines.count, using: &numbers)
      let other = Int.random(in: 0..<lines.count, using: &numbers)
      if let slope = lines.slope(min(one, other), max(one, other)) { sample.append(slope) }
    }
    sample.sort()
    return sample
  }
}
