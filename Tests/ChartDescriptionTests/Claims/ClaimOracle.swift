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
    case .constant: return Set(y).count == 1 ? nil : "\(Set(y).count) values"
    case .equalExcept(let places):
      let rest = Set(y.enumerated().filter { !places.contains($0.offset) }.map(\.element))
      return rest.count == 1 && places.allSatisfy { !rest.contains(y[$0]) } && places.count <= 3 ? nil : "\(rest)"
    case .usual(let place, let count):
      let found = y.filter { $0 == y[place] }.count
      return found == count && Double(found) / Double(y.count) > 0.66 ? nil : "\(found) of \(y.count)"
    case .least(let place, let times):
      return y.min() == y[place] && y.filter { $0 == y[place] }.count == times && y.firstIndex(of: y[place]) == place
        ? nil : "least \(y.min() ?? 0)"
    case .greatest(let place, let times):
      return y.max() == y[place] && y.filter { $0 == y[place] }.count == times && y.firstIndex(of: y[place]) == place
        ? nil : "greatest \(y.max() ?? 0)"
    case .unlikeNeighbours(let place): return leavesNeighbours(place) ? nil : "ordinary"
    case .course(let course): return self.course(course, back: 1.0 / 3, beyond: 0.1)
    case .outline(let course): return self.course(course, back: 0.5, beyond: 1.0 / 3)
    case .step(let direction, let place):
      let (before, after) = (y[..<place].sorted(), y[place...].sorted())
      guard before.count > 2, after.count > 2 else { return "too short" }
      let gap = direction == .rising ? after[0] - before[before.count - 1] : before[0] - after[after.count - 1]
      let widths = [before, after].map { $0[$0.count - 1] - $0[0] }
      return gap > 0 && widths.allSatisfy { gap >= 3 * $0 } ? nil : "a gap of \(gap)"
    case .mostlyBetween(let from, let to):
      let share = (y[to] - y[from]) / (y[y.count - 1] - y[0])
      return share >= 0.75 && (to - from == 1 || Double(to - from) <= Double(y.count - 1) / 4) ? nil : "\(share)"
    case .steadyRate:
      let slope = medianSlope
      let middle = median(y) - slope * median(x)
      let far = zip(x, y).map { abs($1 - middle - slope * $0) }.max() ?? 0
      return far <= 0.1000001 * height ? nil : "off by \(far)"
    case .overall(let direction):
      let goes = direction == .rising ? y[y.count - 1] > y[0] : y[y.count - 1] < y[0]
      return goes && trend == direction ? nil : "\(String(describing: trend))"
    case .tendency(let direction), .relation(let direction):
      return trend == direction ? nil : "\(String(describing: trend))"
    case .noTrend, .noRelation: return trend == nil ? nil : "\(String(describing: trend))"
    case .cycle(let cycle): return self.cycle(cycle, y)
    case .yearlyCycle(let cycle): return cycle.period == 12 && cycle.means.count == 12 ? nil : "\(cycle)"
    case .sign(let signs):
      let below = signs.below.flatMap(Array.init), above = signs.above.flatMap(Array.init)
      return below == y.indices.filter { y[$0] < 0 } && above == y.indices.filter { y[$0] > 0 } ? nil : "signs"
    case .ranking(let places, let least, _):
      let sorted = y.sorted(by: >)
      return places.map { y[$0] } == Array(sorted.prefix(places.count)) && y[least] == sorted.last
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

  /// The direction that the test of Mann and Kendall finds at 5 %, from its definition: every pair, and the variance with ties
  /// in y.
  var trend: Direction? {
    var score = 0
    for i in y.indices {
      for j in (i + 1)..<max(y.count, i + 1) where x[i] != x[j] { score += y[j] > y[i] ? 1 : y[j] < y[i] ? -1 : 0 }
    }
    let n = Double(y.count)
    let ties = Dictionary(grouping: y, by: { $0 }).values.map { Double($0.count) }
    let variance = (n * (n - 1) * (2 * n + 5) - ties.reduce(0) { $0 + $1 * ($1 - 1) * (2 * $1 + 5) }) / 18
    guard score != 0, variance > 0 else { return nil }
    // The 97.5th percentile of the normal distribution.
    let z = (abs(Double(score)) - 1) / variance.squareRoot()
    return z > 1.959964 ? (score > 0 ? .rising : .falling) : nil
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
