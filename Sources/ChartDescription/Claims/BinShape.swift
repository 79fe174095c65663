import PaletteCharts

/// The shape of a histogram: where its peaks are, on which side it reaches further, and between which bins it is empty.
struct BinShape: Hashable, Sendable {
  /// The highest bin of each peak, in order.
  let peaks: [Int]
  /// Rising where higher values reach further from the middle, falling where lower ones do.
  let tail: Direction
  /// Stretches without a value between bins that have some.
  let gaps: [ClosedRange<Int>]

  /// Whoever sees a histogram sees a second peak where the bins between fall to half of it, and where it has a fifth of the height
  /// of the first; a tail from a skewness of a half on (M. G. Bulmer, "Principles of statistics", 1979, 4.2). The first two are ours.
  private static let (depth, least, skew) = (0.5, 0.2, 0.5)

  /// - Parameter counts: None below 0; nil where nothing is counted.
  init?(_ counts: [Double]) {
    guard let most = counts.max(), most > 0, counts.allSatisfy({ $0 >= 0 }), counts.count > 2 else { return nil }
    var peaks: [Int] = []
    // The lowest bin since the last peak.
    var valley = 0.0
    for place in counts.indices where counts[place] >= Self.least * most {
      guard let last = peaks.last else {
        peaks = [place]
        valley = counts[place]
        continue
      }
      valley = min(valley, counts[last...place].min() ?? 0)
      let lower = min(counts[last], counts[place])
      // A count varies by its root (S. D. Poisson, 1837): what lies within two of them is chance.
      if valley <= Self.depth * lower, lower - valley >= 2 * lower.squareRoot() {
        peaks.append(place)
        valley = counts[place]
      } else if counts[place] > counts[last] {
        peaks[peaks.count - 1] = place
        valley = counts[place]
      }
    }
    self.peaks = peaks
    let total = counts.reduce(0, +)
    func moment(_ power: Int, around middle: Double) -> Double {
      counts.enumerated().reduce(0) { sum, bin in
        let distance = Double(bin.offset) - middle
        return sum + bin.element * (0..<power).reduce(1) { product, _ in product * distance }
      } / total
    }
    let mean = moment(1, around: 0)
    let spread = moment(2, around: mean)
    let skewness = spread > 0 ? moment(3, around: mean) / (spread * spread.squareRoot()) : 0
    tail = skewness.magnitude < Self.skew ? .level : skewness > 0 ? .rising : .falling
    let filled = counts.indices.filter { counts[$0] > 0 }
    gaps = MeasuredSeries.stretches(
      counts.indices.filter { counts[$0] == 0 && $0 > filled[0] && $0 < filled[filled.count - 1] })
  }
}
