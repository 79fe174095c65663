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
