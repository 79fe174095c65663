/// The paper that a simulation follows.
package enum SimulationModel: String, CaseIterable, Sendable {
  /// ``vienot1999`` for protan and deutan, ``brettel1997`` for tritan: Viénot's model leaves the gamut least and does
  /// not cover tritanopia. Follows libDaltonLens, https://daltonlens.org/opensource-cvd-simulation/.
  case auto
  /// H. Brettel, F. Viénot, J. D. Mollon, JOSA A 14 (1997): two half-planes in LMS.
  case brettel1997
  /// F. Viénot, H. Brettel, J. D. Mollon, Color Research & Application 24 (1999): one plane in LMS. Its tritan form is
  /// an approximation, because one plane cannot replace two.
  case vienot1999
  /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, IEEE TVCG 15 (2009): shifted cone responses, a published table.
  case machado2009

  /// The paper that ``auto`` resolves to; every other model resolves to itself.
  package func resolved(for vision: Vision) -> SimulationModel {
    self == .auto ? (vision == .tritan ? .brettel1997 : .vienot1999) : self
  }
}

/// What happens to a simulated colour before it is measured; published figures differ in this.
package enum SimulationConvention: String, CaseIterable, Sendable {
  /// Nothing: components may lie outside 0…1. Used by M. A. Petroff (arXiv 2107.02270) and colorspacious.
  case float
  /// Each linear component clamped to 0…1: what a screen shows, before rounding.
  case clamp
  /// Clamped, encoded, rounded half up to eight bits: what a picture file stores. Used by colorblindcheck.
  case round8

  /// The colour to measure; linear-light components in and out.
  package func callAsFunction(_ color: LinearSRGB) -> LinearSRGB {
    switch self {
    case .float: return color
    case .clamp: return color.clamped
    case .round8:
      let (red, green, blue) = SRGB(color).bytes
      return LinearSRGB(SRGB(bytes: red, green, blue))
    }
  }
}

/// Maps each colour to the colour on two half-planes in LMS that excites a dichromat's remaining cones equally.
///
/// Source: H. Brettel, F. Viénot, J. D. Mollon, "Computerized simulation of color appearance for dichromats", JOSA A 14
/// (1997) 2647–2655. The half-planes meet in the neutral axis, and each contains one wavelength that dichromats and
/// normal observers are assumed to see alike. As in Viénot 1999, the neutral axis passes through the white of the
/// display rather than through equal energy, so that greys stay grey.
///
/// Both half-planes contain the neutral axis, so their maps differ by a matrix of rank one, `fold · normalᵀ`.
package enum Brettel1997 {
  /// XYZ (Judd–Vos) of the invariant wavelengths in nanometres.
  ///
  /// Source: J. J. Vos, "Colorimetric and photometric properties of a 2° fundamental observer", CR&A 3 (1978).
  package enum Anchor {
    package static let nm475 = Vector3(0.13287, 0.11284, 0.9422)
    package static let nm485 = Vector3(0.05699, 0.16987, 0.5864)
    package static let nm575 = Vector3(0.84394, 0.91558, 0.00197)
    package static let nm660 = Vector3(0.16161, 0.061, 0.00001)
  }

  /// The map for an observer without these cones, in linear sRGB.
  package static func map(without cone: Cone) -> FoldedMatrix { maps[cone.rawValue] }

  private static let maps = [
    halfPlanes(.long, Anchor.nm475, Anchor.nm575), halfPlanes(.medium, Anchor.nm475, Anchor.nm575),
    halfPlanes(.short, Anchor.nm485, Anchor.nm660),
  ]

  private static func halfPlanes(_ cone: Cone, _ first: Vector3, _ second: Vector3) -> FoldedMatrix {
    // The plane of the neutral axis and the confusion direction separates the half-planes.
    let separation = LMS.white.cross(cone.axis)
    func projection(_ anchor: Vector3) -> (side: Double, map: Matrix3) {
      let anchor = LMS.fromJuddVos * anchor
      let normal = LMS.white.cross(anchor)
      return (separation.dot(anchor), LMS.projection(along: cone, ontoPlaneWithNormal: normal))
    }
    let (a, b) = (projection(first), projection(second))
    let (positive, negative) = a.side > 0 ? (a.map, b.map) : (b.map, a.map)

    let unscaled = LMS.fromLinearSRGB.transposed * separation
    let normal = unscaled * (1 / unscaled.dot(unscaled).squareRoot())
    return FoldedMatrix(negative, normal: normal, fold: positive * normal - negative * normal)
  }
}

/// Maps each colour to the colour on a plane in LMS that excites a dichromat's remaining cones equally.
///
/// Source: F. Viénot, H. Brettel, J. D. Mollon, "Digital video colourmaps for checking the legibility of displays by
/// dichromats", Color Research & Application 24 (1999) 243–252. The paper first reduces the gamut by 0.992052 so that
/// the protanopes' colours fit; this implementation, like every other in use, does not.
package enum Vienot1999 {
  /// The map for an observer without these cones, in linear sRGB.
  ///
  /// Protan and deutan project onto the plane through black, white, blue and yellow. The paper does not treat
  /// tritanopia: `.short` projects onto the plane through black, white, red and cyan, the approximation of DaltonLens.
  package static func map(without cone: Cone) -> Matrix3 { maps[cone.rawValue] }

  private static let maps = [
    plane(.long, through: Vector3(0, 0, 1)), plane(.medium, through: Vector3(0, 0, 1)),
    plane(.short, through: Vector3(1, 0, 0)),
  ]

  private static func plane(_ cone: Cone, through primary: Vector3) -> Matrix3 {
    let normal = LMS.white.cross(LMS.fromLinearSRGB * primary)
    return LMS.projection(along: cone, ontoPlaneWithNormal: normal)
  }
}

extension LMS {
  /// The white of sRGB, on the neutral axis.
  static let white = fromLinearSRGB * Vector3(1, 1, 1)

  /// The map of linear sRGB that moves a colour along the axis of one cone onto a plane through black: an observer
  /// without that cone cannot distinguish the result from the original.
  ///
  /// - Parameter normal: the normal of the plane, in LMS; its component along the cone's axis must not be zero.
  static func projection(along cone: Cone, ontoPlaneWithNormal normal: Vector3) -> Matrix3 {
    let length = normal.dot(cone.axis)
    let rows = Cone.allCases.map { $0 == cone ? $0.axis - normal.map { $0 / length } : $0.axis }
    let onto = Matrix3(rows[0], rows[1], rows[2])
    return toLinearSRGB * onto * fromLinearSRGB
  }
}

/// A continuous map of linear sRGB that is linear on each side of a plane through black: `matrix · rgb + fold · max(0,
/// normal · rgb)`.
///
/// Every simulation here has this form; with a `fold` of zero it is an ordinary matrix.
package struct FoldedMatrix: Hashable, Sendable {
  /// The map on the side where `normal · rgb` is not positive.
  package let matrix: Matrix3
  /// Points to the side on which the fold applies.
  package let normal: Vector3
  /// The amount added per unit along `normal`.
  package let fold: Vector3

  /// Creates a folded map.
  package init(_ matrix: Matrix3, normal: Vector3, fold: Vector3) {
    (self.matrix, self.normal, self.fold) = (matrix, normal, fold)
  }

  /// Creates a map without a fold.
  package init(_ matrix: Matrix3) {
    self.init(matrix, normal: Vector3(0, 0, 0), fold: Vector3(0, 0, 0))
  }

  /// Whether the fold is zero.
  package var isLinear: Bool { fold == Vector3(0, 0, 0) }

  /// The map applied to linear sRGB.
  package func callAsFunction(_ rgb: Vector3) -> Vector3 {
    matrix * rgb + fold * max(0, normal.dot(rgb))
  }

  /// Interpolates linearly from the identity at severity 0 to this map at severity 1.
  ///
  /// - Parameter severity: 0…1.
  package func weakened(to severity: Double) -> FoldedMatrix {
    FoldedMatrix(.interpolate(.identity, matrix, severity), normal: normal, fold: fold * severity)
  }
}
