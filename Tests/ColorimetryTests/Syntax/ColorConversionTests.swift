import Testing

@testable import Colorimetry

@Suite struct ColorConversionTests {
  /// Random colours, many outside the gamut, as coloraide 8.13.1 converts them to encoded sRGB without mapping.
  @Test func `every space converts to sRGB as in another library`() throws {
    for (css, red, green, blue) in Self.known {
      let expected = Vector3(red, green, blue)
      let color = try Color(css: css)
      // Its ProPhoto primaries have four digits, those of CSS Color 4 six.
      let tolerance = color.space == .prophotoRGB ? 1.5e-4 : 1e-12
      #expect((SRGB(color).vector - expected).largest < tolerance, "\(css)")
      #expect((SRGB(LinearSRGB(color)).vector - expected).largest < tolerance, "\(css)")
      #expect((SRGB(LinearSRGB(XYZD65(color))).vector - expected).largest < tolerance, "\(css)")
    }
  }

  @Test(arguments: Color.Space.allCases) func `none counts as 0`(space: Color.Space) {
    let missing = Color(space: space, components: Color.Components(nil, nil, nil), alpha: nil)
    let zero = Color(space: space, components: Color.Components(0, 0, 0), alpha: 0)
    #expect(SRGB(missing) == SRGB(zero))
    #expect(missing.opacity == 0)
    #expect(missing != zero)
    let partly = Color(space: space, components: Color.Components(0.5, nil, 0.25))
    #expect(XYZD65(partly) == XYZD65(Color(space: space, components: Color.Components(0.5, 0, 0.25))))
  }

  @Test func `opacity is clamped`() {
    for (alpha, opacity) in [(2.0, 1.0), (-1, 0), (0.25, 0.25), (.nan, 0)] {
      #expect(Color(space: .srgb, components: Color.Components(0, 0, 0), alpha: alpha).opacity == opacity)
    }
  }

  static let known: [(css: String, Double, Double, Double)] = [
    ("color(srgb 0.253366 0.011189 0.711308)", 0.253366, 0.011189, 0.711308),
    ("color(srgb-linear -0.098589 0.550235 0.311964)", -0.346804058034, 0.767522047602, 0.594325800693),
    ("color(display-p3 -0.118802 0.510410 -0.147506)", -0.286010523266, 0.520768966206, -0.215820968865),
    ("color(a98-rgb 0.407104 -0.102202 -0.073002)", 0.480468233698, -0.075490635539, -0.038954711052),
    ("color(rec2020 0.394327 0.957593 -0.026677)", -0.627536575065, 1.003357137846, -0.336758221721),
    ("color(prophoto-rgb 0.112535 0.678407 1.126793)", -0.855542106294, 0.800413026263, 1.145647109282),
    ("color(xyz-d50 0.607944 0.355353 1.166757)", 0.885050189527, 0.388445100866, 1.228932532738),
    ("color(xyz-d65 -0.134784 1.001856 0.205453)", -1.376317849278, 1.358705732772, 0.063900500358),
    ("color(xyz 0.001957 -0.035091 0.231875)", -0.260840642353, -0.267327390325, 0.539413315414),
    ("lab(81.6126 -76.6257 19.584)", -0.416781543315, 0.928732139282, 0.636565013387),
    ("lch(63.8913 55.8596 257.2934deg)", -0.032551787933, 0.645305793898, 0.989031785644),
    ("oklab(0.0628 -0.3523 -0.2352)", 0.013848507488, -0.127984119859, 0.360199208952),
    ("oklch(68.0400% 0.1710 -23.0234)", 0.847464802526, 0.413423311206, 0.746336574724),
    ("hsl(302.6742deg 45.3184% 29.9767%)", 0.435616608128, 0.163917391872, 0.423506974059),
    ("hwb(553.2554deg 69.8994% 24.4097%)", 0.698994, 0.743330474023, 0.755903),
    ("rgb(146.478 133.925 223.160 / 0.73)", 0.574423529412, 0.525196078431, 0.875137254902),
    ("rgb(28.794%, 98.017%, 11.807%)", 0.28794, 0.98017, 0.11807),
    ("color(srgb 0.385372 0.859997 0.012778)", 0.385372, 0.859997, 0.012778),
    ("color(srgb-linear 0.484548 -0.145110 0.735502)", 0.72508655932, -0.417019222847, 0.873244533839),
    ("color(display-p3 0.870399 0.602236 1.025669)", 0.917303928056, 0.587335251491, 1.052619319379),
    ("color(a98-rgb 0.239247 0.773414 0.632118)", -0.444474661, 0.77868082109, 0.631001225159),
    ("color(rec2020 0.611853 0.438687 0.975955)", 0.634791191595, 0.366553306523, 1.015553897711),
    ("color(prophoto-rgb 1.122554 0.463738 0.729813)", 1.395915001489, 0.173638061963, 0.803678601993),
    ("color(xyz-d50 -0.115063 0.782089 0.70598)", -1.344995765538, 1.239818038874, 0.908738286869),
    ("color(xyz-d65 1.190334 0.950695 0.198434)", 1.436972626015, 0.819835468973, 0.317184105991),
    ("color(xyz 0.340108 0.736114 -0.168412)", 0.259020933782, 1.019219099009, -0.591954517028),
    ("lab(46.1695 -79.6684 -91.897)", -0.726643302747, 0.558082698705, 1.047804038046),
    ("lch(5.8954 115.2349 -244.7917deg)", -0.055693327722, 0.136152226185, -0.2974380117),
    ("oklab(0.2476 -0.0872 0.2971)", 0.226038539063, 0.091998051127, -0.118616079225),
    ("oklch(8.0581% 0.1797 259.3279)", 0.053122398544, -0.086814616871, 0.250472016251),
    ("hsl(660.0606deg 81.9280% 86.3984%)", 0.97541918848, 0.75254881152, 0.975194089399),
    ("hwb(-65.8947deg 41.5297% 35.8771%)", 0.61903231066, 0.415297, 0.641229),
    ("color(srgb 0.624773 0.167845 -0.194269)", 0.624773, 0.167845, -0.194269),
    ("color(xyz 0.276075 -0.126394 -0.199673)", 1.078760409012, -0.743850196318, -0.449091564743),
  ]
}
