/// A statement about the values of one series. It is spoken only where ``holds(in:)`` confirms it on every value; points are
/// named by their places among the values.
enum Claim: Hashable, Sendable {
  /// All values are equal but those at the places, three at most and a third of the others.
  case constant(except: [Int])
  /// No value is less than the one at the place, which comes so many times and there first.
  case least(Int, times: Int)
  /// No value is greater.
  case greatest(Int, times: Int)
  /// The value lies beyond its neighbours by more than these lie apart.
  case unlikeNeighbours(Int)
  /// The stretches from the first value to the last.
  case course(Course)
  /// The series goes one way (``MeasuredSeries/tendency``), and its last value lies on that side of the first.
  case overall(Direction)
  /// It goes one way, and its last value does not lie on that side of the first.
  case tendency(Direction)
  /// It goes neither way.
  case noTrend
  /// A pattern repeats.
  case cycle(Cycle)
  /// Where a histogram is high, and which way it leans.
  case shape(BinShape)
  /// Where values lie below and above 0.
  case sign(Signs)
  /// The three greatest or fewer, from the greatest on, or all that are greatest alike; and all that are least.
  case ranking([Int], least: [Int])
  /// y rises or falls with x.
  case relation(Direction)
  /// Neither.
  case noRelation
  /// The points far from the rest, the farthest first.
  case farFromRest([Int])

  /// The stretches, of a claim about them.
  var course: Course? { if case .course(let course) = self { course } else { nil } }

  /// The word in `summary.json`.
  var kind: String {
    switch self {
    case .constant(let except): except.isEmpty ? "constant" : "equalExcept"
    case .least: "least"
    case .greatest: "greatest"
    case .unlikeNeighbours: "unlikeNeighbours"
    case .course(let course): course.isBroad ? "outline" : "course"
    case .overall: "overall"
    case .tendency: "tendency"
    case .noTrend: "noTrend"
    case .cycle(let cycle): cycle.isOfMonths ? "yearlyCycle" : "cycle"
    case .shape: "shape"
    case .sign: "sign"
    case .ranking: "ranking"
    case .relation: "relation"
    case .noRelation: "noRelation"
    case .farFromRest: "farFromRest"
    }
  }

  /// Whether the values bear the statement out.
  func holds(in series: MeasuredSeries) -> Bool {
    let y = series.y
    switch self {
    case .constant(let places):
      let rest = y.indices.filter { !places.contains($0) }.map { y[$0] }
      guard places.count <= 3, let value = rest.first, rest.count >= 2 * places.count else { return false }
      return rest.allSatisfy { $0 == value } && places.allSatisfy { y[$0] != value }
    case .least(let place, let times): return Self.isFirstExtreme(y.map { -$0 }, place, times)
    case .greatest(let place, let times): return Self.isFirstExtreme(y, place, times)
    case .unlikeNeighbours(let place): return Outliers.leavesNeighbours(y, at: place, height: series.height)
    case .course(let course): return course.holds(in: series)
    case .overall(let direction), .tendency(let direction):
      guard let change = series.change, series.tendency == direction, direction != .level else { return false }
      let isOnThatSide = direction == .rising ? change > 0 : change < 0
      return isOnThatSide == (self == .overall(direction))
    case .noTrend: return series.tendency == .level
    case .cycle(let cycle): return series.cycle == cycle
    case .shape(let shape): return BinShape(y) == shape && series.isOfBins
    case .sign(let signs): return signs == Signs(y) && signs.below > 0 && signs.above > 0
    case .ranking(let places, let least):
      let (first, rest) = (places.first.map { y[$0] }, y.indices.filter { !places.contains($0) }.map { y[$0] })
      guard let first, let last = places.last.map({ y[$0] }), rest.allSatisfy({ $0 < last }) else { return false }
      let isOrdered = zip(places, places.dropFirst()).allSatisfy { y[$0] > y[$1] }
      return (isOrdered || first == last) && least == y.indices.filter { y[$0] == series.sample.values[0] }
    case .relation(let direction):
      let rho = series.rho ?? 0
      return rho.magnitude >= 0.1 && (series.isClear || rho.magnitude >= 0.3) && (rho > 0) == (direction == .rising)
    case .noRelation:
      return series.rho != nil && !Claim.relation(.rising).holds(in: series)
        && !Claim.relation(.falling).holds(in: series)
    case .farFromRest(let places): return series.outliers == places && !places.isEmpty
    }
  }

  private static func isFirstExtreme(_ y: [Double], _ place: Int, _ times: Int) -> Bool {
    y.allSatisfy { $0 <= y[place] } && y.count { $0 == y[place] } == times && y.firstIndex(of: y[place]) == place
  }
}

/// How many values lie below and above 0.
struct Signs: Hashable, Sendable {
  let below, above: Int
  /// The last place before the only change, where there is one and no value is 0.
  let until: Int?

  init(_ y: [Double]) {
    (below, above) = (y.count { $0 < 0 }, y.count { $0 > 0 })
    let changes = y.indices.dropLast().filter { (y[$0] < 0) != (y[$0 + 1] < 0) }
    until = changes.count == 1 && below + above == y.count && min(below, above) > 1 ? changes[0] : nil
  }
}
