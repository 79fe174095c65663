import PaletteCharts

/// A series of a chart with its measurements and with what holds of it.
struct MeasuredSeries: Sendable {
  /// As people see it; empty where the chart has one series without a name.
  let name: String
  /// The points that have a value, in the order of the axis.
  let points: [ChartPoint]
  /// Every x, in order, those without a value too.
  let places: [ChartValue]
  /// The stretches of ``places`` without a value.
  let gaps: [ClosedRange<Int>]
  let arrangement: Arrangement
  /// Where the points lie along x, as numbers, and their values.
  let x, y: [Double]
  /// The values in order.
  let sample: Sample
  /// The first point of the least value, and of the greatest; 0 without a value.
  let least, greatest: Int
  /// Spearman's ρ of x and y, −1…1; nil for a distribution, for fewer than three points, and where either does not vary.
  let rho: Double?
  /// How fast y changes with x; nil for fewer than eight points, and where all x are equal.
  let line: TheilSenLine?
  /// What repeats in a sequence.
  let cycle: Cycle?
  /// Points far from the rest, the farthest first.
  let outliers: [Int]
  /// Whether it is a histogram: bars over intervals.
  let isOfBins: Bool
  /// In the order in which they are worth saying; none without a value.
  private(set) var claims: [Claim] = []

  static func measure(_ chart: Chart) -> [MeasuredSeries] {
    let positions = PointPositions(chart)
    return chart.series.enumerated().map { index, series in
      let name = chart.series.count == 1 ? series.name : chart.name(ofSeries: index)
      return MeasuredSeries(name, series, chart.kind, positions)
    }
  }

  /// Measures a series.
  init(_ name: String, _ series: ChartSeries, _ kind: ChartKind, _ positions: PointPositions) {
    self.name = name
    arrangement = positions.arrangement(kind, isContinuous: series.isContinuous)
    places = series.points.map(\.x)
    isOfBins = kind == .bar && CalendarWord.kind(of: places.map { $0.category ?? "" }) == .interval
    gaps = Self.stretches(series.points.indices.filter { series.points[$0].y?.isFinite != true })
    let present = series.points.enumerated().filter { $1.y?.isFinite == true }
    points = present.map(\.element)
    let x = present.map { positions[$1.x] ?? Double($0) }
    let y = points.map { $0.y ?? 0 }
    (self.x, self.y) = (x, y)
    sample = Sample(y)
    least = y.indices.min { (y[$0], $0) < (y[$1], $1) } ?? 0
    greatest = y.indices.min { (-y[$0], $0) < (-y[$1], $1) } ?? 0
    let isMeasured = y.count >= Sample.fewest && arrangement != .distribution
    rho = arrangement == .distribution || y.count < 3 ? nil : Ranks.correlation(x, y)
    line = isMeasured ? TheilSenLine(x, y) : nil
    cycle = isMeasured && arrangement == .sequence ? Cycle(x, y, positions.unit) : nil
    outliers =
      switch arrangement {
      case .sequence: Outliers.inSequence(y)
      case .relation: line.map { Outliers.ofRelation(x, y, $0) } ?? []
      case .distribution: Outliers.ofDistribution(sample, y)
      }
    claims = y.isEmpty ? [] : SeriesClaims.claims(self)
  }

  /// The greatest value less the least.
  var height: Double { y.isEmpty ? 0 : y[greatest] - y[least] }

  /// The last value less the first of a sequence of two points or more.
  var change: Double? { arrangement == .sequence && y.count > 1 ? y[y.count - 1] - y[0] : nil }

  /// Whether x and y go together beyond chance, or so far that chance is no matter: ρ·√(n−1) is about normal where nothing goes
  /// with anything (M. G. Kendall, "Rank Correlation Methods", 4th ed. 1970, 5.8). Engineering choice: from 0.6 on in any case.
  var isClear: Bool {
    rho.map { $0.magnitude >= 0.6 || $0.magnitude * Double(y.count - 1).squareRoot() >= 1.96 } ?? false
  }

  /// Which way the series goes for who hears it: the line through it spans a tenth of its height or more, and the mean of its last
  /// third lies as far on that side of the first (ours); level where not, nil for few values.
  var tendency: Direction? {
    guard let line, let first = x.first, let last = x.last, y.count >= Sample.fewest else { return nil }
    let third = y.count / 3
    let change = Sample(Array(y.suffix(third))).mean - Sample(Array(y.prefix(third))).mean
    let span = line.slope * (last - first)
    guard isClear, min(change.magnitude, span.magnitude) >= 0.1 * height, change * span > 0 else { return .level }
    return change > 0 ? .rising : .falling
  }

  /// Neighbouring places as stretches.
  static func stretches(_ places: [Int]) -> [ClosedRange<Int>] {
    places.reduce(into: []) { stretches, place in
      if let last = stretches.last, last.upperBound == place - 1 {
        stretches[stretches.count - 1] = last.lowerBound...place
      } else {
        stretches.append(place...place)
      }
    }
  }
}
