import Colorimetry

/// The difference that half of all viewers notice between two patches of a size: ND(p, s) = p (A + B / s), separately
/// for each axis of CIELAB, with p = 0.5 and s in degrees of visual angle.
///
/// Source: M. Stone, D. A. Szafir, V. Setlur, An engineering model for color difference as a function of size, 2014,
/// table 1; measured with squares of 1/3° to 6°, extrapolated below. Lines and bars are easier to see than squares of
/// the same width (D. A. Szafir 2018), so the model applies only to points.
struct SizeModel {
  /// The just noticeable difference on L*, a* and b*.
  let lightness, a, b: Double

  private static let share = 0.5
  private static let constants = (lightness: (10.16, 1.50), a: (10.68, 3.08), b: (10.70, 5.74))
  /// Degrees per CSS reference pixel, 1/96 inch at 28 inches. Source: CSS Values and Units 4, section 6.2.
  private static let degreesPerPixel = 0.0213
  /// The smallest size for the model, in px: a third of the smallest size measured. An engineering choice.
  private static let least = 5.0

  /// The model for a patch with this diameter in px.
  init(diameter: Double) {
    let size = max(diameter, Self.least) * Self.degreesPerPixel
    func noticed(_ axis: (Double, Double)) -> Double { Self.share * (axis.0 + axis.1 / size) }
    lightness = noticed(Self.constants.lightness)
    a = noticed(Self.constants.a)
    b = noticed(Self.constants.b)
  }

  /// The greatest difference on an axis as a share of the just noticeable one; nobody notices less than 1.
  func share(_ first: LinearSRGB, _ second: LinearSRGB) -> Double {
    let (one, other) = (CIELAB(first), CIELAB(second))
    return max(
      (one.lightness - other.lightness).magnitude / lightness, (one.a - other.a).magnitude / a,
      (one.b - other.b).magnitude / b)
  }
}
