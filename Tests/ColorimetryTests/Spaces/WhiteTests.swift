import Testing

@testable import Colorimetry

@Suite struct WhiteTests {
  @Test func `white is white in every space`() {
    let white = XYZD65(LinearSRGB(1, 1, 1))
    #expect(OKLab(white).distance(to: OKLab(1, 0, 0)) < 1e-13)
    #expect((CIELAB(white).vector - Vector3(100, 0, 0)).largest < 1e-12)
    let color = Color(SRGB(1, 1, 1))
    #expect((color.numbers(in: .lab) - Vector3(100, 0, 0)).largest < 1e-12)
    for space: Color.Space in [.displayP3, .a98RGB, .prophotoRGB, .rec2020] {
      #expect((color.numbers(in: space) - Vector3(1, 1, 1)).largest < 1e-14)
    }
  }

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
