import PaletteCharts

/// What series have in common, in a word or two.
enum GroupCourse: String, CaseIterable, Hashable, Sendable {
  /// The values rise as one leg, or the series goes up (``MeasuredSeries/tendency``) and ends above its beginning; scattered points
  /// rise along x.
  case rising
  /// The same downwards.
  case falling
  /// One turn, at the greatest value.
  case peak = "rising, then falling"
  /// One turn, at the least value.
  case valley = "falling, then rising"
  /// Two turns or more.
  case turns = "turning several times"
  /// A pattern repeats.
  case cycle = "repeating"
  /// All values are equal.
  case constant
  /// Neither way.
  case noTrend = "without a clear trend"
}

extension MeasuredSeries {
  /// What the claims say of its course in a word; nil where it shares none with other series.
  var groupCourse: GroupCourse? {
    for claim in claims {
      switch claim {
      case .constant(except: []): return .constant
      case .cycle: return .cycle
      case .overall(let direction), .relation(let direction): return direction == .rising ? .rising : .falling
      case .noTrend, .noRelation: return .noTrend
      case .course(let course):
        let ways = course.legs.map(\.direction).filter { $0 != .level }
        // Without the values that it passes over, "rising" would be too much where it ends on the other side.
        switch ways {
        case [.rising]: if (change ?? 0) > 0 { return .rising }
        case [.falling]: if (change ?? 0) < 0 { return .falling }
        case [.rising, .falling]: return .peak
        case [.falling, .rising]: return .valley
        default: if ways.count > 2 { return .turns }
        }
      default: continue
      }
    }
    return nil
  }
}

/// What holds of all series of a chart together; series are named by their places.
struct GroupClaims {
  /// A value of a series, which comes so many times among all.
  typealias Extreme = (series: Int, place: Int, times: Int)

  let all: [MeasuredSeries]

  /// The least and the greatest of all values; nil where they are equal.
  var extremes: (least: Extreme, greatest: Extreme)? {
    let values = all.indices.filter { !all[$0].y.isEmpty }
    guard let low = values.min(by: { all[$0].sample.values[0] < all[$1].sample.values[0] }),
      let high = values.max(by: { all[$0].y[all[$0].greatest] < all[$1].y[all[$1].greatest] })
    else { return nil }
    func extreme(_ series: Int, _ place: Int) -> Extreme {
      let value = all[series].y[place]
      return (series, place, all.reduce(0) { sum, next in sum + next.y.count { $0 == value } })
    }
    let (least, greatest) = (extreme(low, all[low].least), extreme(high, all[high].greatest))
    return all[low].y[least.place] < all[high].y[greatest.place] ? (least, greatest) : nil
  }

  /// The series with the highest and the lowest mean, where all have values at the same places; nil for means of other places,
  /// which compare nothing, and for a tie.
  var averages: (highest: Int, lowest: Int)? {
    let places = all.map { $0.points.map(\.x) }
    guard let first = places.first, !first.isEmpty, places.allSatisfy({ $0 == first }) else { return nil }
    let means = all.map(\.sample.mean)
    guard let high = means.max(), let low = means.min(), means.count(where: { $0 == high }) == 1,
      means.count(where: { $0 == low }) == 1, let highest = means.firstIndex(of: high),
      let lowest = means.firstIndex(of: low), high > low
    else { return nil }
    return (highest, lowest)
  }

  /// The series that changes most from its first value to its last, and by half of what any series spans or more: what went far
  /// and came back has changed more than a little that stayed.
  var changesMost: Int? {
    let changes = all.map { ($0.change ?? 0).magnitude }
    guard let most = changes.max(), most > 0, changes.count(where: { $0 == most }) == 1,
      all.allSatisfy({ $0.height <= 2 * most })
    else { return nil }
    return changes.firstIndex(of: most)
  }

  /// The series that go one way, each of them once.
  var courses: [(course: GroupCourse, series: [Int])] {
    let found = all.map(\.groupCourse)
    return GroupCourse.allCases.compactMap { course in
      let series = all.indices.filter { found[$0] == course }
      return series.isEmpty ? nil : (course, series)
    }
  }

  /// Which of two series is higher, at the x that both have.
  enum Order: Hashable {
    /// The first at every x, so many times as high on average; nil unless all values are above 0, and below 1.05, which is not
    /// worth words (ours).
    case throughout(first: Int, ratio: Double?)
    /// The first up to the place of its own points, and the second afterwards; each is higher somewhere.
    case until(first: Int, x: ChartValue)
    /// The first at so many x, more than the second.
    case mostly(first: Int, count: Int)
  }

  /// How the only two series lie to each other; nil where neither is higher, and for points that are scattered.
  var order: (order: Order, shared: Int)? {
    guard all.count == 2, all.allSatisfy({ $0.arrangement != .relation }) else { return nil }
    let values = Dictionary(zip(all[1].points.map(\.x), all[1].y)) { first, _ in first }
    let shared = zip(all[0].points, all[0].y).compactMap { point, y in values[point.x].map { (x: point.x, y: [y, $0]) }
    }
    guard shared.count > 1 else { return nil }
    let higher = [shared.filter { $0.y[0] > $0.y[1] }.count, shared.filter { $0.y[0] < $0.y[1] }.count]
    let first = higher[0] >= higher[1] ? 0 : 1
    if higher[first] == shared.count {
      let sums = [0, 1].map { series in shared.reduce(0) { $0 + $1.y[series] } }
      let ratio = shared.allSatisfy({ min($0.y[0], $0.y[1]) > 0 }) ? sums[first] / sums[1 - first] : 0
      return (.throughout(first: first, ratio: ratio >= 1.05 ? ratio : nil), shared.count)
    }
    // Of two that change places once, the one that is higher at the beginning comes first.
    let signs = shared.map { $0.y[0] == $0.y[1] ? 0 : $0.y[0] > $0.y[1] ? 1 : -1 }
    let changes = signs.filter { $0 != 0 }.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
    if changes.count == 2, all[0].arrangement == .sequence, let last = signs.lastIndex(of: changes[0]) {
      return (.until(first: changes[0] > 0 ? 0 : 1, x: shared[last].x), shared.count)
    }
    return higher[0] == higher[1] ? nil : (.mostly(first: first, count: higher[first]), shared.count)
  }
}
