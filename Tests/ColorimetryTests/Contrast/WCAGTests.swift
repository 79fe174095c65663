import Testing

@testable import Colorimetry

@Suite struct WCAGTests {
  /// Foreground, background, ratio: the definitions of WCAG 2.2 in double precision; coloraide 8.13.1 and color.js use
  /// more digits of the coefficients and differ by up to 1e-3.
  private static let ratios: [(String, String, Double)] = [
    ("#000000", "#ffffff", 21.0),
    ("#777777", "#ffffff", 4.478089454),
    ("#ffffff", "#0078d7", 4.49886148),
    ("#959595", "#ffffff", 2.995346136),
    ("#3366cc", "#000000", 3.913236616),
    ("#0000ff", "#ffff00", 8.001636661),
    ("#0a0a0a", "#0b0b0b", 1.005869036),
    ("#595959", "#ffffff", 7.004729208),
    ("#aaaaaa", "#ffffff", 2.323123054),
    ("#5a5a5a", "#ffffff", 6.896926215),
    ("#e69f00", "#ffffff", 2.252287601),
    ("#009e73", "#ffffff", 3.42113994),
    ("#0072b2", "#ffffff", 5.185446346),
    ("#cc79a7", "#ffffff", 3.061034038),
    ("#ff7f0e", "#1e1e1e", 6.584384467),
    ("#d62728", "#1e1e1e", 3.318414504),
    ("#8c564b", "#1e1e1e", 2.816476952),
    ("#a44cde", "#ffffff", 4.499616429),
    ("#729e8d", "#ffffff", 3.003929605),
    ("#6c2ed6", "#ffffff", 7.001318631),
    ("#965ec1", "#ffffff", 4.498773794),
  ]

  @Test(arguments: ratios.indices)
  func `ratios follow the definition`(_ index: Int) {
    let (foreground, background, ratio) = Self.ratios[index]
    #expect(abs(WCAG.contrastRatio(SRGB(hex: foreground), SRGB(hex: background)) - ratio) <= 1e-8)
  }

  /// Foreground, its alpha, background, ratio; composited in encoded sRGB without rounding.
  private static let translucent: [(String, Double, String, Double)] = [
    ("#000000", 0.5, "#ffffff", 3.976653025),
    ("#0072b2", 0.6, "#ffffff", 2.541266271),
    ("#009e73", 0.33, "#ffffff", 1.478776438),
    ("#56b4e9", 0.25, "#000000", 1.469951594),
    ("#808080", 0.0, "#ffffff", 1.0),
    ("#00ff00", 0.72, "#0000ff", 3.238552405),
    ("#000000", 0.54, "#ffffff", 4.587807276),
    ("#ffffff", 0.04, "#000000", 1.061919505),
    ("#1f77b4", 0.7, "#eeeeee", 2.606176746),
  ]

  @Test(arguments: translucent.indices)
  func `translucent colours are composited on floats`(_ index: Int) {
    let (foreground, alpha, background, ratio) = Self.translucent[index]
    let seen = SRGB(hex: foreground).composited(alpha: alpha, over: SRGB(hex: background))
    #expect(abs(WCAG.contrastRatio(seen, SRGB(hex: background)) - ratio) <= 1e-8)
  }

  @Test func `contrast is symmetric and between 1 and 21`() {
    let colors = LinearSRGB.grid(5).map { SRGB($0) }
    for a in colors {
      #expect(WCAG.contrastRatio(a, a) == 1)
      for b in colors {
        let ratio = WCAG.contrastRatio(a, b)
        #expect(ratio == WCAG.contrastRatio(b, a))
        #expect((1...21.000_000_000_000_01).contains(ratio))
      }
    }
  }

  @Test func `luminance increases with each component and ranges from 0 to 1`() {
    #expect(WCAG.relativeLuminance(SRGB(0, 0, 0)) == 0)
    #expect(abs(WCAG.relativeLuminance(SRGB(1, 1, 1)) - 1) <= 1e-15)
    for byte in UInt8(1)...255 {
      let (darker, lighter) = (SRGB(bytes: byte - 1, 0, 0), SRGB(bytes: byte, 0, 0))
      #expect(WCAG.relativeLuminance(darker) < WCAG.relativeLuminance(lighter))
    }
  }

  @Test func `a colour outside the gamut counts as the nearest one inside`() {
    #expect(WCAG.relativeLuminance(SRGB(1.5, -0.5, 0.5)) == WCAG.relativeLuminance(SRGB(1, 0, 0.5)))
  }

  @Test func `a ratio is not rounded to its threshold`() {
    // axe-core issue 494: white on #0078d7 is 4.4989.
    let ratio = WCAG.contrastRatio(SRGB(hex: "#ffffff"), SRGB(hex: "#0078d7"))
    #expect(ratio < WCAG.minimumForText)
    #expect(abs(ratio - 4.498861479739532) <= 1e-12)
    #expect(WCAG.contrastRatio(SRGB(hex: "#767676"), SRGB(hex: "#ffffff")) >= WCAG.minimumForText)
  }
}
