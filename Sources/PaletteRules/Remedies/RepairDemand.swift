import Colorimetry

/// A changeable colour as one mode shows it: opaque, or composited with its background.
struct RepairView: Hashable, Sendable {
  let color: Int
  /// 0…1.
  let alpha: Double
  /// The background of a translucent colour.
  let surface: SRGB?

  /// What the reader sees when the colour is `srgb`.
  func shown(_ srgb: SRGB) -> SRGB { surface.map { srgb.composited(alpha: alpha, over: $0) } ?? srgb }

  /// The view with another opacity, if translucent; nil keeps its own.
  func with(opacity: Double?) -> RepairView {
    RepairView(color: color, alpha: surface == nil ? alpha : opacity ?? alpha, surface: surface)
  }
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
  func level(_ kind: RepairDemand.Kind, _ first: Int, _ second: Int) -> Double {
    switch kind {
    case .pair(let goal): level(goal, first, second)
    case .contrast(let contrast): contrast.level(of: ratio(first, second), margin: margin.ratio)
    case .contrastOn(let surface, let contrast): contrast.level(of: ratio(first, surface), margin: margin.ratio)
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
