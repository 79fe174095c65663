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
    for color in ColorGrid.wide {
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

  @Test(arguments: ["oklab(+0 \(String(repeating: "4", count: 100)) 4)", "color(xyz-d65 1e300 0 0)"])
  func `a huge number in CSS gives a colour whose hexadecimal notation reads back`(_ text: String) throws {
    let hex = try SRGB(Color(css: text)).hex
    #expect(try SRGB(Color(css: hex)).hex == hex)
  }

  /// By coloraide 8.13.1, `Color(…).fit('srgb', method='oklch-chroma')`, which follows the same algorithm, and by the
  /// examples of CSS Color 4 sections 2 and 10.1.
  @Test func `known colours map as in other implementations`() throws {
    let known: [(String, Vector3, Double)] = [
      ("color(rec2020 0.42053 0.979780 0.00579)", Vector3(0.000000000, 0.966949013, 0.300600973), 10.27174),
      ("color(display-p3 1 0 0)", Vector3(1.000000000, 0.044569516, 0.045931611), 7.60152),
      ("color(display-p3 0 1 0)", Vector3(0.000000000, 0.985763711, 0.159742444), 6.13721),
      ("color(display-p3 0 0 1)", Vector3(0.000000000, 0.000000000, 1.000000000), 1.36785),
      ("color(display-p3 1 1 0)", Vector3(0.996233273, 0.999013896, 0.000000000), 5.43670),
      ("color(display-p3 1 0 1)", Vector3(1.000000000, 0.167358866, 0.982642164), 3.11934),
      ("color(display-p3 0 1 1)", Vector3(0.000000000, 0.996447125, 0.984714268), 4.53808),
      ("color(display-p3 0.917 0.763 0.269)", Vector3(0.947221655, 0.755602057, 0.068104948), 0.00000),
      ("color(prophoto-rgb 0 1 0)", Vector3(0.000000000, 0.962454939, 0.459051543), 20.02365),
      ("color(a98-rgb 0 1 0)", Vector3(0.000000000, 0.926518859, 0.408196942), 11.19976),
      ("color(rec2020 1 0 1)", Vector3(1.000000000, 0.337199505, 0.907029915), 9.06758),
      ("oklch(0.7 0.3 145)", Vector3(0.000000000, 0.766061823, 0.000000000), 5.06807),
      ("oklch(0.5 0.4 264)", Vector3(0.000000000, 0.201753246, 1.000000000), 9.72540),
      ("oklch(0.9 0.4 100)", Vector3(0.998954468, 0.873475293, 0.000000000), 29.64290),
      ("lch(85.9017% 166.116 138.207)", Vector3(0.000000000, 0.966948931, 0.300602543), 10.27171),
      ("lab(50 -160 160)", Vector3(0.000000000, 0.526312052, 0.064792697), 21.62705),
      ("oklch(0.25 0.2 30)", Vector3(0.301746887, 0.000000000, 0.000000000), 10.71754),
      ("color(srgb 1.2 0.5 -0.1)", Vector3(1.000000000, 0.621793718, 0.419302253), 11.93115),
      ("oklch(62.8% 0.2577 29.23)", Vector3(1.000000000, 0.000000000, 0.000260680), 0.00477),
    ]
    for (css, expected, difference) in known {
      let mapped = try Color(css: css).mappedToSRGB
      // Its ProPhoto primaries have four digits, those of CSS Color 4 six.
      let tolerance = css.contains("prophoto") ? 5e-6 : 2e-9
      #expect((mapped.srgb.vector - expected).largest < tolerance, "\(css): \(mapped)")
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
