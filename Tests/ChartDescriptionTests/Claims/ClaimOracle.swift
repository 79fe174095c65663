import PaletteCharts
import RealModule

@testable import ChartDescription

/// Asks the values of a series about a claim by code of its own: loops over every pair and every stretch, as the definitions
/// in the documentation say.
struct ClaimOracle {
  let x: [Double]
  let y: [Double]

  /// What contradicts a claim; nil for nothing.
  func contradiction(_ claim: Claim) -> String? {
    switch claim {
    case .constant(let places):
      let rest = Set(y.enumerated().filter { !places.contains($0.offset) }.map(\.element))
      return rest.count == 1 && places.allSatisfy { !rest.contains(y[$0]) } && places.count <= 3 ? nil : "\(rest)"
    case .least(let place, let times):
      return y.min() == y[place] && y.filter { $0 == y[place] }.count == times && y.firstIndex(of: y[place]) == place
        ? nil : "least \(y.min() ?? 0)"
    case .greatest(let place, let times):
      return y.max() == y[place] && y.filter { $0 == y[place] }.count == times && y.firstIndex(of: y[place]) == place
        ? nil : "greatest \(y.max() ?? 0)"
    case .unlikeNeighbours(let place): return leavesNeighbours(place) ? nil : "ordinary"
    case .course(let course):
      return course.isBroad
        ? self.course(course, back: 0.5, beyond: 1.0 / 3) : self.course(course, back: 1.0 / 3, beyond: 0.1)
    case .overall(let direction), .tendency(let direction):
      let goes = direction == .rising ? y[y.count - 1] > y[0] : y[y.count - 1] < y[0]
      let isOverall = if case .overall = claim { true } else { false }
      return goes == isOverall && way == direction ? nil : "\(String(describing: way))"
    case .noTrend: return way == .level ? nil : "\(String(describing: way))"
    case .relation(let direction):
      let isFar = rho.magnitude >= 0.3 || isClear && rho.magnitude >= 0.1
      return isFar && (rho > 0) == (direction == .rising) ? nil : "\(rho)"
    case .noRelation: return rho.magnitude < 0.3 ? nil : "\(rho)"
    case .cycle(let cycle): return cycle.isOfMonths ? nil : self.cycle(cycle, y)
    case .shape(let shape):
      let empty = shape.gaps.flatMap(Array.init)
      let isHigh = shape.peaks.contains { y[$0] == y.max() }
      return isHigh && empty.allSatisfy { y[$0] == 0 } ? nil : "\(shape)"
    case .sign(let signs):
      guard signs.below == y.filter({ $0 < 0 }).count, signs.above == y.filter({ $0 > 0 }).count else { return "signs" }
      guard let until = signs.until else { return nil }
      return Set(y[...until].map { $0 > 0 }).count == 1 && Set(y[(until + 1)...].map { $0 > 0 }).count == 1
        ? nil : "until"
    case .ranking(let places, let least):
      let sorted = y.sorted(by: >)
      return places.map { y[$0] } == Array(sorted.prefix(places.count)) && least.allSatisfy { y[$0] == sorted.last }
        ? nil : "\(sorted.prefix(4))"
    case .farFromRest(let places): return places.isEmpty ? "nothing" : nil
    }
  }

  private var height: Double { (y.max() ?? 0) - (y.min() ?? 0) }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private var medianSlope: Double {
    var slopes: [Double] = []
    for i in y.indices { for j in y.indices where x[j] > x[i] { slopes.append((y[j] - y[i]) / (x[j] - x[i])) } }
    return median(slopes)
  }

  /// Spearman's ρ from the definition of ranks.
  private var rho: Double {
    func ranks(_ values: [Double]) -> [Double] {
      values.map { value in Double(values.count { $0 < value }) + Double(values.count { $0 == value } + 1) / 2 }
    }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let (a, b) = (ranks(x), ranks(y))
    let spread = [a, b].map { ranks in mean(ranks.map { $0 * $0 }) - mean(ranks) * mean(ranks) }
    return spread[0] * spread[1] > 0
      ? (mean(zip(a, b).map(*)) - mean(a) * mean(b)) / (spread[0] * spread[1]).squareRoot() : 0
  }

  private var isClear: Bool { abs(rho) >= 0.6 || abs(rho) * Double(y.count - 1).squareRoot() >= 1.96 }

  /// Which way a series of eight or more goes for a listener, as the documentation says.
  var way: Direction {
    let third = y.count / 3
    let change = (y.suffix(third).reduce(0, +) - y.prefix(third).reduce(0, +)) / Double(third)
    let step = (y.count + 399) / 400
    let chosen = ClaimOracle(
      x: stride(from: 0, to: x.count, by: step).map { x[$0] }, y: stride(from: 0, to: y.count, by: step).map { y[$0] })
    let span = chosen.medianSlope * (x[x.count - 1] - x[0])
    guard isClear, abs(change) >= height / 10, abs(span) >= height / 10, change * span > 0 else { return .level }
    return change > 0 ? .rising : .falling
  }

  private func leavesNeighbours(_ place: Int) -> Bool {
    guard y.count > 6 else { return false }
    var first = place - 3
    while first < 0 { first += 1 }
    while first + 6 > y.count - 1 { first -= 1 }
    let around = (first...(first + 6)).filter { $0 != place }.map { y[$0] }.sorted()
    let width = around[5] - around[0]
    let beyond = max(around[0] - y[place], y[place] - around[5])
    return beyond > width && beyond >= height / 5
  }

  private func course(_ course: Course, back most: Double, beyond share: Double) -> String? {
    let kept = y.indices.filter { !course.exceptions.contains($0) }
    for place in course.exceptions where !leavesNeighbours(place) { return "exception \(place) is ordinary" }
    guard course.legs.first?.first == kept.first, course.legs.last?.last == kept.last else { return "does not cover" }
    for (one, next) in zip(course.legs, course.legs.dropFirst()) where one.last != next.first { return "has a hole" }
    let all = kept.map { y[$0] }.sorted()
    let span = all[all.count - 1] - all[0]
    for leg in course.legs {
      let inside = kept.filter { $0 >= leg.first && $0 <= leg.last }.map { y[$0] }
      let gain = y[leg.last] - y[leg.first]
      var back = 0.0
      for i in inside.indices {
        for j in inside.indices where j > i {
          back = max(back, leg.direction == .falling ? inside[j] - inside[i] : inside[i] - inside[j])
        }
      }
      let sorted = inside.sorted()
      let beyond = max(
        min(inside[0], inside[inside.count - 1]) - sorted[0],
        sorted[sorted.count - 1] - max(inside[0], inside[inside.count - 1]))
      if leg.direction != .level, beyond > abs(gain) * share + 1e-12 {
        return "a leg of \(gain) reaches \(beyond) beyond its ends"
      }
      switch leg.direction {
      case .rising: if gain <= 0 || back > gain * most + 1e-12 { return "a rise of \(gain) goes back by \(back)" }
      case .falling: if gain >= 0 || back > -gain * most + 1e-12 { return "a fall of \(gain) goes back by \(back)" }
      case .level:
        if sorted[sorted.count - 1] - sorted[0] > span / 5 + 1e-12 { return "level over \(sorted)" }
        if abs(gain) > (sorted[sorted.count - 1] - sorted[0]) / 2 { return "level along \(gain)" }
      }
    }
    for (one, next) in zip(course.legs, course.legs.dropFirst()) {
      let around = kept.filter { $0 >= one.first && $0 <= next.last }.map { y[$0] }
      if one.direction == .rising, next.direction == .falling, y[one.last] != around.max() {
        return "no peak at \(one.last)"
      }
      if one.direction == .falling, next.direction == .rising, y[one.last] != around.min() {
        return "no low at \(one.last)"
      }
    }
    return nil
  }

  private func cycle(_ cycle: Cycle, _ y: [Double]) -> String? {
    var rest: [Double] = []
    let half = cycle.period / 2
    for place in y.indices where place >= half && place + half < y.count {
      var sum = 0.0
      for offset in -half...half {
        let weight = cycle.period.isMultiple(of: 2) && abs(offset) == half ? 0.5 : 1
        sum += weight * y[place + offset]
      }
      rest.append(y[place] - sum / Double(cycle.period))
    }
    let mean = rest.reduce(0, +) / Double(rest.count)
    let square = rest.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(rest.count)
    let pairs = zip(rest, rest.dropFirst(cycle.period)).map { ($0 - mean) * ($1 - mean) }
    let strength = pairs.reduce(0, +) / Double(pairs.count) / square
    return strength >= 0.4999 ? nil : "a correlation of \(strength) after \(cycle.period)"
  }
}
