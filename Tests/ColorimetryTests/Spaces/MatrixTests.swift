import Testing

@testable import Colorimetry

@Suite struct MatrixTests {
  /// As CSS Color 4 prints them (css-color-4/conversions.js): fractions that follow from the primaries.
  @Test func `matrices rebuilt from primaries match CSS Color 4`() {
    expect(
      RGBSpace.srgb.xyzFromLinear,
      [506752.0 / 1_228_815, 87881.0 / 245_763, 12673.0 / 70218],
      [87098.0 / 409_605, 175762.0 / 245_763, 12673.0 / 175_545],
      [7918.0 / 409_605, 87881.0 / 737_289, 1_001_167.0 / 1_053_270], within: 1e-15)
    expect(
      RGBSpace.srgb.xyzFromLinear.inverse,
      [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
      [-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810],
      [705.0 / 12673, -2585.0 / 12673, 705.0 / 667], within: 5e-15)
    expect(
      RGBSpace.displayP3.xyzFromLinear,
      [608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160],
      [35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400],
      [0, 32229.0 / 714400, 5_220_557.0 / 5_000_800], within: 1e-15)
    expect(
      RGBSpace.a98RGB.xyzFromLinear,
      [573536.0 / 994567, 263643.0 / 1_420_810, 187206.0 / 994567],
      [591459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374412.0 / 4_972_835],
      [53769.0 / 1_989_134, 351524.0 / 4_972_835, 4_929_758.0 / 4_972_835], within: 1e-15)
    expect(
      RGBSpace.rec2020.xyzFromLinear,
      [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
      [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
      [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314], within: 1e-15)
    expect(
      RGBSpace.prophotoRGB.xyzFromLinear,
      [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
      [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
      [0, 0, 0.82510460251046020], within: 1e-15)
  }

  @Test func `Bradford adaptation matches CSS Color 4`() {
    expect(
      Bradford.d50FromD65,
      [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
      [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
      [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371], within: 1e-15)
    expect(
      Bradford.d65FromD50,
      [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
      [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
      [0.012314014864481998, -0.020507649298898964, 1.330365926242124], within: 1e-15)
  }

  /// The matrices of https://bottosson.github.io/posts/oklab/ as of 2021-01-25; CSS Color 4 took them over with more digits.
  @Test func `OKLab is Ottosson's`() {
    expect(
      OKLab.conesFromXYZ * RGBSpace.srgb.xyzFromLinear,
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005], within: 1e-7)
    expect(
      OKLab.fromCubeRoots,
      [0.2104542553, 0.7936177850, -0.0040720468],
      [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660], within: 6e-8)
  }

  /// Smith and Pokorny's long and middle fundamentals add up to the luminosity of Judd and Vos (0.54312 + 0.45684 as
  /// they print them).
  @Test func `cones add up to luminance`() {
    for color in ColorGrid.inside {
      let lms = LMS.fromLinearSRGB * color.vector
      let luminance = (LMS.juddVosFromLinearSRGB * color.vector).y
      #expect((lms.x + lms.y - 0.99996 * luminance).magnitude < 1e-15)
    }
    #expect((LMS.white - Vector3(0.65518, 0.34478, 0.01681)).largest < 5e-6)
  }

  @Test func `every RGB space has white at 1, 1, 1`() {
    let spaces: [RGBSpace] = [.srgb, .displayP3, .a98RGB, .prophotoRGB, .rec2020]
    for space in spaces {
      let white = space.xyzFromLinear * Vector3(1, 1, 1)
      #expect((white - space.white).largest < 1e-15)
      #expect((space.xyzFromLinear.inverse * white - Vector3(1, 1, 1)).largest < 1e-14)
    }
  }

  private func expect(
    _ matrix: Matrix3, _ rows: [Double]..., within tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = [matrix.rows.0, matrix.rows.1, matrix.rows.2]
    for (row, expected) in zip(found, rows) {
      let difference = (row - Vector3(expected[0], expected[1], expected[2])).largest
      #expect(difference <= tolerance, sourceLocation: sourceLocation)
    }
  }
}
