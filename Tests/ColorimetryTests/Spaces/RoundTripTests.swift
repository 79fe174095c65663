import Testing

@testable import Colorimetry

@Suite struct RoundTripTests {
  @Test(arguments: Color.Space.allCases.filter { ![.srgb, .hsl, .hwb].contains($0) })
  func `every space gives back what went in, outside the gamut too`(space: Color.Space) {
    for color in ColorGrid.wide {
      let there = XYZD65(color)
      let v = Color(space: .xyzD65, components: Color.Components(there.x, there.y, there.z)).numbers(in: space)
      let back = XYZD65(Color(space: space, components: Color.Components(v.x, v.y, v.z)))
      #expect((back.vector - there.vector).largest < 1e-14, "\(space) \(color)")
    }
  }

  @Test func `hue, saturation and lightness round-trip every sRGB colour`() {
    for color in ColorGrid.inside.map(SRGB.init) {
      #expect((SRGB(hsl: color.hsl).vector - color.vector).largest < 2e-15, "\(color)")
      #expect((SRGB(hwb: color.hwb).vector - color.vector).largest < 2e-15, "\(color)")
    }
    // Outside, HSL does so too but for colours whose lightness is 0 or 1, which leave no room for a saturation.
    for color in ColorGrid.wide.map(SRGB.init) where !color.hsl.z.isNearEnd {
      #expect((SRGB(hsl: color.hsl).vector - color.vector).largest < 1e-13, "\(color)")
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
        CIELAB(xyz).vector, OKLab(xyz).vector, AppearanceModel.cam16.uniform(xyz),
        AppearanceModel.cam02.uniform(xyz), RGBSpace.displayP3.encoded(xyz.vector),
        RGBSpace.prophotoRGB.encoded(Bradford.d50FromD65 * xyz.vector),
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
