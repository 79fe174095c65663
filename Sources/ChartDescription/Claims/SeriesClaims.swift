/// What holds of a series, found by asking its values; nothing else is spoken.
enum SeriesClaims {
  /// The most legs that a sentence tells with their values.
  static let mostWithValues = 4
  /// Of fewer values, an outline of more than four legs is left to chance. Engineering choice: eight values a leg.
  private static let fewestForLegs = 48
  /// Of fewer values, those that are equal are no rule. Engineering choice.
  private static let fewestForExceptions = 5

  /// How closely values follow the axis that have one way. Engineering choice: a quarter of the ranks is left to swings.
  private static let strong = 0.85

  /// In the order in which they are worth saying.
  static func claims(_ series: MeasuredSeries) -> [Claim] {
    let y = series.y
    func times(_ place: Int) -> Int { y.count { $0 == y[place] } }
    let middle = series.sample.values[y.count / 2]
    let flat = Claim.constant(except: y.indices.filter { y[$0] != middle })
    let signs = Claim.sign(Signs(y))
    if flat == .constant(except: []) || y.count >= fewestForExceptions, flat.holds(in: series) {
      return [flat] + (signs.holds(in: series) ? [signs] : [])
    }
    let extremes: [Claim] = [
      .least(series.least, times: times(series.least)), .greatest(series.greatest, times: times(series.greatest)),
    ]
    if series.isOfBins, let shape = BinShape(y) { return [.shape(shape)] }
    let far = Claim.farFromRest(series.outliers)
    let proposed: [Claim] =
      switch series.arrangement {
      case .distribution: [ranking(series), far]
      case .relation:
        // Where x says little of y, no point is far from what x says.
        [.relation(.rising), .relation(.falling), .noRelation] + ((series.rho ?? 0).magnitude < 0.4 ? [] : [far])
          + extremes
      case .sequence:
        course(series) + extremes + series.outliers.sorted().map { .unlikeNeighbours($0) } + [signs]
      }
    return proposed.filter { $0.holds(in: series) }
  }

  private static func ranking(_ series: MeasuredSeries) -> Claim {
    let y = series.y
    let order = y.indices.sorted { (-y[$0], $0) < (-y[$1], $1) }
    let alike = order.prefix { y[$0] == y[order[0]] }
    let isLast = (1...3).filter { $0 <= order.count && ($0 == order.count || y[order[$0 - 1]] > y[order[$0]]) }
    let top = alike.count > 1 ? Array(alike) : Array(order.prefix(isLast.first { !isLast.contains($0 + 1) } ?? 1))
    return .ranking(top, least: y.indices.filter { y[$0] == y[series.least] })
  }

  /// A cycle with the trend under it, the stretches, or which way the series goes: the first that holds.
  private static func course(_ series: MeasuredSeries) -> [Claim] {
    let cycles: [Claim] = series.cycle.map { [.cycle($0)] } ?? []
    let courses = CourseProposal(series.y, except: series.outliers).courses()
    func first(_ legs: ClosedRange<Int>, isBroad: Bool = false) -> [Claim]? {
      for course in courses where legs.contains(course.legs.count) {
        var course = course
        course.isBroad = isBroad
        if course.holds(in: series) { return [.course(course)] }
      }
      return nil
    }
    // A pattern that repeats explains more than two turns do.
    var found = first(1...(cycles.isEmpty ? mostWithValues : 2))
    if found == nil, cycles.isEmpty {
      let many = (mostWithValues + 1)...Course.mostLegs
      // Few values are listed: nothing of them is left out. Of chance, many short legs hold.
      if series.y.count >= Sample.fewest { found = first(2...mostWithValues, isBroad: true) }
      found = found ?? first(many)
      if series.y.count >= fewestForLegs { found = found ?? first(many, isBroad: true) }
    }
    let ways: [Claim] = [.overall(.rising), .overall(.falling), .tendency(.rising), .tendency(.falling)]
    // Where the way is clear, swings on it are second.
    if let course = found?[0].course, course.isBroad, course.legs.count > 2, (series.rho ?? 0).magnitude >= strong {
      let overall = ways.filter { $0.holds(in: series) }
      if overall.first?.kind == "overall" { return overall + (found ?? []) }
    }
    // A single leg is the course; several are before what repeats only where they are few.
    if let found { return found + cycles }
    // Which way the series goes says more than what repeats on the way.
    return ways + cycles + (cycles.isEmpty ? [.noTrend] : [])
  }
}
