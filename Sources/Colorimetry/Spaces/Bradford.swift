/// Chromatic adaptation with the Bradford transform: the corresponding colour under another white.
///
/// Source: K. M. Lam, "Metamerism and colour constancy", PhD thesis, University of Bradford, 1985; matrix from
/// ICC.1:2010 annex E and CSS Color 4 section 11.
package enum Bradford {
  /// From XYZ to the sharpened cone responses in which whites are scaled.
  static let conesFromXYZ = Matrix3(
    Vector3(0.8951, 0.2664, -0.1614), Vector3(-0.7502, 1.7135, 0.0367), Vector3(0.0389, -0.0685, 1.0296))

  /// From XYZ relative to `source` to XYZ relative to `destination`.
  package static func adaptation(from source: Chromaticity, to destination: Chromaticity) -> Matrix3 {
    let before = conesFromXYZ * source.tristimulus
    let after = conesFromXYZ * destination.tristimulus
    return conesFromXYZ.inverse * Matrix3.diagonal(after * before.map { 1 / $0 }) * conesFromXYZ
  }
}
