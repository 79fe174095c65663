import Testing

@testable import Colorimetry

@Suite struct GamutMappingTests {
  @Test func `a colour written in sRGB is returned bit for bit`() throws {
    for byte in UInt8.min...UInt8.max {
      let color = SRGB(bytes: byte, 255 - byte, byte / 2)
      let mapped = Color(color).mappedToSRGB
      #expect(mapped == GamutMapped(srgb: color, wasOutside: false, difference: 0))
      #expect(try Color(css: color.hex).mappedToSRGB.srgb == color)
    }
    let fine = Color(SRGB(0.123456789012345, 1, 0))
    #expect(fine.mappedToSRGB.srgb == SRGB(0.123456789012345, 1, 0))
  }

  @Test func `a colour that rounding moved outside counts as inside`() throws {
    let white = try Color(css: "oklch(100% 0 none)").mappedToSRGB
    #expect(white.srgb.hex == "#ffffff")
    for space in Color.Space.allCases {
      for corner in [SRGB(1, 1, 1), SRGB(1, 0, 0), SRGB(0, 1, 0), SRGB(0, 0, 1), SRGB(0, 0, 0), SRGB(1, 1, 0)] {
        let mapped = corner.written(in: space).mappedToSRGB
        #expect(!mapped.wasOutside, "\(space) \(corner)")
        #expect(mapped.srgb.hex == corner.hex)
      }
    }
  }

  @Test func `every mapped colour is in gamut and keeps its lightness within a just noticeable difference`() {
    for color in LinearSRGB.wide {
      let authored = Color(SRGB(color))
      let mapped = authored.mappedToSRGB
      #expect(mapped.srgb.isInGamut())
      #expect(mapped.wasOutside == !SRGB(color).isInGamut(tolerance: 1e-6))
      #expect(mapped.difference >= 0 && (mapped.wasOutside || mapped.difference == 0))
      let before = OKLCh(authored)
      let after = OKLab(LinearSRGB(mapped.srgb))
      #expect((after.lightness - min(max(before.lightness, 0), 1)).magnitude < 0.0201, "\(color)")
    }
  }

  @Test func `extreme lightness gives white and black`() throws {
    #expect(try Color(css: "oklch(100% 0.3 20)").mappedToSRGB.srgb.hex == "#ffffff")
    #expect(try Color(css: "oklch(0% 0.3 20)").mappedToSRGB.srgb.hex == "#000000")
    #expect(try Color(css: "color(xyz 5 5 5)").mappedToSRGB.srgb.hex == "#ffffff")
    #expect(try Color(css: "color(srgb -1 -1 -1)").mappedToSRGB.srgb.hex == "#000000")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e308, -1e308])
  func `numbers far beyond any colour still give a result`(value: Double) {
    for space in Color.Space.allCases {
      for components in [(value, 0.0, 0.0), (0.5, value, 0), (0.5, 0.5, value), (value, value, value)] {
        let color = Color(space: space, components: Color.Components(components.0, components.1, components.2))
        let mapped = color.mappedToSRGB
        #expect(mapped.srgb.isInGamut(), "\(space) \(components)")
        #expect(mapped.difference.isFinite)
        let shown = SRGB(color)
        #expect(shown.red.isFinite && shown.green.isFinite && shown.blue.isFinite, "\(space) \(components)")
      }
    }
  }

  /// By coloraide 8.13.1, `Color(…).fit('srgb', method='oklch-chroma')`, which follows the same algorithm, and by the
  /// examples of CSS Color 4 sections 2 and 10.1.
  @Test func `known colours map as in other implementations`() throws {
    let known: [(String, Double, Double, Double, Double)] = [
      ("color(rec2020 0.42053 0.979780 0.00579)", 0.0, 0.966949013, 0.300600973, 10.27174),
      ("color(display-p3 1 0 0)", 1.0, 0.044569516, 0.045931611, 7.60152),
      ("color(display-p3 0 1 0)", 0.0, 0.985763711, 0.159742444, 6.13721),
      ("color(display-p3 0 0 1)", 0.0, 0.0, 1.0, 1.36785),
      ("color(display-p3 1 0 1)", 1.0, 0.167358866, 0.982642164, 3.11934),
      ("color(prophoto-rgb 0 1 0)", 0.0, 0.962454939, 0.459051543, 20.02365),
      ("color(rec2020 1 0 1)", 1.0, 0.337199505, 0.907029915, 9.06758),
      ("oklch(0.7 0.3 145)", 0.0, 0.766061823, 0.0, 5.06807),
      ("oklch(0.5 0.4 264)", 0.0, 0.201753246, 1.0, 9.7254),
      ("lab(50 -160 160)", 0.0, 0.526312052, 0.064792697, 21.62705),
      ("oklch(0.25 0.2 30)", 0.301746887, 0.0, 0.0, 10.71754),
      ("color(srgb 1.2 0.5 -0.1)", 1.0, 0.621793718, 0.419302253, 11.93115),
    ]
    for (css, red, green, blue, difference) in known {
      let mapped = try Color(css: css).mappedToSRGB
      // Its ProPhoto primaries have four digits, those of CSS Color 4 six.
      let tolerance = css.contains("prophoto") ? 5e-6 : 2e-9
      #expect((mapped.srgb.vector - Vector3(red, green, blue)).largest < tolerance, "\(css): \(mapped)")
      #expect((mapped.difference - difference).magnitude < 1e-4, "\(css): \(mapped)")
    }
  }
}

extension SRGB {
  /// The colour written in another space.
  func written(in space: Color.Space) -> Color {
    let v = Color(self).numbers(in: space)
    return Color(space: space, components: Color.Components(v.x, v.y, v.z))
  }
}
