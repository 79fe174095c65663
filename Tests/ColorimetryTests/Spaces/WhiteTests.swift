import Testing

@testable import Colorimetry

@Suite struct WhiteTests {
  @Test(arguments: 0...255) func `a grey byte has no chroma in any space`(byte: UInt8) {
    let grey = LinearSRGB(SRGB(bytes: byte, byte, byte))
    #expect(CIELAB(grey).vector.chroma < 1e-12)
    #expect(Color(SRGB(grey)).numbers(in: .lab).chroma < 1e-12)
    #expect(OKLab(grey).vector.chroma < 1e-14)
  }
}

extension Vector3 {
  /// The greatest magnitude.
  var largest: Double { max(x.magnitude, y.magnitude, z.magnitude) }
  /// Of the second and third numbers.
  var chroma: Double { (y * y + z * z).squareRoot() }
}
