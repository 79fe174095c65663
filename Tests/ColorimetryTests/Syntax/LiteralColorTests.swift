import SourceText
import Testing

@testable import Colorimetry

/// Mixtures and relative colours of literal colours, wherever one colour stands.
struct LiteralColorTests {
  @Test(arguments: [
    ("color-mix(in srgb, red, blue)", "#800080"), ("COLOR-MIX(in srgb, red 25%, white)", "#ffbfbf"),
    ("rgb(from red r g 255)", "#ff00ff"), (" rgb( from #336699 b g r )", "#996633"), ("#1f77b4", "#1f77b4"),
  ])
  func `a colour made of literal colours is computed`(text: String, hex: String) throws {
    #expect(try Color(literal: text).mappedToSRGB.srgb.hex == hex)
  }

  @Test(arguments: [
    "color-mix(in srgb, var(--brand), red)", "rgb(from currentColor r g b)",
    "color-mix(in srgb, red)", "calc(1 + 2)", "rgb(1 2",
  ])
  func `what needs context is still an error`(text: String) {
    #expect(throws: SourceError.self) { try Color(literal: text) }
  }
}
