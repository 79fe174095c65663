import SourceText
import Testing

@testable import Colorimetry

/// Colours that have to be computed: mixtures. The figures are those of web-platform-tests
/// `css/css-color/parsing/color-computed-color-mix-function.html`, or follow from
/// the definition by hand.
@Suite struct ComputedColorTests {
  private func expect(
    _ css: String, is other: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (found, wanted) = (try Color(css: css), try Color(css: other))
    let (a, b) = (found.numbers(in: .xyzD65), wanted.numbers(in: .xyzD65))
    let distance = (a - b).dot(a - b).squareRoot()
    #expect(distance < 1e-6, "\(css) is \(found), not \(wanted)", sourceLocation: sourceLocation)
    #expect(abs(found.opacity - wanted.opacity) < 1e-6, "\(css)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))", "hsl(75 20% 30%)"),
    ("color-mix(in hsl, hsl(120deg 10% 20%), 25% hsl(30deg 30% 40%))", "hsl(97.5 15% 25%)"),
    ("color-mix(in hsl, hsl(120deg 10% 20%) 30%, hsl(30deg 30% 40%) 90%)", "hsl(52.5 25% 35%)"),
    ("color-mix(in hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%)", "hsl(52.5 25% 35% / 0.5)"),
    ("color-mix(in hsl, hsl(120deg 10% 20% / .4), hsl(30deg 30% 40% / .8))", "hsl(75 23.3333333% 33.3333333% / 0.6)"),
    ("color-mix(in hwb, hwb(120deg 10% 20%), hwb(30deg 30% 40%))", "hwb(75 20% 30%)"),
    ("color-mix(in lab, lab(10 20 30) 25%, lab(50 60 70))", "lab(40 50 60)"),
    ("color-mix(in lch, lch(10 20 30deg / .4), lch(50 60 70deg / .8))", "lch(36.6666667 46.6666667 50 / 0.6)"),
    ("color-mix(in oklch, oklch(0.1 0.2 30deg), oklch(0.5 0.6 70deg))", "oklch(0.3 0.4 50)"),
    ("color-mix(in srgb, color(srgb .1 .2 .3) 25%, color(srgb .5 .6 .7))", "color(srgb 0.4 0.5 0.6)"),
    ("color-mix(in display-p3, color(display-p3 .1 .2 .3), color(display-p3 .5 .6 .7))", "color(display-p3 .3 .4 .5)"),
    ("color-mix(in xyz, color(xyz .1 .2 .3 / .5), color(xyz .5 .6 .7))", "color(xyz .3666667 .4666667 .5666667 / .75)"),
    ("color-mix(in hsl, white, blue)", "hsl(240 50% 75%)"),
    ("color-mix(in srgb, red, transparent)", "rgb(255 0 0 / 0.5)"),
    ("color-mix(in oklab, red 30%, transparent)", "rgb(255 0 0 / 0.3)"),
    ("color-mix(red 100%, blue)", "red"),
    ("color-mix(in srgb, color-mix(in srgb, white, black), black)", "color(srgb .25 .25 .25)"),
  ])
  func `a mixture is what the standard computes`(css: String, other: String) throws {
    try expect(css, is: other)
  }

  @Test(arguments: [
    ("color-mix(in hsl, hsl(none 50% 50%), hsl(30 none 40%))", "hsl(30 50% 45%)"),
    ("color-mix(in oklch, oklch(none 0.1 20), oklch(0.5 none none))", "oklch(0.5 0.1 20)"),
    ("color-mix(in srgb, rgb(255 0 0 / none), rgb(0 0 255 / 0.5))", "rgb(127.5 0 127.5 / 0.5)"),
  ])
  func `a missing component is taken from the other colour`(css: String, other: String) throws {
    try expect(css, is: other)
  }

  @Test(arguments: [
    ("color-mix(in oklba, red, blue)", "oklba", "write one of srgb"),
    ("color-mix(in srgb, red)", ")", "',' is missing"),
    ("color-mix(in srgb, red 0%, blue 0%)", "red 0%, blue 0%", "no colour"),
    ("color-mix(in srgb, red 120%, blue)", "120%", "0%…100%"),
    ("color-mix(in srgb, red 50, blue)", "50", "0%…100%"),
  ])
  func `a text that cannot be computed is refused at its position`(css: String, offender: String, words: String) throws
  {
    let error = try #require(#expect(throws: SourceError.self) { try Color(css: css) })
    #expect(String(decoding: Array(css.utf8)[error.range], as: UTF8.self) == offender, "\(error.message)")
    #expect(error.message.contains(words), "\(error.message)")
  }

  @Test(arguments: [
    ("rgb(from red r g b)", "from"), ("color(from red srgb r g b)", "from"),
    ("rgb(max(1, 2) 0 0)", "max"), ("rgb(calc(1 + clamp(1, 2, 3)) 0 0)", "calc"),
    ("rgb(107 * 2, 0, 0)", "*"), ("hsl(20 - 5, 50%, 50%)", "-"),
    ("color-mix(in srgb, red calc(10% + 5%), blue)", "calc"),
    ("color-mix(in oklch longer hue, red, blue)", "longer"),
    ("color-mix(in oklab, rgb(from red r g b), blue)", "from"),
  ])
  func `what is right and not worked out is said to be so`(css: String, offender: String) throws {
    let error = try #require(#expect(throws: SourceError.self) { try Color(css: css) })
    #expect(error.isUnread && error.message.contains("not worked out here"))
    #expect(String(decoding: Array(css.utf8)[error.range], as: UTF8.self) == offender)
  }

  @Test func `nesting and length are limited`() {
    for opening in ["color-mix(in srgb, ", "rgb(calc("] {
      let deep = String(repeating: opening, count: 300)
      #expect(throws: SourceError.self) { try Color(css: deep) }
    }
    #expect(throws: SourceError.self) { try Color(css: String(repeating: "calc(", count: 5_000)) }
  }
}
