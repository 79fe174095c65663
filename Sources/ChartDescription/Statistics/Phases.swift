/// Which way values go.
enum Direction: String, Hashable, Sendable {
  case rising, falling, level
}

/// A stretch of a series that goes one way.
struct Phase: Hashable, Sendable {
  /// Which way.
  let direction: Direction
  /// From the point where it begins to the point where it ends; the next phase begins there.
  let points: ClosedRange<Int>
  /// Whether it happens from one point to the next.
  let isJump: Bool
}

extension [Phase] {
  /// The stretches of a series that was cut into pieces, as a reader sees them: pieces that go the same way are one, and a
  /// turn lies at the highest or lowest point near the cut.
  ///
  /// - Parameters:
  ///   - segmentation: The pieces.
  ///   - x: Of the points.
  ///   - y: Of the points.
  init(_ segmentation: Segmentation, _ x: [Double], _ y: [Double]) {
    let segments = segmentation.segments
    let range = (y.max() ?? 0) - (y.min() ?? 0)
    // The standard error of the mean of a piece; that of its rise is √12 times as great, that of its ends twice.
    let errors = segments.map { $0.deviation / Double($0.points.count).squareRoot() }
    let changes = segments.map { $0(x[$0.points.upperBound - 1]) - $0(x[$0.points.lowerBound]) }
    let isClear = segments.indices.map { changes[$0].magnitude > 3 * 12.0.squareRoot() * errors[$0] }
    var steps: [Phase] = []
    for (index, segment) in segments.enumerated() {
      let (first, last) = (segment.points.lowerBound, segment.points.upperBound - 1)
      if index > 0 {
        let noise = 2 * (errors[index] * errors[index] + errors[index - 1] * errors[index - 1]).squareRoot()
        let direction = Direction(
          segment(x[first]) - segments[index - 1](x[first - 1]),
          atLeast: Swift.max(Self.visibleJump * range, 3 * noise))
        if direction != .level {
          steps.append(Phase(direction: direction, points: (first - 1)...first, isJump: true))
        }
      }
      // A short piece between two clear ones is what divides them, so its way counts.
      let isBetween = index > 0 && index + 1 < segments.count && isClear[index - 1] && isClear[index + 1]
      let change = isClear[index] || isBetween ? changes[index] : 0
      steps.append(
        Phase(direction: Direction(change, atLeast: Self.visibleChange * range), points: first...last, isJump: false))
    }
    self = Self.joined(Self.withEnds(steps, y), y, reach: 2 * segmentation.blockSize)
  }

  /// The stretches of a few values, exactly as they rise and fall.
  init(exactly y: [Double]) {
    let steps = y.indices.dropFirst().map {
      Phase(direction: Direction(y[$0] - y[$0 - 1], atLeast: 0), points: ($0 - 1)...$0, isJump: false)
    }
    self = Self.joined(steps, y, reach: 0)
  }

  /// A change along a piece shows from a twentieth of the height of the series on, a jump from a fifth on: ours, the first
  /// from what reads as a slope in a chart three times as wide as high, the second above what noise leaves between pieces.
  private static var visibleChange: Double { 0.05 }
  private static var visibleJump: Double { 0.2 }

  /// What a rise or a fall to an extreme has to exceed: a fifth of the height of the series, and its noise.
  ///
  /// The noise is that of neighbours, whatever the course: T. Gasser, L. Sroka and C. Jennen-Steinmetz, "Residual variance and
  /// residual pattern in nonlinear regression", Biometrika 73, 1986, with the median for outliers.
  static func visibleSwing(_ y: [Double]) -> Double {
    let bends = y.indices.dropFirst(2).map { (y[$0] - 2 * y[$0 - 1] + y[$0 - 2]).magnitude }
    let range = (y.max() ?? 0) - (y.min() ?? 0)
    return Swift.max(visibleJump * range, 4 * Sample(bends).median / 0.6745 / 6.0.squareRoot())
  }

  /// Splits the first and the last stretch where the series first goes, or last went, the other way for fewer points than a
  /// piece has: to or from an extreme that stands above the noise.
  private static func withEnds(_ steps: [Phase], _ y: [Double]) -> [Phase] {
    guard let first = steps.first, let last = steps.last else { return steps }
    let limit = visibleSwing(y)
    func turn(_ phase: Phase, from end: Int) -> Int? {
      let near = phase.points.filter { ($0 - end).magnitude < Segmentation.minimumLength }
      // A rise that begins with a fall has its least value there; what is level may begin with either.
      let isFalling = (phase.direction == .falling) == (end == phase.points.lowerBound)
      let extreme: Int? =
        if phase.direction == .level {
          near.max { (y[$0] - y[end]).magnitude < (y[$1] - y[end]).magnitude }
        } else {
          isFalling ? near.max { y[$0] < y[$1] } : near.min { y[$0] < y[$1] }
        }
      return extreme.flatMap { (y[$0] - y[end]).magnitude > limit ? $0 : nil }
    }
    func way(_ from: Int, _ to: Int) -> Direction { y[to] > y[from] ? .rising : .falling }
    var ends = steps
    if let turn = turn(last, from: last.points.upperBound), turn > last.points.lowerBound {
      ends[ends.count - 1] = Phase(direction: last.direction, points: last.points.lowerBound...turn, isJump: false)
      ends.append(
        Phase(direction: way(turn, last.points.upperBound), points: turn...last.points.upperBound, isJump: false))
    }
    if let turn = turn(ends[0], from: first.points.lowerBound), turn < ends[0].points.upperBound {
      ends[0] = Phase(direction: first.direction, points: turn...ends[0].points.upperBound, isJump: false)
      ends.insert(
        Phase(direction: way(first.points.lowerBound, turn), points: first.points.lowerBound...turn, isJump: false),
        at: 0)
    }
    return ends
  }

  /// Joins neighbours of one direction, and moves turns to the extreme point within reach.
  static func joined(_ steps: [Phase], _ y: [Double], reach: Int) -> [Phase] {
    var runs: [(direction: Direction, first: Int, last: Int, isJump: Bool)] = []
    for step in steps {
      if let run = runs.last, run.direction == step.direction {
        runs[runs.count - 1].last = step.points.upperBound
        runs[runs.count - 1].isJump = run.isJump && step.isJump
      } else {
        runs.append((step.direction, step.points.lowerBound, step.points.upperBound, step.isJump))
      }
    }
    for index in runs.indices.dropFirst() {
      let (before, after) = (runs[index - 1], runs[index])
      let turn: Int
      switch (before.direction, after.direction) {
      case (.rising, .falling), (.falling, .rising):
        let low = Swift.max(Swift.min(before.last, after.first) - reach, before.first)
        let high = Swift.min(Swift.max(before.last, after.first) + reach, after.last)
        let window = low...high
        turn =
          before.direction == .rising
          ? window.max { (y[$0], -$0) < (y[$1], -$1) } ?? low : window.min { (y[$0], $0) < (y[$1], $1) } ?? low
      case (.level, _): turn = after.first
      default: turn = before.last
      }
      runs[index - 1].last = turn
      runs[index].first = turn
    }
    return runs.filter { $0.first < $0.last }.map {
      Phase(direction: $0.direction, points: $0.first...$0.last, isJump: $0.isJump)
    }
  }
}

extension Direction {
  /// The direction of a change, level when it does not go beyond a limit.
  fileprivate init(_ change: Double, atLeast limit: Double) {
    self = change.magnitude <= limit ? .level : change > 0 ? .rising : .falling
  }
}
