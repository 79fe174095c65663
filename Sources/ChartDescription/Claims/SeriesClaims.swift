/// What holds of a series, found by asking its values; nothing else is spoken.
struct SeriesClaims: Sendable {
  /// In the order in which they are worth saying.
  let claims: [Claim]
  /// The first point of the shortest stretch with most of the change is looked for in so many points at most, because the
  /// work grows with the square. Engineering choice.
  private static let mostForStretches = 2000

  /// Of fewer values, an outline of more than four legs is left to chance. Engineering choice: eight values a leg.
  private static let fewestForLegs = 48

  /// Of fewer values, those that are equal are no rule. Engineering choice.
  private static let fewestForExceptions = 5

  init(_ series: SeriesStatistics) {
    let y = series.y
    var proposed: [Claim] = []
    if y.first == y.last, Claim.constant.holds(in: series) {
      claims = [.constant]
      return
    }
    let usual = Self.usual(y)
    if let usual {
      let others = y.indices.filter { y[$0] != y[usual.place] }
      if y.count >= Self.fewestForExceptions, others.count <= 3 {
        proposed.append(.equalExcept(others))
        claims = (proposed + [.sign(Signs(y))]).filter { $0.holds(in: series) }
        return
      }
      if y.count >= SeriesStatistics.minimumCount { proposed.append(.usual(usual.place, count: usual.count)) }
    }
    switch series.arrangement {
    case .distribution: proposed.append(Self.ranking(series))
    case .relation:
      proposed += Self.extremes(series)
      proposed += [.relation(.rising), .relation(.falling), .noRelation, .steadyRate]
    case .sequence:
      proposed += Self.extremes(series)
      proposed += Self.course(series)
    }
    let isRelation = series.arrangement == .relation
    // Where x says little of y, no point is far from what x says.
    let isLoose = isRelation && (series.correlation?.rho ?? 0).magnitude < 0.4
    if series.arrangement == .sequence {
      proposed += series.outliers.indices.sorted().map { .unlikeNeighbours($0) }
    } else if !isLoose, series.arrangement == .relation || usual == nil {
      proposed.append(.farFromRest(series.outliers.indices))
    }
    if series.arrangement == .sequence { proposed.append(.sign(Signs(y))) }
    claims = proposed.filter { $0.holds(in: series) }
  }

  /// The value that two thirds of the points have.
  private static func usual(_ y: [Double]) -> (place: Int, count: Int)? {
    // What two thirds have is also the one in the middle.
    let median = Sample(y).values[y.count / 2]
    let count = y.count { $0 == median }
    return 3 * count >= 2 * y.count ? y.firstIndex(of: median).map { ($0, count) } : nil
  }

  private static func extremes(_ series: SeriesStatistics) -> [Claim] {
    func times(_ place: Int) -> Int { series.y.count { $0 == series.y[place] } }
    return [
      .least(series.least, times: times(series.least)), .greatest(series.greatest, times: times(series.greatest)),
    ]
  }

  private static func ranking(_ series: SeriesStatistics) -> Claim {
    let y = series.y
    let order = y.indices.sorted { (-y[$0], $0) < (-y[$1], $1) }
    let count = (1...3).last { $0 == order.count || $0 < order.count && y[order[$0 - 1]] > y[order[$0]] } ?? 1
    var top = Array(order.prefix(count))
    while top.count > 1, zip(top, top.dropFirst()).contains(where: { y[$0] == y[$1] }) { top.removeLast() }
    return .ranking(top, least: series.least, times: y.count { $0 == y[series.least] })
  }

  /// A step, a cycle with the trend under it, the stretches, or what the test of the trend finds: the first that holds.
  private static func course(_ series: SeriesStatistics) -> [Claim] {
    let y = series.y
    let cycles: [Claim] =
      series.yearlyCycle.map { [.yearlyCycle($0)] } ?? series.cycle.map { [.cycle($0)] } ?? []
    if let jump = zip(y, y.dropFirst()).map({ ($1 - $0).magnitude }).enumerated().max(by: { $0.element < $1.element }) {
      let place = jump.offset + 1
      let step = Claim.step(y[place] > y[place - 1] ? .rising : .falling, to: place)
      if step.holds(in: series) { return [step] }
    }
    let courses = CourseProposal(y, except: series.outliers.indices).courses()
    func first(_ legs: ClosedRange<Int>, _ claim: (Course) -> Claim) -> Claim? {
      courses.lazy.filter { legs.contains($0.legs.count) }.map(claim).first { $0.holds(in: series) }
    }
    // A pattern that repeats explains more than two turns do.
    var found = first(1...(cycles.isEmpty ? Claim.mostWithValues : 2)) { .course($0) }
    if found == nil, cycles.isEmpty {
      let (few, many) = (2...Claim.mostWithValues, (Claim.mostWithValues + 1)...Claim.mostLegs)
      // Few values are listed: nothing of them is left out. Of chance, many short legs hold.
      found = y.count < SeriesStatistics.minimumCount ? nil : first(few) { .outline($0) }
      found = found ?? first(many) { .course($0) }
      if y.count >= Self.fewestForLegs { found = found ?? first(many) { .outline($0) } }
    }
    if let found, let course = found.stretches {
      return [found] + (course.legs.count == 1 && course.exceptions.isEmpty ? pace(series) : []) + cycles
    }
    return cycles + [.overall(.rising), .overall(.falling)]
      + (cycles.isEmpty ? [.tendency(.rising), .tendency(.falling), .noTrend] : [])
  }

  /// How a single leg goes: evenly, or mostly in a short stretch.
  private static func pace(_ series: SeriesStatistics) -> [Claim] {
    if Claim.steadyRate.holds(in: series) { return [.steadyRate] }
    let y = series.y
    guard y.count <= mostForStretches, let first = y.first, let last = y.last, first != last else { return [] }
    for length in 1...max((y.count - 1) / 4, 1) {
      let shares = (0..<(y.count - length)).map { (y[$0 + length] - y[$0]) / (last - first) }
      guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }) else { continue }
      let claim = Claim.mostlyBetween(best, best + length)
      if claim.holds(in: series) { return [claim] }
    }
    return []
  }
}
