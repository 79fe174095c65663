/// A series with what holds of it.
struct ClaimedSeries: Sendable {
  /// Its measurements.
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
      case .step(let direction, _), .overall(let direction): return direction == .rising ? .rise : .fall
      case .noTrend: return .noTrend
      default: continue
      }
    }
    switch ways {
    case [.rising]: return change > 0 ? .rise : nil
    case [.falling]: return change < 0 ? .fall : nil
    case [.rising, .falling]: return .riseThenFall
    case [.falling, .rising]: return .fallThenRise
    case let ways?: return ways.count > 2 ? .turns : nil
    case nil: return nil
    }
  }
}
