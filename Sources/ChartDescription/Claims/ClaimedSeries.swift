/// A series with what holds of it.
struct ClaimedSeries: Sendable {
  let measured: MeasuredSeries
  /// In the order in which they are worth saying; none without a value.
  let claims: [Claim]

  init(_ measured: MeasuredSeries) {
    self.measured = measured
    claims = measured.statistics.map { SeriesClaims($0).claims } ?? []
  }

  /// The values of a sequence; nil for points without an order.
  private var sequence: [Double]? {
    measured.statistics.flatMap { $0.arrangement == .sequence ? $0.y : nil }
  }

  /// The last value less the first of a sequence of two points or more.
  var change: Double? {
    guard let y = sequence, y.count > 1, let first = y.first, let last = y.last else { return nil }
    return last - first
  }

  /// The ways of the stretches, level ones left out; nil where the series has no course.
  var ways: [Direction]? {
    claims.lazy.compactMap(\.stretches).first.map { $0.legs.map(\.direction).filter { $0 != .level } }
  }

  /// The course or relation that the claims confirm; nil where it shares none with other series.
  var course: GroupCourse? {
    if claims.contains(.relation(.rising)) { return .risesAlong }
    if claims.contains(.relation(.falling)) { return .fallsAlong }
    if claims.contains(.noRelation) { return .unrelated }
    guard sequence != nil, let change else { return nil }
    if claims.contains(.constant) { return .constant }
    for claim in claims {
      switch claim {
      case .cycle, .yearlyCycle: return .cycle
      case .step(let direction, _), .overall(let direction):
        return direction == .rising ? .risesOverall : .fallsOverall
      case .noTrend: return .noTrend
      default: continue
      }
    }
    // Without the values that it passes over, "rising" would be too much.
    let isWhole = claims.lazy.compactMap(\.stretches).first?.exceptions.isEmpty ?? true
    switch ways {
    case [.rising] where change > 0: return isWhole ? .rise : overall(.rising)
    case [.falling] where change < 0: return isWhole ? .fall : overall(.falling)
    case [.rising], [.falling]: return nil
    case [.rising, .falling]: return .riseThenFall
    case [.falling, .rising]: return .fallThenRise
    case let ways?: return ways.count > 2 ? .turns : nil
    case nil: return nil
    }
  }

  private func overall(_ direction: Direction) -> GroupCourse? {
    guard let statistics = measured.statistics, Claim.overall(direction).holds(in: statistics) else { return nil }
    return direction == .rising ? .risesOverall : .fallsOverall
  }
}
