import RealModule

/// OKLab: a perceptual space for picking and mapping colours.
///
/// - Components: lightness 0…1, a (green to red) and b (blue to yellow), about −0.4…0.4, 0 for greys.
/// - White point: D65.
/// - Source: Björn Ottosson, "A perceptual color space for image processing", 2020; matrices of 2021-01-25 in the
///   64-bit form of CSS Color 4 section 18 (recomputed for the white 0.3127, 0.3290).
package struct OKLab: Hashable, Sendable {
  /// L 0…1, a and b.
  package var lightness, a, b: Double

  /// Creates a colour from L, a and b.
  package init(_ lightness: Double, _ a: Double, _ b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// From XYZ.
  package init(_ color: XYZD65) {
    let lab = Self.fromCubeRoots * (Self.conesFromXYZ * color.vector).map(cubeRoot)
    self.init(lab.x, lab.y, lab.z)
  }

  /// From linear sRGB.
  package init(_ color: LinearSRGB) { self.init(XYZD65(color)) }

  /// L, a, b as a vector.
  package var vector: Vector3 { Vector3(lightness, a, b) }

  /// The chroma, from 0 (greys) to about 0.4.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// The distance ΔE OK. Source: CSS Color 4 section 19, "ΔE OK".
  package func distance(to other: OKLab) -> Double {
    let d = vector - other.vector
    return d.dot(d).squareRoot()
  }

  static let conesFromXYZ = Matrix3(
    Vector3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    Vector3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    Vector3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  static let fromCubeRoots = Matrix3(
    Vector3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    Vector3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    Vector3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  fileprivate static let xyzFromCones = conesFromXYZ.inverse
  fileprivate static let toCubeRoots = fromCubeRoots.inverse
}

extension XYZD65 {
  /// From OKLab.
  package init(_ color: OKLab) {
    self.init(OKLab.xyzFromCones * (OKLab.toCubeRoots * color.vector).map { $0 * $0 * $0 })
  }
}

/// OKLab in polar form.
///
/// - Components: lightness 0…1, chroma from 0 (greys) to about 0.4, hue in degrees 0..<360; the hue is 0 if the chroma
///   is 0.
/// - White point: D65. Source: CSS Color 4 section 9.4.
package struct OKLCh: Hashable, Sendable {
  /// L 0…1, C from 0, h in degrees.
  package var lightness, chroma, hue: Double

  /// Creates a colour from L, C and h.
  package init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
    (self.lightness, self.chroma, self.hue) = (lightness, chroma, hue)
  }

  /// From OKLab.
  package init(_ color: OKLab) {
    let polar = color.vector.polar
    self.init(polar.x, polar.y, polar.z)
  }

  /// L, C, h as a vector.
  package var vector: Vector3 { Vector3(lightness, chroma, hue) }
}

extension OKLab {
  /// From the polar form.
  package init(_ color: OKLCh) {
    let lab = color.vector.cartesian
    self.init(lab.x, lab.y, lab.z)
  }
}
