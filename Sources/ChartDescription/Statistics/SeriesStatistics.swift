/// What numbers say of a series.
struct SeriesStatistics: Hashable, Sendable {
  /// How the points of a series belong together, which decides how they can be described.
  enum Arrangement: String, Hashable, Sendable {
    /// One value after another along x: a line, or bars by year.
    case sequence
    /// Scattered points: what y does as x grows.
    case relation
    /// Values of categories without an order.
    case distribution
  }

  /// How the points belong together.
  let arrangement: Arrangement
  /// Where the points lie along x, growing unless a distribution.
  let x: [Double]
  /// The values.
  let y: [Double]
  /// The values in order.
  let sample: Sample
  /// The first point of the least value, and of the greatest.
  let least, greatest: Int
  /// How y goes with x; nil for a distribution and fewer than three points.
  let correlation: RankCorrelation?
  /// Whether y rises or falls with x beyond chance; nil for fewer than eight points.
  let trend: MannKendall?
  /// How fast; nil where there is no trend to test or all x are equal.
  let line: TheilSenLine?
  /// Of how many points one is taken for the line; 1 unless they are very many.
  let lineStride: Int
  /// The pieces of a sequence of eight points or more; nil otherwise.
  let segmentation: Segmentation?
  /// The stretches of a sequence.
  let phases: [Phase]
  /// What repeats.
  let cycle: Cycle?
  /// Whether neighbours are alike; nil unless a sequence of eight points or more that vary.
  let neighbours: RankVonNeumann?
  /// Nil unless a sequence of eight points or more.
  let shape: SeriesShape?
  /// Points far from the rest.
  let outliers: Outliers

  /// Fewer points than these are listed, not tested: the least p of four values is 0.09.
  static let minimumCount = 8

  /// Above this number of points every second, third … one is taken for slopes, which keeps them within about a tenth of a
  /// second. Engineering choice: for so many points, the interval is far narrower than the summary's rounding.
  static let mostForSlopes = 20_000

  /// Measures a series; nil without a point.
  ///
  /// - Parameters:
  ///   - x: Finite, growing unless a distribution.
  ///   - y: Finite, as many.
  ///   - spread: The values as the axis spreads them, for what the picture shows: logarithms on a logarithmic axis.
  ///   - expectedPeriod: The points of a calendar cycle.
  ///   - limit: Above this number of points, neighbours are replaced by means where work grows with the square.
  init?(
    _ arrangement: Arrangement, x: [Double], y: [Double], spread: [Double]? = nil, expectedPeriod: Int? = nil,
    limit: Int = 3000
  ) {
    guard let least = y.indices.min(by: { (y[$0], $0) < (y[$1], $1) }),
      let greatest = y.indices.min(by: { (-y[$0], $0) < (-y[$1], $1) })
    else { return nil }
    (self.arrangement, self.x, self.y, self.least, self.greatest) = (arrangement, x, y, least, greatest)
    sample = Sample(y)
    let heights = spread ?? y
    let isOrdered = arrangement != .distribution
    let isEnough = y.count >= Self.minimumCount
    correlation = isOrdered && y.count > 2 ? RankCorrelation(x, y) : nil
    trend = isEnough ? correlation.map { MannKendall($0) } : nil
    lineStride = (y.count + Self.mostForSlopes - 1) / Self.mostForSlopes
    line = isOrdered && isEnough ? Self.line(x, y, y.indices, Self.mostForSlopes) : nil
    guard arrangement == .sequence else {
      (segmentation, phases, cycle, shape, neighbours) = (nil, [], nil, nil, nil)
      outliers = line.map { line in Outliers(zip(x, y).map { $1 - line($0) }, .modifiedZ) } ?? Outliers(y, .tukeyFences)
      return
    }
    guard isEnough else {
      (segmentation, cycle, shape, neighbours) = (nil, nil, nil, nil)
      phases = [Phase](exactly: heights)
      outliers = Outliers([], .hampel)
      return
    }
    neighbours = RankVonNeumann(y)
    let (found, course) = Outliers.inSequence(heights)
    let pieces = Segmentation(x, course, limit: limit)
    var stretches = [Phase](pieces, x, course)
    let repeated = Self.cycle(x, course, expectedPeriod, limit)
    let hasTrend = trend?.isSignificant ?? false
    var form = SeriesShape(course, stretches, halves: Self.halves(x, course), hasTrend: hasTrend, cycle: repeated)
    // Pieces of four points miss the turns of a short series; its neighbours tell whether it has any.
    if form == .noClearPattern, neighbours?.isSmooth ?? false {
      let turns = [Phase](betweenTurnsOf: course)
      if turns.count > 1 {
        stretches = turns
        form = SeriesShape(course, turns, halves: nil, hasTrend: hasTrend, cycle: repeated)
      }
    }
    (segmentation, phases, cycle, outliers, shape) = (pieces, stretches, repeated, found, form)
  }

  /// What repeats once the trend is taken off; nil where the points are not evenly spaced.
  private static func cycle(_ x: [Double], _ y: [Double], _ expected: Int?, _ limit: Int) -> Cycle? {
    let gaps = zip(x, x.dropFirst()).map { $1 - $0 }
    // Months have 28 to 31 days.
    guard let least = gaps.min(), let greatest = gaps.max(), least > 0, greatest <= 1.2 * least, x.count <= limit else {
      return nil
    }
    let line = Segmentation.Segment(x, y, x.indices)
    return Cycle(zip(x, y).map { $1 - line($0) }, expected: expected)
  }

  /// The line through some of the points, evenly chosen, so that no more than the limit are left.
  private static func line(_ x: [Double], _ y: [Double], _ points: Range<Int>, _ limit: Int) -> TheilSenLine? {
    let step = max((points.count + limit - 1) / limit, 1)
    let chosen = Array(stride(from: points.lowerBound, to: points.upperBound, by: step))
    return TheilSenLine(chosen.map { x[$0] }, chosen.map { y[$0] })
  }

  /// The slopes of both halves; their ratio needs few points.
  private static func halves(_ x: [Double], _ y: [Double]) -> (Double, Double)? {
    let middle = x.count / 2
    guard let first = line(x, y, 0..<middle, 1000), let second = line(x, y, middle..<x.count, 1000) else { return nil }
    return (first.slope, second.slope)
  }
}
