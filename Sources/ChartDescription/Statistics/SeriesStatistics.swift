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
  /// What repeats in a sequence.
  let cycle: Cycle?
  /// What repeats from year to year in the means of the months, where the values are those of days.
  let yearlyCycle: Cycle?
  /// Points far from the rest.
  let outliers: Outliers

  /// Fewer points than these are listed, not tested: the least p of four values is 0.09.
  static let minimumCount = 8

  /// Above this number of points every second, third … one is taken for slopes, which keeps them within about ten
  /// milliseconds. Engineering choice: the interval of the slope of so many points is narrower than the summary's rounding.
  static let mostForSlopes = 400

  /// Above this number of points no repetition is looked for: the work grows with the square. Engineering choice.
  static let mostForCycles = 5000

  /// Measures a series; nil without a point.
  ///
  /// - Parameters:
  ///   - x: Finite, growing unless a distribution.
  ///   - y: Finite, as many.
  ///   - unit: What x counts, for the lengths at which the calendar repeats.
  init?(_ arrangement: Arrangement, x: [Double], y: [Double], unit: PositionUnit = .number) {
    guard let least = y.indices.min(by: { (y[$0], $0) < (y[$1], $1) }),
      let greatest = y.indices.min(by: { (-y[$0], $0) < (-y[$1], $1) })
    else { return nil }
    (self.arrangement, self.x, self.y, self.least, self.greatest) = (arrangement, x, y, least, greatest)
    sample = Sample(y)
    let isOrdered = arrangement != .distribution
    let isEnough = y.count >= Self.minimumCount
    correlation = isOrdered && y.count > 2 ? RankCorrelation(x, y) : nil
    trend = isEnough ? correlation.map { MannKendall($0) } : nil
    lineStride = (y.count + Self.mostForSlopes - 1) / Self.mostForSlopes
    line = isOrdered && isEnough ? Self.line(x, y, Self.mostForSlopes) : nil
    switch arrangement {
    case .sequence:
      outliers = isEnough ? Outliers(inSequence: y) : Outliers([], .neighbours)
      cycle = isEnough && y.count <= Self.mostForCycles ? Cycle(x, y, unit) : nil
      yearlyCycle = unit == .day ? Cycle(monthlyMeansOf: y, x) : nil
    case .relation:
      outliers = line.map { line in Outliers(zip(x, y).map { $1 - line($0) }, .modifiedZ) } ?? Outliers([], .modifiedZ)
      (cycle, yearlyCycle) = (nil, nil)
    case .distribution:
      outliers = Outliers(y, .tukeyFences)
      (cycle, yearlyCycle) = (nil, nil)
    }
  }

  /// The line through some of the points, evenly chosen, so that no more than the limit are left.
  private static func line(_ x: [Double], _ y: [Double], _ limit: Int) -> TheilSenLine? {
    let chosen = Array(stride(from: 0, to: x.count, by: max((x.count + limit - 1) / limit, 1)))
    return TheilSenLine(chosen.map { x[$0] }, chosen.map { y[$0] })
  }

  /// The greatest value less the least.
  var height: Double { y[greatest] - y[least] }
}
