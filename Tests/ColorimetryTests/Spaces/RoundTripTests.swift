import Testing

@testable import Colorimetry

@Suite struct RoundTripTests {
  /// There and back again, with the tolerance in linear sRGB.
  static let journeys: [(name: String, tolerance: Double, there: @Sendable (XYZD65) -> XYZD65)] = [
    ("XYZ D50", 1e-14, { XYZD65(XYZD50($0)) }),
    ("CIELAB D50", 1e-14, { XYZD65(XYZD50(CIELABD50(XYZD50($0)))) }),
    ("LCH D50", 1e-14, { XYZD65(XYZD50(CIELABD50(LCHD50(CIELABD50(XYZD50($0)))))) }),
    ("OKLab", 1e-14, { XYZD65(OKLab($0)) }),
    ("OKLCh", 1e-14, { XYZD65(OKLab(OKLCh(OKLab($0)))) }),
    ("Display P3", 1e-14, { XYZD65(RGBSpace.displayP3.xyz(RGBSpace.displayP3.encoded($0.vector))) }),
    ("A98 RGB", 1e-14, { XYZD65(RGBSpace.a98RGB.xyz(RGBSpace.a98RGB.encoded($0.vector))) }),
    (
      "ProPhoto RGB", 1e-14,
      { color in
        let space = RGBSpace.prophotoRGB
        return XYZD65(XYZD50(space.xyz(space.encoded(XYZD50(color).vector))))
      }
    ),
    ("BT.2020", 1e-14, { XYZD65(RGBSpace.rec2020.xyz(RGBSpace.rec2020.encoded($0.vector))) }),
    ("linear sRGB", 1e-14, { XYZD65(LinearSRGB($0)) }),
  ]

  @Test(arguments: journeys.indices) func `every space gives back what went in, outside the gamut too`(index: Int) {
    let journey = Self.journeys[index]
    for color in ColorGrid.wide {
      let there = XYZD65(color)
      let back = journey.there(there)
      #expect((back.vector - there.vector).largest < journey.tolerance, "\(journey.name) \(color)")
    }
  }

  @Test func `hue, saturation and lightness round-trip every sRGB colour`() {
    for color in ColorGrid.inside.map(SRGB.init) {
      #expect((SRGB(HSL(color)).vector - color.vector).largest < 2e-15, "\(color)")
      #expect((SRGB(HWB(color)).vector - color.vector).largest < 2e-15, "\(color)")
    }
    // Outside, HSL does so too but for colours whose lightness is 0 or 1, which leave no room for a saturation.
    for color in ColorGrid.wide.map(SRGB.init) where !HSL(color).lightness.isNearEnd {
      #expect((SRGB(HSL(color)).vector - color.vector).largest < 1e-13, "\(color)")
    }
  }

  @Test func `all bytes survive decoding and encoding`() {
    for byte in UInt8.min...UInt8.max {
      let color = SRGB(bytes: byte, byte, byte)
      let back = SRGB(LinearSRGB(color))
      #expect((back.red - color.red).magnitude < 1e-15)
      #expect(back.bytes == (byte, byte, byte))
      #expect(SRGB(LinearSRGB(XYZD65(LinearSRGB(color)))).bytes == (byte, byte, byte))
    }
  }

  @Test func `every finite colour has finite coordinates`() {
    for color in ColorGrid.wide {
      let xyz = XYZD65(color)
      let all = [
        CIELAB(xyz).vector, OKLab(xyz).vector, CAM16UCS(xyz).vector, CAM02UCS(xyz).vector,
        RGBSpace.displayP3.encoded(xyz.vector),
        RGBSpace.prophotoRGB.encoded(XYZD50(xyz).vector),
      ]
      for vector in all {
        #expect(vector.x.isFinite && vector.y.isFinite && vector.z.isFinite, "\(color)")
      }
    }
  }
}

extension SRGB {
  var vector: Vector3 { Vector3(red, green, blue) }
}

extension Double {
  fileprivate var isNearEnd: Bool { magnitude < 1e-3 || (self - 1).magnitude < 1e-3 }
}
