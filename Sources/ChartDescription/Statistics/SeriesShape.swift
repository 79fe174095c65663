/// What a series looks like as a whole.
enum SeriesShape: Hashable, Sendable {
  /// How steep a rise or fall is at its end, compared with its beginning.
  enum Bend: String, Hashable, Sendable {
    case steady, speedingUp = "speeding up", levellingOff = "levelling off"
  }

  /// All values are equal.
  case constant
  /// Goes one way, level stretches apart.
  case monotone(Direction, Bend)
  /// Rises, then falls: the point of the turn.
  case peak(at: Int)
  /// Falls, then rises: the point of the turn.
  case valley(at: Int)
  /// Level, a jump to the point, and level again.
  case step(Direction, to: Int)
  /// Repeats.
  case periodic
  /// Turns more than once.
  case several
  /// None of these.
  case noClearPattern

  /// The word in `summary.json`.
  var name: String {
    switch self {
    case .constant: "constant"
    case .monotone(let direction, let bend): "\(direction.rawValue), \(bend.rawValue)"
    case .peak: "single peak"
    case .valley: "single valley"
    case .step(let direction, _): "step, \(direction.rawValue)"
    case .periodic: "periodic"
    case .several: "several segments"
    case .noClearPattern: "no clear pattern"
    }
  }

  /// Classes a series; the first class that fits counts.
  ///
  /// - Parameters:
  ///   - y: In order of x.
  ///   - halves: The slopes of the first and of the second half.
  ///   - hasTrend: Whether the series rises or falls beyond chance.
  init(
    _ y: [Double], _ phases: [Phase], halves: @autoclosure () -> (Double, Double)?, hasTrend: Bool, cycle: Cycle?
  ) {
    let moves = phases.filter { $0.direction != .level }
    let first = moves.first?.direction
    if y.min() == y.max() {
      self = .constant
    } else if let move = moves.first, moves.count == 1, move.isJump {
      self = .step(move.direction, to: move.points.upperBound)
    } else if let first, moves.allSatisfy({ $0.direction == first }), hasTrend {
      self = .monotone(first, Bend(halves()))
    } else if moves.count == 2, first == .rising, moves[1].direction == .falling {
      self = .peak(at: Self.turn(moves, y))
    } else if moves.count == 2, first == .falling, moves[1].direction == .rising {
      self = .valley(at: Self.turn(moves, y.map { -$0 }))
    } else if cycle != nil {
      self = .periodic
    } else {
      self = moves.count > 1 ? .several : .noClearPattern
    }
  }

  /// The greatest value between a rise and a fall, which may have a level stretch between them.
  private static func turn(_ moves: [Phase], _ y: [Double]) -> Int {
    let (first, last) = (moves[0].points.upperBound, moves[1].points.lowerBound)
    return (first...max(last, first)).max { (y[$0], -$0) < (y[$1], -$1) } ?? first
  }
}

extension SeriesShape.Bend {
  /// The bend between two slopes: half as steep again, or a third less, reads as a bend (ours).
  fileprivate init(_ halves: (Double, Double)?) {
    guard let halves, halves.0 * halves.1 > 0 else {
      self = .steady
      return
    }
    let ratio = halves.1 / halves.0
    self = ratio > 1.5 ? .speedingUp : ratio < 1 / 1.5 ? .levellingOff : .steady
  }
}
