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
  package static func map(without cone: Cone) -> Matrix3 {
    switch cone {
    case .long: withoutLong
    case .medium: withoutMedium
    case .short: withoutShort
    }
  }

  private static let withoutLong = plane(.long, through: Vector3(0, 0, 1))
  private static let withoutMedium = plane(.medium, through: Vector3(0, 0, 1))
  private static let withoutShort = plane(.short, through: Vector3(1, 0, 0))

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
    let onto =
      switch cone {
      case .long: Matrix3(Vector3(0, -normal.y / normal.x, -normal.z / normal.x), Vector3(0, 1, 0), Vector3(0, 0, 1))
      case .medium: Matrix3(Vector3(1, 0, 0), Vector3(-normal.x / normal.y, 0, -normal.z / normal.y), Vector3(0, 0, 1))
      case .short: Matrix3(Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(-normal.x / normal.z, -normal.y / normal.z, 0))
      }
    return toLinearSRGB * onto * fromLinearSRGB
  }
}
