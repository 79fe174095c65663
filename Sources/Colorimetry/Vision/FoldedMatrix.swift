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
    self.matrix = matrix
    self.normal = normal
    self.fold = fold
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
