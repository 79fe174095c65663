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
  package static func map(without cone: Cone) -> FoldedMatrix {
    switch cone {
    case .long: withoutLong
    case .medium: withoutMedium
    case .short: withoutShort
    }
  }

  private static let withoutLong = halfPlanes(.long, axis: Vector3(1, 0, 0), Anchor.nm475, Anchor.nm575)
  private static let withoutMedium = halfPlanes(.medium, axis: Vector3(0, 1, 0), Anchor.nm475, Anchor.nm575)
  private static let withoutShort = halfPlanes(.short, axis: Vector3(0, 0, 1), Anchor.nm485, Anchor.nm660)

  private static func halfPlanes(_ cone: Cone, axis: Vector3, _ first: Vector3, _ second: Vector3) -> FoldedMatrix {
    // The plane of the neutral axis and the confusion direction separates the half-planes.
    let separation = LMS.white.cross(axis)
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
