/// How well a figure does on one scale: what a repair makes as high as it can for every pair and every contrast.
///
/// - from −2 below −1: worse than it was, and below what passes;
/// - from −1 below 0: a rule makes an error of it;
/// - from 0 below 1: a rule warns;
/// - 1: nothing is said of it.
struct RepairLevel: Sendable {
  /// What passed before, or the figure as it was: never to be lost.
  let kept: Double
  /// From where no rule makes an error.
  let needed: Double
  /// From where no rule warns.
  let clear: Double

  init(kept: Double, needed: Double, clear: Double) {
    self.kept = kept
    self.needed = max(kept, needed)
    self.clear = max(kept, needed, clear)
  }

  @inline(__always)
  func of(_ figure: Double) -> Double {
    if figure >= clear { return 1 }
    if figure >= needed { return (figure - needed) / (clear - needed) }
    return figure >= kept ? (figure - kept) / (needed - kept) - 1 : figure / kept - 2
  }

  /// The figure that has a level.
  @inline(__always)
  func figure(at level: Double) -> Double {
    if level >= 0 { return needed + level * (clear - needed) }
    return level >= -1 ? kept + (level + 1) * (needed - kept) : kept * (level + 2)
  }
}

/// A contrast between two views, or between a view and a surface, as a ratio of 1…21.
struct RepairContrast: Sendable {
  /// From where it passes.
  let passes: Double
  /// How its rule speaks of less; nil where it does not.
  let level: Level?
  /// The contrast before, as far as it is not to be lost; 0 where nothing is kept.
  private var kept = 0.0
  /// The step of contrast that it reaches before, which it does not lose without need.
  private var step = 0.0

  init(passes: Double, level: Level?) { (self.passes, self.level) = (passes, level) }

  /// What the rules require; nil for a wish.
  var required: Double? { level == .error ? passes : nil }

  /// How well a ratio does (``RepairLevel``).
  func level(of ratio: Double, margin: Double) -> Double {
    let clear = max(level == nil ? 0 : passes, step)
    return RepairLevel(
      kept: kept, needed: level == .error ? passes + margin : 0, clear: clear > 0 ? clear + margin : 0
    ).of(ratio)
  }

  /// The same contrast that keeps what it reaches now.
  func keeping(_ ratio: Double, margin: Double) -> RepairContrast {
    var result = self
    result.kept = min(ratio - 1e-9, passes + margin)
    result.step = RepairProblem.contrastSteps.first { ratio >= $0 + margin } ?? 0
    return result
  }
}
