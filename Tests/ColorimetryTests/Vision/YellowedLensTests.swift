import Testing

@testable import Colorimetry

struct YellowedLensTests {
  /// Table I and equation 2 at 80 years, in arithmetic of its own: exponents 1.894 · (0.0260, 0.0943, 0.2527).
  @Test func `at 80 a third of the blue light arrives, two thirds of the green and nine tenths of the red`() {
    let share = YellowedLens(age: 80).transmittance
    #expect(abs(share.x - 0.8928) < 5e-4 && abs(share.y - 0.6629) < 5e-4 && abs(share.z - 0.3322) < 5e-4)
  }

  @Test func `the older the lens, the less blue arrives beside red`() {
    let shares = [60.0, 70, 80].map { YellowedLens(age: $0).transmittance }.map { $0.z / $0.x }
    #expect(shares[0] > shares[1] && shares[1] > shares[2] && shares[0] < 1)
  }

  @Test func `white keeps its luminance, and black stays black`() {
    let lens = YellowedLens(age: 80)
    let white = lens.light(LinearSRGB(1, 1, 1))
    #expect(abs(WCAG.luminanceCoefficients.dot(white.vector) - 1) < 1e-12)
    #expect(lens.light(LinearSRGB(0, 0, 0)) == LinearSRGB(0, 0, 0))
  }

  /// CIE 15:2004, section 3.1: the chromaticity of daylight of 4,000 K, as linear sRGB.
  @Test func `daylight of 4000 K has less blue beside red than the lens of 80 years lets through`() {
    let x = -4.6070e9 / 6.4e10 + 2.9678e6 / 1.6e7 + 0.09911e3 / 4000 + 0.244063
    let y = -3 * x * x + 2.870 * x - 0.275
    let white = LinearSRGB(XYZD65(x / y, 1, (1 - x - y) / y))
    let lens = YellowedLens(age: 80).transmittance
    #expect(white.blue / white.red < lens.z / lens.x)
    #expect(white.green / white.red < lens.y / lens.x)
  }
}
