import Colorimetry

/// A changeable colour as one mode shows it: opaque, or through its opacity on what lies behind.
struct RepairView: Hashable, Sendable {
  /// Index of the colour.
  let color: Int
  /// 0…1.
  let alpha: Double
  /// What lies behind when it is translucent.
  let surface: SRGB?

  /// What the reader sees when the colour is `srgb`.
  func shown(_ srgb: SRGB) -> SRGB { surface.map { srgb.composited(alpha: alpha, over: $0) } ?? srgb }

  /// The same through another opacity, where something shines through; nil for its own.
  func with(opacity: Double?) -> RepairView {
    RepairView(color: color, alpha: surface == nil ? alpha : opacity ?? alpha, surface: surface)
  }
}

/// Something that a rule asks for, in terms of views.
struct RepairDemand: Sendable {
  enum Kind: Sendable {
    /// Two views differ for everyone (when `everyone`), and for each of the deficiencies, by their index among those of
    /// ``PairMeasurements/deficiencies``.
    case differ(everyone: Bool, deficiencies: [Int])
    /// The first view stands out from the second one at this ratio.
    case contrast(Double)
    /// The view stands out from a surface at this ratio.
    case contrastOn(SRGB, Double)
  }

  let kind: Kind
  /// Indices of views; the same twice where there is only one.
  let first, second: Int
  /// Whether it is worth having and not worth failing for.
  var isWish = false
}
