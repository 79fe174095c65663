import Colorimetry
import RealModule

@testable import PaletteRules

/// A slow search for the least greatest move: simulated annealing over every eighth colour of each channel that the limits
/// of a colour admit, then over its neighbours.
///
/// It shares with the repair what a change must meet (the demands, the limits of one colour, the levels of a pair), and
/// nothing of how the repair looks for it. The numbers are random from a fixed seed.
///
/// Source: S. Kirkpatrick, C. Gelatt, M. Vecchi, Optimization by simulated annealing, Science 220 (1983).
struct SlowSearch {
  let problem: RepairProblem
  /// Indices of the colours that may move.
  let movable: [Int]
  /// The demands to meet, each up to a level (``SeenColors``).
  let demands: [(demand: RepairDemand, level: Double)]
  let rules: [Int: ShadeRule]
  let steps: Int
  private let demandsOf: [Int: [Int]]
  private var seen: SeenColors
  private var random = SplitMix(state: 1)

  private static let grid = 8

  init(
    _ problem: RepairProblem, movable: [Int], demands: [(demand: RepairDemand, level: Double)],
    rules: [Int: ShadeRule], settings: JudgementSettings, steps: Int
  ) {
    (self.problem, self.movable, self.demands, self.rules, self.steps) = (problem, movable, demands, rules, steps)
    seen = SeenColors(settings)
    demandsOf = Dictionary(
      uniqueKeysWithValues: movable.map { color in
        (color, demands.indices.filter { problem.colors(of: demands[$0].demand).contains(color) })
      })
  }

  /// The greatest move of the best colours found, and the colours; those of the repair where nothing better is found.
  mutating func best(from known: [SRGB]) -> (move: Double, colors: [SRGB]) {
    var best = (move: greatestMove(known), colors: known)
    // No colour gets below the move that its own limits force.
    var low = 0.0
    for _ in 0..<6 where best.move - low > 0.25 {
      let radius = low == 0 ? best.move * 0.9 : (low + best.move) / 2
      if let found = annealed(from: best.colors, radius: radius) {
        best = (greatestMove(found), found)
      } else {
        low = radius
      }
    }
    return best
  }

  private func greatestMove(_ colors: [SRGB]) -> Double {
    movable.map { rules[$0]?.move(to: colors[$0]) ?? 0 }.max() ?? 0
  }

  /// Colours that meet every demand within a radius.
  private mutating func annealed(from start: [SRGB], radius: Double) -> [SRGB]? {
    var shades: [Int: [SRGB]] = [:]
    var allowed: [Int: Set<SRGB>] = [:]
    for color in movable {
      let found = lattice(color, within: radius)
      guard !found.isEmpty else { return nil }
      (shades[color], allowed[color]) = (found, Set(found))
    }
    var colors = start
    for color in movable where !admits(color, colors[color], radius) {
      colors[color] = nearest(to: colors[color], in: shades[color] ?? [])
    }
    var total = missing(colors)
    let count = steps * movable.count
    for step in 0..<count {
      if total == 0 { return colors }
      let heat = 2 * Double.pow(0.01, Double(step) / Double(count))
      guard let color = movable.randomElement(using: &random), let own = shades[color] else { continue }
      let now = colors[color]
      let isJump = Double.random(in: 0..<1, using: &random) < 0.2
      let size = Bool.random(using: &random) ? 2 : Self.grid
      guard
        let next = isJump ? own.randomElement(using: &random) : neighbors(of: now, size).randomElement(using: &random),
        isJump || admits(color, next, radius)
      else { continue }
      let before = missing(colors, color)
      colors[color] = next
      let change = missing(colors, color) - before
      if change > 0, Double.random(in: 0..<1, using: &random) >= Double.exp(-change / heat) {
        colors[color] = now
      } else {
        total = change == 0 ? total : missing(colors)
      }
    }
    return nil
  }

  private func admits(_ color: Int, _ shade: SRGB, _ radius: Double) -> Bool {
    rules[color]?.effort(of: shade).map { $0 <= radius } ?? false
  }

  private func lattice(_ color: Int, within radius: Double) -> [SRGB] {
    var found: [SRGB] = []
    let levels = stride(from: 0, through: 255, by: Self.grid).map { UInt8($0) } + [255]
    for red in levels {
      for green in levels {
        for blue in levels {
          let shade = SRGB(bytes: red, green, blue)
          guard let rule = rules[color], rule.move(to: shade) <= radius else { continue }
          if admits(color, shade, radius) { found.append(shade) }
        }
      }
    }
    if let original = rules[color]?.original, admits(color, original, radius) { found.append(original) }
    return found
  }

  private func nearest(to color: SRGB, in shades: [SRGB]) -> SRGB {
    let metric = DifferenceMetric.ciede2000
    return shades.min {
      metric.distance(LinearSRGB(color), LinearSRGB($0)) < metric.distance(LinearSRGB(color), LinearSRGB($1))
    } ?? color
  }

  /// The eight-bit colours that differ by `step` in some channels.
  private func neighbors(of color: SRGB, _ step: Int) -> [SRGB] {
    let (red, green, blue) = color.bytes
    let steps = [0, -step, step]
    return steps.flatMap { dr in
      steps.flatMap { dg in steps.map { db in (Int(red) + dr, Int(green) + dg, Int(blue) + db) } }
    }
    .filter { $0 != (Int(red), Int(green), Int(blue)) }
    .compactMap { r, g, b in
      guard let r = UInt8(exactly: r), let g = UInt8(exactly: g), let b = UInt8(exactly: b) else { return nil }
      return SRGB(bytes: r, g, b)
    }
  }

  private mutating func missing(_ colors: [SRGB], _ color: Int? = nil) -> Double {
    var sum = 0.0
    for index in color.flatMap({ demandsOf[$0] }) ?? Array(demands.indices) {
      let (demand, level) = demands[index]
      let (first, second) = (problem.views[demand.first], problem.views[demand.second])
      let rows = (seen.row(of: first.shown(colors[first.color])), seen.row(of: second.shown(colors[second.color])))
      // A level is a share of what is required, about ΔE00 10.
      sum += 10 * max(0, level - seen.level(demand.kind, rows.0, rows.1))
    }
    return sum
  }
}

/// Random numbers from a seed: S. Vigna's SplitMix64, https://prng.di.unimi.it/splitmix64.c.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
