extension [Phase] {
  /// The rises and falls of a series between its turning points, which are extremes with a visible swing on both sides.
  ///
  /// For short series, of which pieces of four points and more miss the turns. Empty where there are more turns than a
  /// sentence holds.
  init(betweenTurnsOf y: [Double]) {
    let swing = Self.visibleSwing(y)
    var turns: [Int] = []
    // The extreme since the last turn, and both extremes before the first.
    var (high, low, extreme) = (0, 0, 0)
    var direction = Direction.level
    for index in y.indices.dropFirst() {
      switch direction {
      case .level:
        if y[index] > y[high] { high = index }
        if y[index] < y[low] { low = index }
        guard y[high] - y[low] > swing else { continue }
        direction = high > low ? .rising : .falling
        extreme = index
      case .rising:
        if y[index] > y[extreme] { extreme = index }
        guard y[extreme] - y[index] > swing else { continue }
        turns.append(extreme)
        (direction, extreme) = (.falling, index)
      case .falling:
        if y[index] < y[extreme] { extreme = index }
        guard y[index] - y[extreme] > swing else { continue }
        turns.append(extreme)
        (direction, extreme) = (.rising, index)
      }
    }
    guard direction != .level, turns.count < Segmentation.maximumCount else {
      self = []
      return
    }
    // What follows the last extreme swings less, so it is level.
    let ends = turns + [extreme] + (extreme < y.count - 1 ? [y.count - 1] : [])
    let steps = zip([0] + ends, ends).enumerated().map { place, span in
      let way: Direction = place > turns.count ? .level : y[span.1] > y[span.0] ? .rising : .falling
      return Phase(direction: way, points: span.0...span.1, isJump: false)
    }
    self = Self.joined(steps, y, reach: 0)
  }
}
