import PaletteCharts

/// A statement about all series of a chart, by their places; spoken only where ``holds(in:)`` confirms it.
enum GroupClaim: Hashable, Sendable {
  /// The means of the series lie between those of these two.
  case averages(highest: Int, lowest: Int)
  /// From its first value to its last this series changes most, and by half of what any series spans or more.
  case changesMost(Int)
  /// No value of any series is greater than that of the series at the place.
  case greatestOfAll(series: Int, place: Int, times: Int)
  /// No value of any series is less.
  case leastOfAll(series: Int, place: Int, times: Int)
  /// The series that go one way.
  case alike(GroupCourse, [Int])

  /// Whether the values of all series bear the statement out.
  func holds(in all: [ClaimedSeries]) -> Bool {
    let measured = all.map(\.measured)
    func y(_ series: Int) -> [Double] { measured[series].statistics?.y ?? [] }
    switch self {
    case .averages(let highest, let lowest):
      // Means of other places compare nothing.
      let places = measured.map { series in series.points.filter { $0.y != nil }.map(\.x) }
      guard places.allSatisfy({ $0 == places[0] }) else { return false }
      let means = measured.compactMap { $0.statistics?.sample.mean }
      guard let high = measured[highest].statistics?.sample.mean, let low = measured[lowest].statistics?.sample.mean
      else { return false }
      return high > low && means.allSatisfy { (low...high).contains($0) }
        && means.count { $0 == high } == 1 && means.count { $0 == low } == 1
    case .changesMost(let series):
      let changes = all.compactMap(\.change)
      guard let change = all[series].change, change != 0, changes.count > 1 else { return false }
      // What went far and came back has changed more than a little that stayed.
      let heights = measured.compactMap { $0.statistics?.height }
      return changes.count { $0.magnitude >= change.magnitude } == 1
        && heights.allSatisfy { $0 <= 2 * change.magnitude }
    case .greatestOfAll(let series, let place, let times):
      let values = measured.flatMap { $0.statistics?.y ?? [] }
      return values.allSatisfy { $0 <= y(series)[place] } && values.count { $0 == y(series)[place] } == times
    case .leastOfAll(let series, let place, let times):
      let values = measured.flatMap { $0.statistics?.y ?? [] }
      return values.allSatisfy { $0 >= y(series)[place] } && values.count { $0 == y(series)[place] } == times
    case .alike(let course, let series): return series.allSatisfy { all[$0].course == course }
    }
  }
}

/// What series have in common, in a word or two.
enum GroupCourse: String, CaseIterable, Hashable, Sendable {
  /// The last value is above the first, and all values rise as one leg.
  case rise
  /// The same downwards.
  case fall
  /// The last value is above the first, and the values rise by the test of Mann and Kendall, or after one step.
  case risesOverall = "rises overall"
  /// The same downwards.
  case fallsOverall = "falls overall"
  /// One turn, at the greatest value.
  case riseThenFall = "rise, then fall"
  /// One turn, at the least value.
  case fallThenRise = "fall, then rise"
  /// Two turns or more.
  case turns = "turns several times"
  /// A pattern repeats.
  case cycle
  /// All values are equal.
  case constant
  /// The test of Mann and Kendall finds no trend.
  case noTrend = "no clear trend"
  /// Points of which y rises with x by that test, or falls, or neither.
  case risesAlong = "rises along x"
  case fallsAlong = "falls along x"
  case unrelated = "neither along x"
}

/// What holds of all series together.
struct GroupClaims: Sendable {
  /// In the order in which they are worth saying.
  let claims: [GroupClaim]

  init(_ all: [ClaimedSeries]) {
    let measured = all.map(\.measured)
    let means = measured.enumerated().compactMap { place, series in series.statistics.map { (place, $0.sample.mean) } }
    var proposed: [GroupClaim] = []
    if let high = means.max(by: { $0.1 < $1.1 }), let low = means.min(by: { $0.1 < $1.1 }) {
      proposed.append(.averages(highest: high.0, lowest: low.0))
    }
    let changes = all.enumerated().compactMap { place, series in series.change.map { (place, $0.magnitude) } }
    if let most = changes.max(by: { $0.1 < $1.1 }) { proposed.append(.changesMost(most.0)) }
    let extremes = measured.enumerated().compactMap { place, series in series.statistics.map { (place, $0) } }
    func times(_ value: Double) -> Int { extremes.reduce(0) { sum, next in sum + next.1.y.count { $0 == value } } }
    if let high = extremes.max(by: { $0.1.y[$0.1.greatest] < $1.1.y[$1.1.greatest] }),
      let low = extremes.min(by: { $0.1.y[$0.1.least] < $1.1.y[$1.1.least] })
    {
      let (most, least) = (high.1.y[high.1.greatest], low.1.y[low.1.least])
      if most > least {
        proposed.append(.greatestOfAll(series: high.0, place: high.1.greatest, times: times(most)))
        proposed.append(.leastOfAll(series: low.0, place: low.1.least, times: times(least)))
      }
    }
    for course in GroupCourse.allCases {
      let found = all.indices.filter { all[$0].course == course }
      if !found.isEmpty { proposed.append(.alike(course, found)) }
    }
    claims = proposed.filter { $0.holds(in: all) }
  }
}
