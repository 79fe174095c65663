import Colorimetry
import Testing

struct ColorRespellingTests {
  @Test(arguments: [
    ("#1f77b4", ##"#3a6ea5"##), ("#1F77B4", "#3A6EA5"), ("#17b", ##"#3a6ea5"##), ("#17bc", "#3a6ea5cc"),
    ("#1f77b480", "#3a6ea580"), ("steelblue", ##"#3a6ea5"##), (" #1f77b4 ", ##" #3a6ea5 "##),
    ("rgb(31, 119, 180)", "rgb(58, 110, 165)"), ("RGB(31 119 180 / 50%)", "RGB(58 110 165 / 50%)"),
    ("rgba(31,119,180,.5)", "rgba(58,110,165,.5)"), ("rgb(12.2% 46.7% 70.6%)", "rgb(22.75% 43.14% 64.71%)"),
    ("hsl(205, 71%, 41%)", "hsl(210.84, 47.98%, 43.73%)"),
    ("hsl(205deg 71% 41% / 0.9)", "hsl(210.84deg 47.98% 43.73% / 0.9)"),
  ])
  func `the notation is preserved`(text: String, expected: String) throws {
    #expect(Color.respelled(text, as: SRGB(bytes: 0x3a, 0x6e, 0xa5)) == expected)
  }

  @Test func `three digits stay three if possible, and a missing hash stays missing`() {
    #expect(Color.respelled("#17b", as: SRGB(bytes: 0x33, 0x66, 0x99)) == ##"#369"##)
    #expect(Color.respelled("1F77B4", as: SRGB(bytes: 0x33, 0x66, 0x9c), bareHex: true) == "33669C")
    #expect(Color.respelled("1F77B4", as: SRGB(bytes: 0x33, 0x66, 0x9c)) == nil)
  }

  @Test(arguments: [
    "#1f77b4", "#17b8", "rebeccapurple", "rgb(31 119 180)", "rgb(12% 47% 71%)", "hsl(205 71% 41%)",
    "hsl(0.57turn 71 41 / none)", "hwb(205 12% 29%)", "lab(47.6 -6 -41)", "lch(48% 27% 261deg)", "oklab(.55 -.05 -.12)",
    "oklch(0.55 0.13 245)", "oklch(55% 32% 4.28rad / .5)", "color(srgb 0.12 0.47 0.71)",
    "color(display-p3 0.2 0.46 0.69)",
    "color(xyz 0.17 0.17 0.46)", "color(srgb-linear 0 0.2 0.5)", "color(rec2020 .3 .4 .6)",
    "color(a98-rgb 0.3 0.5 0.7)",
    "color(prophoto-rgb 0.3 0.4 0.6 / 40%)", "color(xyz-d50 0.17 0.17 0.36)", "lch(none none none)",
  ])
  func `the new text reads as the new colour with the original opacity`(text: String) throws {
    let old = try Color(css: text)
    for value in stride(from: 0, through: 16_777_215, by: 771_113) {
      let wanted = SRGB(bytes: UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
      let written = try #require(Color.respelled(text, as: wanted))
      let new = try Color(css: written)
      #expect(new.mappedToSRGB.srgb.hex == wanted.hex, "\(written)")
      #expect(new.alpha == old.alpha, "\(written)")
      // Hex digits and names are written in sRGB; everything else keeps its space.
      #expect(new.space == (text.contains("(") ? old.space : .srgb), "\(written)")
    }
  }

  @Test(arguments: [
    "", "transparent", "no colour", "rgb(from red r g b)", "rgb(calc(1 + 2) 3 4)",
    "color-mix(in oklab, red, blue)",
    "var(--blue)", "color(display-p3-linear 0.1 0.2 0.3)",
  ])
  func `a text without replaceable numbers is refused`(text: String) {
    #expect(Color.respelled(text, as: SRGB(bytes: 1, 2, 3)) == nil)
  }

  @Test(arguments: [
    ("0.500", 0.25, "0.250"), (".5", 0.25, ".25"), ("-.5", -0.25, "-.25"), ("12%", 33, "33%"), ("0.5", -0.0001, "0.0"),
    ("1.5deg", 359.96, "360.0deg"),
  ])
  func `a number keeps its decimals, its zero and its unit`(text: String, value: Double, expected: String) throws {
    let number = try #require(SpelledNumber(text))
    #expect(number.spelled(value, extra: number.decimals == 1 && text == ".5" || text == "-.5" ? 1 : 0) == expected)
  }
}
