import Testing

@testable import Colorimetry

struct FlareTests {
  private let colors = LinearSRGB.grid(4).map { SRGB($0) }

  @Test func `the standard conditions leave colours and WCAG's ratio as they are`() {
    for (a, b) in zip(colors, colors.reversed()) {
      #expect(Flare.standard.light(a) == LinearSRGB(a))
      #expect(Flare.standard.contrastRatio(a, b) == WCAG.contrastRatio(a, b))
      #expect(Flare(Flare.ofWCAG).contrastRatio(a, b) == WCAG.contrastRatio(a, b))
    }
  }

  /// The ratio of the luminances that reach the eye, without any further constant.
  @Test(arguments: [0.05, 0.1, 0.2, 1])
  func `a contrast ratio is that of the light with its flare`(share: Double) {
    let flare = Flare(share)
    for (a, b) in zip(colors, colors.reversed()) {
      let light = [a, b].map { WCAG.relativeLuminance(flare.light($0)) }.sorted()
      #expect(abs(flare.contrastRatio(a, b) - light[1] / light[0]) <= 1e-12)
    }
  }

  @Test(arguments: [0, 0.01, 0.2, 1])
  func `white stays white, and grey stays grey`(share: Double) {
    #expect(Flare(share).light(SRGB(1, 1, 1)) == LinearSRGB(1, 1, 1))
    let grey = Flare(share).light(SRGB(0.4, 0.4, 0.4))
    #expect(grey.red == grey.green && grey.green == grey.blue)
  }

  @Test func `more flare never raises a contrast or a difference, and less than WCAG's excuses none`() {
    let shares = [0, 0.05, 0.1, 0.2, 0.5]
    for (a, b) in zip(colors, colors.dropFirst(7)) {
      let ratios = shares.map { Flare($0).contrastRatio(a, b) }
      #expect(ratios[0] == ratios[1] && zip(ratios, ratios.dropFirst()).allSatisfy { $0 >= $1 })
      let light = shares.map { (Flare($0).light(a).vector - Flare($0).light(b).vector) }.map { $0.dot($0) }
      #expect(zip(light, light.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }
}
