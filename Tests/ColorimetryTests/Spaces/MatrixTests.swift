import Testing

@testable import Colorimetry

@Suite struct MatrixTests {
  /// Smith and Pokorny's long and middle fundamentals add up to the luminosity of Judd and Vos (0.54312 + 0.45684 as
  /// they print them).
  @Test func `cones add up to luminance`() {
    for color in LinearSRGB.grid(9) {
      let lms = LMS.fromLinearSRGB * color.vector
      let luminance = (LMS.juddVosFromLinearSRGB * color.vector).y
      #expect((lms.x + lms.y - 0.99996 * luminance).magnitude < 1e-15)
    }
    #expect((LMS.white - Vector3(0.65518, 0.34478, 0.01681)).largest < 5e-6)
  }

  /// CSS Color 4, css-color-4/conversions.js; other programs have primaries of four digits.
  @Test func `ProPhoto RGB is that of CSS Color 4`() {
    let published = [
      0.79776664490064230, 0.13518129740053308, 0.03134773412839220, 0.28807482881940130, 0.71183523424187300,
      0.00008993693872564, 0, 0, 0.82510460251046020,
    ]
    #expect(RGBSpace.prophotoRGB.xyzFromLinear.deviation(from: published) <= 1e-15)
  }
}
