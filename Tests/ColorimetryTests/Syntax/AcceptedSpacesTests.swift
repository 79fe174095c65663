import Testing

@testable import Colorimetry

/// Spellings in wider spaces keep their components. From web-platform-tests `css/css-color/parsing`, `color-valid-lab.html`
/// and `color-valid-color-function.html`.
@Suite struct AcceptedSpacesTests {
  @Test func `every spelling keeps its components`() throws {
    for (css, space, components, alpha) in Self.spellings {
      let color = try Color(css: css)
      #expect(color.space == space, "\(css)")
      #expect(color.alpha == alpha, "\(css)")
      let found = [color.components.first, color.components.second, color.components.third]
      for (value, expected) in zip(found, components) {
        #expect((value == nil) == (expected == nil), "\(css)")
        #expect(((value ?? 0) - (expected ?? 0)).magnitude < 1e-12, "\(css)")
      }
    }
  }

  @Test(arguments: ["srgb", "srgb-linear", "a98-rgb", "rec2020", "prophoto-rgb", "display-p3", "xyz-d50", "xyz-d65"])
  func `color() takes numbers, percentages and none in every space`(name: String) throws {
    let space = try #require(Color.Space(rawValue: name))
    let cases: [(String, [Double?], Double?)] = [
      ("0% 0% 0%", [0, 0, 0], 1), ("10% 10% 10%", [0.1, 0.1, 0.1], 1), (".2 .2 25%", [0.2, 0.2, 0.25], 1),
      ("0 0 0 / 1", [0, 0, 0], 1), ("20% 0 10/0.5", [0.2, 0, 10], 0.5), ("400% 0 10/50%", [4, 0, 10], 0.5),
      ("50% -160 160", [0.5, -160, 160], 1), ("0 0 0 / -10%", [0, 0, 0], 0), ("0 0 0 / 300%", [0, 0, 0], 1),
      ("-200 -200 -200 / -200", [-200, -200, -200], 0), ("none none none / none", [nil, nil, nil], nil),
      ("10% none none / 0.5", [0.1, nil, nil], 0.5), ("0 0 0 / none", [0, 0, 0], nil),
    ]
    for (arguments, components, alpha) in cases {
      let color = try Color(css: "color(\(name) \(arguments))")
      #expect(
        color
          == Color(
            space: space, components: Color.Components(components[0], components[1], components[2]), alpha: alpha))
    }
  }

  @Test func `linear Display P3 is the same colour as Display P3`() throws {
    // CSS Color 4 section 10.5 prints these two as one colour, to four digits.
    let linear = try Color(css: "color(display-p3-linear 0.3081 0.014 0.0567)")
    let encoded = try Color(css: "color(display-p3 0.591 0.123 0.264)")
    #expect(linear.space == .xyzD65)
    #expect((XYZD65(linear).vector - XYZD65(encoded).vector).largest < 1e-4)
  }

  static let spellings: [(String, Color.Space, [Double?], Double?)] = [
    ("lab(0 0 0)", .lab, [0, 0, 0], 1), ("lab(0 0 0 / 0.5)", .lab, [0, 0, 0], 0.5),
    ("lab(20 0 10/0.5)", .lab, [20, 0, 10], 0.5), ("lab(20 0 10/50%)", .lab, [20, 0, 10], 0.5),
    ("lab(400 0 10/50%)", .lab, [100, 0, 10], 0.5), ("lab(50 -160 160)", .lab, [50, -160, 160], 1),
    ("lab(50 -200 200)", .lab, [50, -200, 200], 1), ("lab(0 0 0 / -10%)", .lab, [0, 0, 0], 0),
    ("lab(0 0 0 / 110%)", .lab, [0, 0, 0], 1), ("lab(-40 0 0)", .lab, [0, 0, 0], 1),
    ("lab(none none none / none)", .lab, [nil, nil, nil], nil),
    ("lab(20 none none / none)", .lab, [20, nil, nil], nil),
    ("lab(29.69% 44.888% -29.04%)", .lab, [29.69, 56.11, -36.3], 1), ("LAB(50% 100% -100%)", .lab, [50, 125, -125], 1),
    ("oklab(0.2 0 0.1/50%)", .oklab, [0.2, 0, 0.1], 0.5), ("oklab(4 0 0.1/50%)", .oklab, [1, 0, 0.1], 0.5),
    ("oklab(0.5 -1.6 1.6)", .oklab, [0.5, -1.6, 1.6], 1), ("oklab(-0.4 0 0)", .oklab, [0, 0, 0], 1),
    ("oklab(42.1% 41% -25%)", .oklab, [0.421, 0.164, -0.1], 1),
    ("oklab(none none none / 0.5)", .oklab, [nil, nil, nil], 0.5),
    ("lch(0 0 0deg)", .lch, [0, 0, 0], 1), ("lch(100 230 0deg / 0.5)", .lch, [100, 230, 0], 0.5),
    ("lch(20 50 20deg/50%)", .lch, [20, 50, 20], 0.5), ("lch(10 20 1.28rad)", .lch, [10, 20, 73.33859777674591], 1),
    ("lch(10 20 380deg)", .lch, [10, 20, 20], 1), ("lch(10 20 -340deg)", .lch, [10, 20, 20], 1),
    ("lch(10 20 740deg)", .lch, [10, 20, 20], 1), ("lch(10 20 -700)", .lch, [10, 20, 20], 1),
    ("lch(-40 0 0)", .lch, [0, 0, 0], 1), ("lch(20 -20 0)", .lch, [20, 0, 0], 1),
    ("lch(29.69% 50% 327.1)", .lch, [29.69, 75, 327.1], 1), ("lch(none none none)", .lch, [nil, nil, nil], 1),
    ("oklch(1 2.3 0deg / 0.5)", .oklch, [1, 2.3, 0], 0.5), ("oklch(0.2 0.5 20deg/50%)", .oklch, [0.2, 0.5, 20], 0.5),
    ("oklch(0.1 0.2 -700deg)", .oklch, [0.1, 0.2, 20], 1), ("oklch(-4 0 0)", .oklch, [0, 0, 0], 1),
    ("oklch(0.2 -0.2 0)", .oklch, [0.2, 0, 0], 1), ("oklch(42.1% 48.25% 328.4)", .oklch, [0.421, 0.193, 328.4], 1),
    ("oklch(40.101% 0.12332 21.555)", .oklch, [0.40101, 0.12332, 21.555], 1),
    ("oklch(0.2 none none / none)", .oklch, [0.2, nil, nil], nil),
    ("OKLCH(50% .1 .25TURN)", .oklch, [0.5, 0.1, 90], 1),
    ("color(xyz 0.13 0.12 0.04)", .xyzD65, [0.13, 0.12, 0.04], 1), ("color(XYZ-D50 1 1 1)", .xyzD50, [1, 1, 1], 1),
    ("hsl(480 150% -5%)", .hsl, [120, 150, -5], 1), ("hwb(-60 150 -5)", .hwb, [300, 150, -5], 1),
  ]
}
