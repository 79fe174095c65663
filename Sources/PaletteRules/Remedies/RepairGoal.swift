import Colorimetry

/// What two colours beside each other keep, need and should have: CIEDE2000 by way of seeing.
///
/// Without references, because a search reads it very often.
struct RepairGoal: Sendable {
  typealias View = SeenColors.View

  /// What rules ask of two colours, by view: 0 where they ask nothing.
  private struct Steps: Sendable {
    /// From where no rule makes an error.
    var needed = SIMD8<Double>.zero
    /// From where no rule warns.
    var clear = SIMD8<Double>.zero
  }

  /// Of any two hues, and of a red and a green.
  private var plain = Steps(), redGreen = Steps()
  /// From where a view passes, whatever its rule says; 0 for a view that is not measured.
  private var passes = SIMD8<Double>.zero
  /// What the two have now, as far as it is not to be lost.
  private var kept = SIMD8<Double>.zero
  /// Whether people call the two by different names, and still do after.
  private(set) var keepsNames = false

  /// The difference that two colours far apart for everyone keep: CIEDE2000, and as a share of what they had. Engineering
  /// choices: at a glance nobody takes one of two such colours for the other.
  private static let (far, shareOfFar) = (20.0, 0.6)

  /// Asks that two colours differ in a view.
  ///
  /// - Parameters:
  ///   - level: How the rule speaks of less; nil where it does not, so that the pair only keeps what it has.
  ///   - redGreen: What a red and a green need in place of `least`; 0 for as much.
  mutating func ask(_ view: View, least: Double, level: Level?, redGreen other: Double = 0) {
    passes[view.rawValue] = max(passes[view.rawValue], least)
    if let level { raise(view, plain: least, redGreen: max(least, other), isError: level == .error) }
  }

  /// Asks more of a view that is measured.
  mutating func raise(_ view: View, plain least: Double = 0, redGreen other: Double, isError: Bool) {
    let index = view.rawValue
    guard passes[index] > 0 else { return }
    plain.clear[index] = max(plain.clear[index], least)
    redGreen.clear[index] = max(redGreen.clear[index], other)
    guard isError else { return }
    plain.needed[index] = max(plain.needed[index], least)
    redGreen.needed[index] = max(redGreen.needed[index], other)
  }

  /// Asks for as much as another goal for the same two colours as well.
  mutating func formUnion(_ other: RepairGoal) {
    plain.needed = pointwiseMax(plain.needed, other.plain.needed)
    plain.clear = pointwiseMax(plain.clear, other.plain.clear)
    redGreen.needed = pointwiseMax(redGreen.needed, other.redGreen.needed)
    redGreen.clear = pointwiseMax(redGreen.clear, other.redGreen.clear)
    passes = pointwiseMax(passes, other.passes)
  }

  /// The views to measure.
  var views: [View] { View.allCases.filter { passes[$0.rawValue] > 0 } }

  @inline(__always)
  func isMeasured(_ index: Int) -> Bool { passes[index] > 0 }

  /// From where nothing is said of two colours in a view.
  func clear(_ view: View, isRedGreen: Bool) -> Double { (isRedGreen ? redGreen : plain).clear[view.rawValue] }

  /// The scale of a view.
  @inline(__always)
  func scale(_ index: Int, isRedGreen: Bool, margin: Double) -> RepairLevel {
    let (needed, clear) =
      isRedGreen
      ? (redGreen.needed[index], redGreen.clear[index]) : (plain.needed[index], plain.clear[index])
    return RepairLevel(kept: kept[index], needed: needed > 0 ? needed + margin : 0, clear: clear + margin)
  }

  /// The goal of two colours that keep what passes now: by every reader, and far apart for everyone.
  ///
  /// - Parameter isClear: whether they stay clear where they are, of which a rule only warns.
  func keeping(_ seen: SeenColors, _ a: Int, _ b: Int, isClear: Bool) -> RepairGoal {
    var result = self
    for view in views {
      let step = max(passes[view.rawValue], isClear ? plain.clear[view.rawValue] : 0)
      let least = step + seen.margin.difference
      let limit = view == .designed ? max(least, Self.far / Self.shareOfFar) : least
      let now = seen.weakest(view, a, b, below: limit)?.value ?? limit
      let far = view == .designed ? min(now * Self.shareOfFar, Self.far) : 0
      result.kept[view.rawValue] = max(min(now - 1e-9, least), far)
    }
    return result
  }

  /// The goal of two colours that keep different names.
  func keepingNames(_ seen: SeenColors, _ a: Int, _ b: Int) -> RepairGoal {
    var result = self
    result.keepsNames = seen.words[a] != seen.words[b]
    return result
  }
}

extension SeenColors {
  /// The level of two rows: the least of all views.
  func level(_ goal: RepairGoal, _ a: Int, _ b: Int) -> Double {
    let isRedGreen = ComfortableDistance.areRedAndGreen(names[a], names[b])
    // As bad as a pair that loses half of what it had.
    var level = goal.keepsNames && words[a] == words[b] ? -1.5 : 1.0
    for view in RepairGoal.View.allCases where goal.isMeasured(view.rawValue) {
      let scale = goal.scale(view.rawValue, isRedGreen: isRedGreen, margin: margin.difference)
      guard let near = weakest(view, a, b, below: scale.figure(at: level)) else { continue }
      level = min(level, scale.of(near.value))
    }
    return level
  }
}

/// A changeable colour as one mode shows it: opaque, or composited with its background.
struct RepairView: Hashable, Sendable {
  let color: Int
  /// 0…1.
  let alpha: Double
  /// The background of a translucent colour.
  let surface: SRGB?

  /// What the reader sees when the colour is `srgb`.
  func shown(_ srgb: SRGB) -> SRGB { surface.map { srgb.composited(alpha: alpha, over: $0) } ?? srgb }
}

/// What the rules ask of two views, or of a view on a surface.
struct RepairDemand: Sendable {
  enum Kind: Sendable {
    /// Two views differ.
    case pair(RepairGoal)
    /// The first view contrasts with the second.
    case contrast(RepairContrast)
    /// The view contrasts with a surface.
    case contrastOn(SRGB, RepairContrast)
  }

  var kind: Kind
  /// Indices of views; equal for a demand on one view.
  let first, second: Int

  /// The goal of a pair; nil for a contrast.
  var goal: RepairGoal? { if case .pair(let goal) = kind { goal } else { nil } }
}

extension SeenColors {
  /// How well two rows meet a demand (``RepairLevel``).
  mutating func level(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int) -> Double {
    switch kind {
    case .pair(let goal):
      work += Self.stepsOfLevel
      return level(goal, first, second)
    case .contrast(let contrast): return contrast.level(of: ratio(first, second), margin: margin.ratio)
    case .contrastOn(let surface, let contrast):
      return contrast.level(of: ratio(first, surface), margin: margin.ratio)
    }
  }

  /// The same demand that keeps what passes now.
  ///
  /// - Parameter isClear: whether it also keeps two colours clear that are.
  func keeping(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int, isClear: Bool) -> RepairDemand.Kind {
    switch kind {
    case .pair(let goal): .pair(goal.keeping(self, first, second, isClear: isClear))
    case .contrast(let contrast): .contrast(contrast.keeping(ratio(first, second), margin: margin.ratio))
    case .contrastOn(let surface, let contrast):
      .contrastOn(surface, contrast.keeping(ratio(first, surface), margin: margin.ratio))
    }
  }
}
