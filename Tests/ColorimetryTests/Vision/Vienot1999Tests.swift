import Testing

@testable import Colorimetry

@Suite struct Vienot1999Tests {
  /// libDaltonLens 1a01fc1, `libDaltonLens.c`, `dl_vienot_*_rgbCvd_from_rgb`, five decimals.
  private static let published: [(Cone, [Double])] = [
    (.long, [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1]),
    (.medium, [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1]),
    (.short, [1, 0.14461, -0.14461, 0, 0.85924, 0.14076, 0, 0.85924, 0.14076]),
  ]

  @Test(arguments: published.indices)
  func `matrices match the published ones`(_ index: Int) {
    let (cone, matrix) = Self.published[index]
    #expect(Vienot1999.map(without: cone).deviation(from: matrix) <= 5.1e-6)
  }

  @Test(arguments: [Cone.long, .medium])
  func `protan and deutan keep blue and yellow`(_ cone: Cone) {
    for color in [Vector3(0, 0, 1), Vector3(1, 1, 0)] {
      #expect(LinearSRGB(Vienot1999.map(without: cone) * color).deviation(from: LinearSRGB(color)) <= 1e-14)
    }
  }

  @Test func `tritan keeps red and cyan`() {
    for color in [Vector3(1, 0, 0), Vector3(0, 1, 1)] {
      #expect(LinearSRGB(Vienot1999.map(without: .short) * color).deviation(from: LinearSRGB(color)) <= 1e-14)
    }
  }

  @Test func `protan stays inside sRGB`() {
    // The reason for the default model: Brettel and Machado leave the gamut by up to a third.
    for color in LinearSRGB.grid(12) {
      let seen = SRGB(Simulation(.protan, model: .vienot1999)(color))
      #expect(seen.isInGamut(tolerance: 0.055))
    }
  }
}
