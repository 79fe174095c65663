@testable import Colorimetry

/// Colours that stand for all others in tests of properties.
enum ColorGrid {
  /// Linear sRGB from black to white in steps of ⅛.
  static let inside = cube(stride(from: 0.0, through: 1, by: 0.125))
  /// Linear sRGB, from well outside the gamut to well outside, through it.
  static let wide = cube(stride(from: -0.25, through: 1.5, by: 0.25))

  private static func cube(_ steps: StrideThrough<Double>) -> [LinearSRGB] {
    steps.flatMap { r in steps.flatMap { g in steps.map { b in LinearSRGB(r, g, b) } } }
  }
}
