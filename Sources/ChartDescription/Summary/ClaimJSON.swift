import PaletteCharts
import SafeText

/// Claims as `summary.json` has them: a kind, and the values that the statement rests on, so that anybody can ask the data.
struct ClaimJSON {
  private let series: ClaimedSeries
  private let voice: Voice

  init(_ series: ClaimedSeries, _ voice: Voice) { (self.series, self.voice) = (series, voice) }

  func value(_ claim: Claim) -> JSONValue {
    guard let statistics = series.measured.statistics else { return .null }
    return Self.claim(claim.kind, [("series", .string(series.measured.name))] + basis(claim, statistics))
  }

  static func claim(_ kind: String, _ basis: [(key: String, value: JSONValue)]) -> JSONValue {
    .object([("kind", .string(kind))] + basis)
  }

  /// Where a point lies, by its place among the values.
  func point(_ place: Int) -> JSONValue {
    let point = series.measured.points[place]
    return ["x": voice.x(point.x).figure ?? .null, "y": .number(point.y)]
  }

  private func points(_ places: some Sequence<Int>) -> JSONValue { .array(places.map(point)) }

  private func basis(_ claim: Claim, _ statistics: SeriesStatistics) -> [(key: String, value: JSONValue)] {
    let y = statistics.y
    let trend: [(key: String, value: JSONValue)] = [
      ("s", .integer(statistics.trend?.score)), ("z", .number(statistics.trend?.z)),
      ("p", .number(statistics.trend?.probability)),
    ]
    switch claim {
    case .constant: return [("value", .number(y[0]))]
    case .equalExcept(let places):
      return [
        ("value", .number(y.indices.first { !places.contains($0) }.map { y[$0] })), ("except", points(places)),
      ]
    case .usual(let place, let count):
      return [("value", .number(y[place])), ("count", .integer(count)), ("of", .integer(y.count))]
    case .least(let place, let times), .greatest(let place, let times):
      return [("at", point(place)), ("times", .integer(times))]
    case .unlikeNeighbours(let place):
      let range = Neighbours(y, at: place)?.range
      return [
        ("at", point(place)), ("neighbours", .numbers([range?.lowerBound, range?.upperBound].compactMap(\.self))),
      ]
    case .course(let course), .outline(let course):
      let legs = course.legs.map { leg -> JSONValue in
        ["direction": .string(leg.direction.rawValue), "from": point(leg.first), "to": point(leg.last)]
      }
      return [("legs", .array(legs)), ("apartFrom", points(course.exceptions))]
    case .step(let direction, let place):
      return [("direction", .string(direction.rawValue)), ("from", point(place - 1)), ("to", point(place))]
    case .mostlyBetween(let from, let to): return [("from", point(from)), ("to", point(to))]
    case .steadyRate:
      return [("slope", .number(statistics.line?.slope)), ("intercept", .number(statistics.line?.intercept))]
    case .overall(let direction), .tendency(let direction), .relation(let direction):
      return [("direction", .string(direction.rawValue))] + trend
        + [("rho", .number(statistics.correlation?.rho)), ("from", point(0)), ("to", point(y.count - 1))]
    case .noTrend, .noRelation: return trend + [("median", .number(statistics.sample.median))]
    case .cycle(let cycle), .yearlyCycle(let cycle):
      return [
        ("points", .integer(cycle.period)), ("strength", .number(cycle.strength)),
        ("phase", .string(cycle.phase?.rawValue)),
        ("means", .numbers(cycle.means)),
      ]
    case .sign(let signs):
      return [
        ("below", .integer(signs.below.reduce(0) { $0 + $1.count })),
        ("above", .integer(signs.above.reduce(0) { $0 + $1.count })),
        ("of", .integer(y.count)),
        (
          "stretchesBelow",
          .array(signs.below.prefix(Self.mostStretches).map { points([$0.lowerBound, $0.upperBound]) })
        ),
      ]
    case .ranking(let places, let least, let times):
      return [("highest", points(places)), ("lowest", point(least)), ("times", .integer(times))]
    case .farFromRest(let places):
      return [("points", points(places)), ("method", .string(statistics.outliers.method.rawValue))]
    }
  }

  /// Values may change their sign thousands of times. An engineering choice.
  private static let mostStretches = 20
}

extension Claim {
  /// Whether it is of how the values go, which groups of series share.
  var isOfCourse: Bool {
    switch self {
    case .course, .outline, .step, .overall, .tendency, .noTrend, .cycle, .yearlyCycle, .constant, .relation,
      .noRelation:
      true
    default: false
    }
  }

  /// The word in `summary.json`.
  var kind: String {
    switch self {
    case .constant: "constant"
    case .equalExcept: "equalExcept"
    case .usual: "usual"
    case .least: "least"
    case .greatest: "greatest"
    case .unlikeNeighbours: "unlikeNeighbours"
    case .course: "course"
    case .outline: "outline"
    case .step: "step"
    case .mostlyBetween: "mostlyBetween"
    case .steadyRate: "steadyRate"
    case .overall: "overall"
    case .tendency: "tendency"
    case .noTrend: "noTrend"
    case .cycle: "cycle"
    case .yearlyCycle: "yearlyCycle"
    case .sign: "sign"
    case .ranking: "ranking"
    case .relation: "relation"
    case .noRelation: "noRelation"
    case .farFromRest: "farFromRest"
    }
  }
}
