import PaletteCharts
import SafeText

/// Claims as `summary.json` has them: a kind, and the values that the statement rests on, so that anybody can ask the data.
struct ClaimJSON {
  private let text: ChartText
  private let series: MeasuredSeries

  init(_ text: ChartText, _ series: MeasuredSeries) { (self.text, self.series) = (text, series) }

  func value(_ claim: Claim) -> JSONValue {
    Self.claim(claim.kind, [("series", .string(series.name))] + basis(claim))
  }

  static func claim(_ kind: String, _ basis: [(key: String, value: JSONValue)]) -> JSONValue {
    .object([("kind", .string(kind))] + basis)
  }

  /// Where a point lies, by its place among the values.
  func point(_ place: Int) -> JSONValue {
    ["x": text.figure(series.points[place].x), "y": .number(series.y[place])]
  }

  private func points(_ places: some Sequence<Int>) -> JSONValue { .array(places.map(point)) }

  private func basis(_ claim: Claim) -> [(key: String, value: JSONValue)] {
    let y = series.y
    switch claim {
    case .constant(let except):
      let value = JSONValue.number(y.indices.first { !except.contains($0) }.map { y[$0] })
      return [("value", value)] + (except.isEmpty ? [] : [("except", points(except))])
    case .least(let place, let times), .greatest(let place, let times):
      return [("at", point(place)), ("times", .integer(times))]
    case .unlikeNeighbours(let place):
      let range = Outliers.neighbours(y, at: place)?.range
      return [
        ("at", point(place)), ("neighbours", .numbers([range?.lowerBound, range?.upperBound].compactMap(\.self))),
      ]
    case .course(let course):
      let legs = course.legs.map { leg -> JSONValue in
        let ends = [
          ("direction", JSONValue.string(leg.direction.rawValue)), ("from", point(leg.first)), ("to", point(leg.last)),
        ]
        let inside = (leg.first...leg.last).filter { !course.exceptions.contains($0) }.map { y[$0] }
        let range: [(String, JSONValue)] = [("least", .number(inside.min())), ("greatest", .number(inside.max()))]
        return .object(ends + (leg.direction == .level ? range : []))
      }
      return [("legs", .array(legs)), ("apartFrom", points(course.exceptions))]
    case .overall(let direction), .tendency(let direction), .relation(let direction):
      return [
        ("direction", .string(direction.rawValue)), ("rho", .number(series.rho)), ("from", point(0)),
        ("to", point(y.count - 1)),
      ]
    case .noTrend, .noRelation: return [("rho", .number(series.rho)), ("median", .number(series.sample.median))]
    case .cycle(let cycle):
      return [
        ("points", .integer(cycle.period)), ("strength", .number(cycle.strength)),
        ("phase", .string(cycle.phase.rawValue)), ("means", .numbers(cycle.means)),
      ]
    case .shape(let shape):
      let gaps = shape.gaps.map {
        JSONValue.array([text.figure(series.points[$0.lowerBound].x), text.figure(series.points[$0.upperBound].x)])
      }
      return [("peaks", points(shape.peaks)), ("tail", .string(shape.tail.rawValue)), ("gaps", .array(gaps))]
    case .sign(let signs):
      return [("below", .integer(signs.below)), ("above", .integer(signs.above)), ("of", .integer(y.count))]
    case .ranking(let places, let least):
      return [("highest", points(places)), ("lowest", point(least[0])), ("times", .integer(least.count))]
    case .farFromRest(let places): return [("points", points(places))]
    }
  }
}
